/** The colours: as the system has them, or the others. Runs before the first paint. */
"use strict";
(() => {
  const certigjk = (globalThis.certigjk ??= {});
  const KEY = "certigjk.theme";

  const system = matchMedia("(prefers-color-scheme: dark)");

  let choice = stored();

  /** @returns {string|null} what was chosen at an earlier visit */
  function stored() {
    try {
      return localStorage.getItem(KEY);
    } catch (e) {
      return null; // a page from a file, or storage switched off
    }
  }

  function store() {
    try {
      localStorage.setItem(KEY, choice);
    } catch (e) {
      // it holds for this visit only
    }
  }

  /** @returns {boolean} whether dark colours are shown */
  const isDark = () => document.documentElement.dataset.theme === "dark";

  /** Shows what was chosen; anything else than light and dark means: as the system. */
  function apply() {
    const own = choice === "light" || choice === "dark";
    document.documentElement.dataset.theme = own ? choice : system.matches ? "dark" : "light";
  }

  /** Shows the other colours; the choice of what the system has means: as the system, from now on. */
  function toggle() {
    const dark = !isDark();
    choice = dark === system.matches ? "auto" : dark ? "dark" : "light";
    store();
    apply();
  }

  /** In a frame of another page the address may ask for the pictures only. */
  document.documentElement.classList.toggle("embedded", new URLSearchParams(location.search).has("embed"));

  apply();
  system.addEventListener("change", apply);
  certigjk.theme = { isDark, toggle, system };
})();
