/** What can be seen of a page: what sticks out, what cannot be reached, what is too faint, what is cut off. */

/** Runs in the page: elements that stick out of the window to the right, and that nothing clips, if the page scrolls sideways. */
export function tooWide() {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) {
    return [];
  }
  const clipped = (e) => {
    const around = e.parentElement?.closest('*');
    return around != null && around !== document.body && (getComputedStyle(around).overflowX !== 'visible' || clipped(around));
  };
  return [...document.querySelectorAll('body *')]
    .filter((e) => e.getBoundingClientRect().right > width + 0.5 && !clipped(e))
    .map((e) => `${e.tagName.toLowerCase()}#${e.id}.${e.getAttribute('class')} up to ${e.getBoundingClientRect().right} of ${width}`)
    .slice(0, 10)
    .concat('the page scrolls sideways');
}

/** Runs in the page: controls that are too small, covered, or outside even after scrolling to them. */
export function notReachable(least) {
  for (const details of document.querySelectorAll('details')) {
    details.open = true;
  }
  const wrong = [];
  for (const e of document.querySelectorAll('button, select, input, a[href], summary')) {
    if (!e.checkVisibility({visibilityProperty: true}) || e.disabled || e.closest('dialog:not([open])')) {
      continue;
    }
    const target = ['radio', 'checkbox', 'file'].includes(e.type) ? (e.labels?.[0] ?? e) : e;
    target.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
    const {x, y, width, height} = target.getBoundingClientRect();
    const name = e.id || e.textContent.trim();
    const inText = e.matches('p a, li a, dd a');
    if (!inText && (width < least || height < least)) {
      wrong.push(`${name} is ${Math.round(width)} × ${Math.round(height)}`);
    }
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    if (top === null || !(target.contains(top) || top.contains(target) || e.contains(top))) {
      wrong.push(`${name} is covered by ${top?.tagName} ${top?.id ?? ''}`);
    }
  }
  return wrong;
}

/** Runs in the page: the visible texts with too little contrast. */
export function faintTexts() {
  const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
  const rgba = (colour) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = ([r, g, b, a], [R, G, B]) => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1];
  const luminance = (colour) => {
    const [r, g, b] = colour.map((c) => c / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const behind = (e) => (e === null ? [255, 255, 255, 1] : over(rgba(getComputedStyle(e).backgroundColor), behind(e.parentElement)));
  const opacity = (e) => (e === null ? 1 : parseFloat(getComputedStyle(e).opacity) * opacity(e.parentElement));

  const faint = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const e = texts.currentNode.parentElement;
    const text = texts.currentNode.textContent.trim();
    const hidden = !e.checkVisibility({visibilityProperty: true}) || e.closest('script, style, noscript, :disabled, [aria-hidden=true]');
    if (text === '' || hidden || opacity(e) < 0.05) {
      continue;
    }
    const style = getComputedStyle(e);
    const isSvg = e instanceof SVGElement;
    const ground = behind(e);
    const [r, g, b, a] = rgba(isSvg ? style.fill : style.color);
    const [one, two] = [luminance(over([r, g, b, a * opacity(e)], ground)), luminance(ground)];
    const contrast = (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
    const size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && parseInt(style.fontWeight, 10) >= 700);
    if (contrast < (large ? 3 : 4.5)) {
      faint.push(`${contrast.toFixed(2)}: ${text.slice(0, 40)} (${e.tagName} ${e.getAttribute('class') ?? e.id})`);
    }
  }
  return faint;
}

/** Runs in the page: the captions that are cut off, of all steps, each text once for an example. */
export async function captionsAndPictures() {
  const clipped = [];
  let steps = 0;
  const captions = ['plane-caption', 'step-caption'].map((id) => document.getElementById(id));
  const sizes = [];
  for (const {id, scene} of certigjk.presetData.presets) {
    certigjk.state.load(scene, {step: 0});
    const seen = new Set();
    const {words} = JSON.parse(certigjk.core.words(certigjk.state.view.scene, 0, certigjk.state.states().length));
    for (const [k, {sentences}] of words.entries()) {
      const text = sentences.map((sentence) => sentence.text).join(' ');
      if (seen.has(text)) {
        continue; // of a loop that goes on for ever
      }
      seen.add(text);
      certigjk.state.set({step: k});
      await null; // the page looks at what has changed before it is drawn
      steps++;
      for (const caption of captions) {
        if (caption.scrollHeight > caption.clientHeight) {
          clipped.push(`${id}, step ${k}, ${caption.id}: ${caption.scrollHeight} in ${caption.clientHeight}`);
        }
      }
      for (const svg of document.querySelectorAll('.pane > svg')) {
        const {width, height} = svg.getBoundingClientRect();
        sizes.push([Math.round(width), Math.round(height)]);
      }
    }
  }
  const least = [0, 1].map((axis) => Math.min(...sizes.map((size) => size[axis])));
  return {steps, clipped, least};
}
