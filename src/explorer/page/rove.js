/** One tab stop for many buttons: Tab comes to one of them, the arrow keys go to the others. */
"use strict";
(() => {
  const certigjk = (globalThis.certigjk ??= {});
  const { byId } = certigjk.html;

  /** What has more buttons than one wants to press Tab. */
  const CONTAINERS = ["actions", "plane-view", "difference-view", "iterations", "johnson"];

  /** @param {HTMLElement} container */
  const buttons = (container) => [...container.querySelectorAll("button:not(:disabled)")];

  /** Makes a button the only one that Tab comes to. */
  function only(container, stop) {
    container.querySelectorAll("button").forEach((button) => {
      button.tabIndex = button === stop ? 0 : -1;
    });
  }

  /** After a change: the stop stays if it is still there. */
  function renew(container) {
    const all = buttons(container);
    const fresh = all.filter((button) => button.tabIndex === 0);
    if (all.length > 0 && fresh.length !== 1) {
      only(container, all[0]);
    }
  }

  const middle = (button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  };

  /** @returns {HTMLElement|undefined} the nearest button of those above (−1) or below (1), sideways counting less than up and down */
  function vertically(all, from, sign) {
    const here = middle(from);
    const half = from.offsetHeight / 2;
    const away = (button) => {
      const { x, y } = middle(button);
      const down = sign * (y - here.y);
      return down > half ? 8 * down + Math.abs(x - here.x) : Infinity;
    };
    const best = all.map((button) => ({ button, distance: away(button) })).reduce((a, b) => (b.distance < a.distance ? b : a));
    return best.distance < Infinity ? best.button : undefined;
  }

  /** @param {KeyboardEvent} event */
  function key(event, container) {
    const all = buttons(container);
    const i = all.indexOf(event.target);
    const moves = {
      ArrowLeft: () => all[i - 1],
      ArrowRight: () => all[i + 1],
      ArrowUp: () => vertically(all, all[i], -1),
      ArrowDown: () => vertically(all, all[i], 1),
      Home: () => all[0],
      End: () => all[all.length - 1],
    };
    if (i < 0 || !Object.hasOwn(moves, event.key) || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    event.preventDefault(); // here the keys do not mean steps
    const next = moves[event.key]();
    if (next) {
      only(container, next);
      next.focus();
    }
  }

  function start() {
    for (const container of CONTAINERS.map(byId)) {
      container.addEventListener("keydown", (event) => key(event, container));
      container.addEventListener("focusin", ({ target }) => target.matches("button") && only(container, target));
      const watch = { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] };
      new MutationObserver(() => renew(container)).observe(container, watch);
      renew(container);
    }
  }

  certigjk.rove = { start };
})();
