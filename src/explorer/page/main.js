/** Puts the page together: messages, buttons of the header, the address. */
"use strict";
(() => {
  const certigjk = (globalThis.certigjk ??= {});
  const { byId, copy } = certigjk.html;

  /** What is shown when the address names no scene: two polygons, a few steps. */
  const START = "a=-3,1;-1,3;1,3;0,0;-2,-1&b=3,-2;5,0;4,2;2,1";
  const PARTS = [
    "settings",
    "moves", // before the pictures, which draw what it says
    "plane",
    "edit",
    "difference",
    "space",
    "steps",
    "table",
    "subsets",
    "rove",
    "verdict",
    "finding",
    "files",
    "records",
    "points",
    "presets",
    "guide",
    "export",
  ];
  const INFO_MILLIS = 5000;

  let messageTimer = 0;

  /**
   * @param {string} text
   * @param {string} [kind] "info" goes by itself, "error" when a scene is shown, "broken" when it is closed
   */
  function message(text, kind = "info") {
    clearTimeout(messageTimer);
    const box = byId("message");
    box.className = kind;
    box.hidden = false;
    byId("message-text").textContent = text;
    if (kind === "info") {
      messageTimer = setTimeout(closeMessage, INFO_MILLIS);
    }
  }

  /** What was wrong with a scene matters no longer when another is there. */
  function closeError() {
    if (byId("message").className === "error") {
      closeMessage();
    }
  }

  function closeMessage() {
    clearTimeout(messageTimer);
    byId("message").hidden = true;
    byId("message-text").textContent = "";
  }

  // Buttons of the header.

  function share() {
    const address = location.href.split("#")[0] + "#" + certigjk.state.text();
    history.replaceState(null, "", address);
    copy(address, "the address of this scene");
  }

  function clear() {
    certigjk.state.set({ a: [], b: [], "shape-a": "", "shape-b": "" });
  }

  function random() {
    const seed = Math.floor(Math.random() * 2 ** 31);
    const dimension = certigjk.state.dimension();
    const { field, loop, sub } = certigjk.state.scene;
    const text = certigjk.core.random(seed, 8, dimension);
    certigjk.state.load(
      `${text}&field=${field}&loop=${loop}&sub=${sub}&grid=${certigjk.state.grid}`,
    );
  }

  function showUndo() {
    byId("undo").disabled = !certigjk.state.canUndo();
    byId("redo").disabled = !certigjk.state.canRedo();
  }

  /** Bodies in space are looked at, not drawn. */
  function settled() {
    closeError();
    document.documentElement.classList.toggle("in-space", certigjk.state.dimension() === 3);
  }

  function showTheme() {
    byId("theme").textContent = certigjk.theme.isDark() ? "Light" : "Dark";
  }

  /** Large text, and the whole screen where the browser grants it. */
  async function project() {
    const large = document.documentElement.classList.toggle("projected");
    byId("full-screen").setAttribute("aria-pressed", String(large));
    try {
      if (large && !document.fullscreenElement) {
        await document.documentElement.requestFullscreen();
      } else if (!large && document.fullscreenElement) {
        await document.exitFullscreen();
      }
    } catch (e) {
      // the text is large all the same
    }
    window.dispatchEvent(new Event("resize")); // the pictures and the header measure themselves
  }

  /** The header needs this many of its letters' heights for all its buttons. */
  const HEADER_REMS = 88;

  function fitHeader() {
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    document.documentElement.classList.toggle("compact", innerWidth < HEADER_REMS * rem);
  }

  /** The letters of a long caption on the whole screen are smaller, but not smaller than elsewhere. */
  const LEAST = 0.7;

  function fitCaption(caption) {
    const isCut = () => caption.scrollHeight > caption.clientHeight;
    caption.style.fontSize = "";
    if (document.documentElement.classList.contains("projected")) {
      const whole = parseFloat(getComputedStyle(caption).fontSize);
      for (let size = whole; size > LEAST * whole && isCut(); size--) {
        caption.style.fontSize = `${size - 1}px`;
      }
    }
    if (isCut()) {
      caption.tabIndex = 0; // who has no mouse scrolls with the keys
    } else {
      caption.removeAttribute("tabindex");
    }
  }

  function startCaptions() {
    for (const caption of [byId("plane-caption"), byId("step-caption")]) {
      const fit = () => fitCaption(caption);
      new MutationObserver(fit).observe(caption, { childList: true, characterData: true, subtree: true });
      new ResizeObserver(fit).observe(caption);
    }
  }

  function leftFullScreen() {
    if (!document.fullscreenElement && document.documentElement.classList.contains("projected")) {
      project();
    }
  }

  function openMenu(open) {
    byId("menu").setAttribute("aria-expanded", String(open));
    byId("actions").classList.toggle("open", open);
  }

  function startMenu() {
    const isOpen = () => byId("menu").getAttribute("aria-expanded") === "true";
    byId("menu").addEventListener("click", () => openMenu(!isOpen()));
    byId("actions").addEventListener("click", ({ target }) => {
      const pressedOften = target.closest("#undo, #redo") !== null;
      openMenu(isOpen() && pressedOften);
    });
    document.addEventListener("pointerdown", (event) => {
      if (!event.target.closest(".bar")) {
        openMenu(false);
      }
    });
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && isOpen()) {
        openMenu(false);
        byId("menu").focus();
      } else if (event.key === "Escape") {
        closeMessage();
      }
    });
  }

  function startButtons() {
    const actions = {
      "message-close": closeMessage,
      share,
      clear,
      random,
      undo: () => certigjk.state.undo(),
      redo: () => certigjk.state.redo(),
      theme: () => {
        certigjk.theme.toggle();
        showTheme();
      },
      "full-screen": project,
      "number-copy": () => copy(byId("number-text").value, "the whole number"),
    };
    for (const [id, action] of Object.entries(actions)) {
      byId(id).addEventListener("click", action);
    }
    byId("whole").addEventListener("click", () => {
      byId("whole").href = `index.html#${certigjk.state.text()}`;
    });
    certigjk.theme.system.addEventListener("change", showTheme);
    window.addEventListener("resize", fitHeader);
    fitHeader();
    document.addEventListener("fullscreenchange", leftFullScreen);
    certigjk.state.subscribe(showUndo);
    certigjk.state.subscribe((what) => what === "view" && settled());
    showTheme();
  }

  // The address.

  /** A scene that cannot be read leaves the last one, and its address, as they are. */
  function loadAddress({ newURL }) {
    const wanted = new URL(newURL).hash.slice(1); // meanwhile the page may have changed the address
    if (!certigjk.state.load(wanted)) {
      history.replaceState(null, "", "#" + certigjk.state.text());
    }
  }

  function startScene() {
    const wanted = location.hash.slice(1);
    if (!wanted || !certigjk.state.load(wanted)) {
      const fault = byId("message-text").textContent;
      certigjk.state.load(START);
      if (fault) {
        message(fault, "error");
      }
    }
    window.addEventListener("hashchange", loadAddress);
  }

  /** A part that fails takes no other with it. */
  function startPart(name) {
    try {
      certigjk[name].start();
    } catch (e) {
      console.error(e);
      const what = `The part “${name}” of this page did not start (${e.message}).`;
      message(`${what} Reload the page; if it stays so, the page is incomplete.`, "broken");
    }
  }

  certigjk.message = message;
  startButtons();
  startMenu();
  startCaptions();
  PARTS.forEach(startPart);
  showUndo();
  startScene();
})();
