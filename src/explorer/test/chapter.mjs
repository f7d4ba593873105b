/** The chapter: every screen is whole on every screen, by keyboard and by pointer, in the light and in the dark. */
import assert from 'node:assert/strict';
import {mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {TOUCH, withChapter} from './explorer.mjs';
import {faintTexts, notReachable, tooWide} from './sight.mjs';

const home = process.env.CERTIGJK_HOME;
const screenshots = path.join(home, 'target/explorer/screenshots');
mkdirSync(screenshots, {recursive: true});

const LOOKS = [[{width: 1280, height: 720}, 'dark'], [{width: 1920, height: 1080}, 'light']];
const SYMBOLS = ['Δ', 'λ', 'μ', 'W', 'v', 's', 'H'];

const ids = (page) => page.evaluate(() => certigjk.chapter.screens.map(({id}) => id));

/** Turns to a screen. */
export async function turn(page, id) {
  await page.evaluate((name) => {
    location.hash = name;
  }, id);
  await page.locator(`#${id}.current`).waitFor();
}

/** Predicts; which: the index of the choice, the right one unless it is given. */
export async function predict(page, id, which) {
  const box = page.locator(`#${id} .predict`);
  const right = which ?? Number(await box.getAttribute('data-right'));
  await box.locator('> div button').nth(right).click();
}

/** Runs in the page: what of the current screen is cut off, empty, or no number. */
function broken() {
  const section = document.querySelector('.screen.current');
  const wrong = [];
  const inside = (e, around, name) => {
    const box = e.getBoundingClientRect();
    const least = around.getBoundingClientRect();
    if (box.width > 0 && (box.left < least.left - 1 || box.right > least.right + 1 || box.top < least.top - 1 || box.bottom > least.bottom + 1)) {
      wrong.push(`${name} sticks out: ${e.textContent.trim().slice(0, 50)}`);
    }
  };
  for (const name of ['.words', '.figure', '.readout', '.predict']) {
    const e = section.querySelector(name);
    if (e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1) {
      wrong.push(`${name} is cut off: ${e.scrollWidth} × ${e.scrollHeight} in ${e.clientWidth} × ${e.clientHeight}`);
    }
  }
  section.querySelectorAll('.words > *, math').forEach((e) => inside(e, section.querySelector(e.closest('.words') ? '.words' : '.figure'), e.tagName));
  section.querySelectorAll('.readout, .readout *').forEach((e) => inside(e, section.querySelector('.figure'), e.tagName));
  section.querySelectorAll('svg text').forEach((e) => inside(e, e.closest('svg'), 'a label'));
  for (const svg of section.querySelectorAll('svg')) {
    const {width, height} = svg.getBoundingClientRect();
    if (width < 250 || height < 250) wrong.push(`a picture of ${width} × ${height}`);
  }
  if (section.querySelectorAll('math').length === 0 || [...section.querySelectorAll('math')].some((m) => m.checkVisibility() && m.getBoundingClientRect().width < 4)) {
    wrong.push('a formula is missing');
  }
  const words = section.innerText;
  for (const bad of ['undefined', 'NaN', 'null', '[object', 'Infinity']) {
    if (words.includes(bad)) wrong.push(`it says ${bad}`);
  }
  return wrong;
}

for (const [viewport, colorScheme] of LOOKS) {
  test(`chapter, ${viewport.width} × ${viewport.height}, ${colorScheme}: nothing is cut off, before and after the prediction`, () =>
    withChapter(async (page) => {
      const wrong = [];
      const look = async (id, state) => {
        wrong.push(...(await page.evaluate(broken)).map((what) => `${id}, ${state}: ${what}`));
        wrong.push(...(await page.evaluate(faintTexts)).map((what) => `${id}, ${state}, faint: ${what}`));
        await page.screenshot({path: path.join(screenshots, `chapter-${viewport.width}-${colorScheme}-${id}-${state}.png`)});
      };
      for (const id of await ids(page)) {
        await turn(page, id);
        await look(id, 'before');
        await page.locator(`#${id} summary`).click();
        await predict(page, id);
        await look(id, 'after');
        const empty = await page.locator(`#${id} [data-n]`).evaluateAll((all) => all.filter((e) => /^[?…]?$/.test(e.textContent)).map((e) => e.dataset.n));
        wrong.push(...empty.map((name) => `${id}: nothing is said of ${name}`));
        const slider = page.locator(`#${id} .steps input`);
        for (let step = (await slider.count()) > 0 ? Number(await slider.getAttribute('max')) : -1; step >= 0; step--) {
          await slider.fill(String(step));
          wrong.push(...(await page.evaluate(broken)).map((what) => `${id}, step ${step}: ${what}`));
        }
      }
      assert.deepEqual(wrong, []);
    }, {viewport, colorScheme}));
}

test('chapter: ten to twelve screens, each with a prediction, a question and its answer', () =>
  withChapter(async (page) => {
    const all = await ids(page);
    assert.ok(all.length >= 10 && all.length <= 12, `${all.length} screens`);
    assert.equal(await page.locator('main > .screen').count(), all.length);
    for (const id of all) {
      assert.equal(await page.locator(`#${id} .predict .reveal`).count(), 1, id);
      assert.equal(await page.locator(`#${id} details > summary`).count(), 1, id);
      assert.equal(await page.locator(`#${id} details > p`).count(), 1, id);
    }
  }));

test('chapter: pages turn, predictions open, symbols explain themselves and points move, all by the keyboard', () =>
  withChapter(async (page) => {
    const keyboard = page.keyboard;
    await keyboard.press('ArrowRight');
    assert.equal(await page.locator('.current').getAttribute('id'), 'support');
    const focused = () => page.evaluate(() => document.activeElement.textContent.trim());
    for (let k = 0; k < 12 && (await focused()) !== 'a₁'; k++) {
      await keyboard.press('Tab');
    }
    await keyboard.press('Enter');
    assert.match(await page.locator('#support .predict').innerText(), /Not so\. It is a₂/);
    await page.locator('#support .handle').focus();
    await keyboard.press('ArrowLeft');
    assert.match(await page.locator('#support .readout').innerText(), /d = \(1,\s1\)/);
    assert.equal(await page.locator('.current').getAttribute('id'), 'support', 'the arrow moved the point, not the page');
    await page.locator('#symbol-bar button').first().focus();
    await keyboard.press('Enter');
    assert.match(await page.locator('#definition').innerText(), /^A, the first body/);
    await keyboard.press('Escape');
    assert.equal(await page.locator('#definition').isVisible(), false);
    await keyboard.press('PageDown');
    await page.locator('#difference .steps input').focus();
    await keyboard.press('ArrowRight');
    assert.match(await page.locator('#difference .steps output').innerText(), /^1: a₀/);
    await keyboard.press('Shift+Tab');
    await keyboard.press('PageUp');
    assert.equal(await page.locator('.current').getAttribute('id'), 'support');
  }));

test('chapter: a wrong prediction is told from a right one, and the answer comes after it only', () =>
  withChapter(async (page) => {
    for (const id of await ids(page)) {
      await turn(page, id);
      assert.equal(await page.locator(`#${id} .reveal`).isVisible(), false, id);
      const right = Number(await page.locator(`#${id} .predict`).getAttribute('data-right'));
      await predict(page, id, right === 0 ? 1 : 0);
      assert.match(await page.locator(`#${id} .reveal`).innerText(), /^Not so\./, id);
      await predict(page, id, right);
      assert.match(await page.locator(`#${id} .reveal`).innerText(), /^Right\./, id);
      assert.equal(await page.locator(`#${id} .predict .right`).count(), 1, id);
    }
  }));

test('chapter: each symbol is explained within one click of where it stands', () =>
  withChapter(async (page) => {
    const met = new Set();
    for (const id of await ids(page)) {
      await turn(page, id);
      const used = await page.locator(`#${id} [data-term]`).evaluateAll((all) => [...new Set(all.map((e) => e.dataset.term))]);
      const offered = await page.locator('#symbol-bar button').allInnerTexts();
      assert.deepEqual([...used].sort(), [...offered].sort(), id);
      for (const symbol of offered) {
        met.add(symbol);
        await page.locator('#symbol-bar button').filter({hasText: symbol}).click();
        assert.ok((await page.locator('#definition').innerText()).startsWith(`${symbol}, `), symbol);
      }
      const seen = page.locator(`#${id} .words [data-term]:visible`).first();
      const symbol = await seen.getAttribute('data-term');
      await seen.click();
      assert.ok((await page.locator('#definition').innerText()).startsWith(`${symbol}, `), `${id}: ${symbol} in the text`);
      await page.keyboard.press('Escape');
    }
    for (const symbol of SYMBOLS) {
      assert.ok(met.has(symbol), symbol);
    }
  }));

test('chapter: words light up with the points they speak of, and points with their words', () =>
  withChapter(async (page) => {
    const lit = () => page.locator('#difference .lit').evaluateAll((all) => [...new Set(all.map((e) => e.dataset.key))].sort());
    await page.locator('#difference .key', {hasText: 'a₃ − b₃'}).hover();
    assert.deepEqual(await lit(), ['a3', 'b3', 'd33']);
    assert.ok((await page.locator('#difference svg .lit').count()) >= 3);
    await page.locator('#difference svg .corner.a').nth(3).hover();
    assert.deepEqual(await lit(), ['a3']);
    assert.equal(await page.locator('#difference .words .lit').count(), 1);
  }, {fragment: 'difference'}));

test('chapter: dragging a handle moves it', () =>
  withChapter(async (page) => {
    await predict(page, 'triangle');
    const before = await page.locator('#triangle .readout').innerText();
    const box = await page.locator('#triangle .handle .ring').boundingBox();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x - 120, box.y + 60, {steps: 4});
    await page.mouse.up();
    const after = await page.locator('#triangle .readout').innerText();
    assert.notEqual(after, before);
    assert.match(after, /accepted/);
  }, {fragment: 'triangle'}));

test('chapter: opens from a file, on the screen that the address names', () =>
  withChapter(async (page) => {
    assert.equal(await page.locator('.current').getAttribute('id'), 'certificate');
    assert.match(await page.locator('#certificate .readout').innerText(), /5\/2 at a₂/);
  }, {files: true, fragment: 'certificate'}));

for (const [name, options] of Object.entries({phone: TOUCH, tablet: {...TOUCH, viewport: {width: 820, height: 1180}}})) {
  test(`chapter, ${name}: nothing is wider than the screen, every control can be reached`, () =>
    withChapter(async (page) => {
      for (const id of await ids(page)) {
        await turn(page, id);
        await predict(page, id);
        assert.deepEqual(await page.evaluate(tooWide), [], id);
        assert.deepEqual((await page.evaluate(notReachable, 24)).filter((what) => !/^\d+ is/.test(what)), [], id);
        await page.screenshot({path: path.join(screenshots, `chapter-${name}-${id}.png`), fullPage: true});
      }
    }, options));
}

test('chapter: on paper all screens are there, with their answers', () =>
  withChapter(async (page) => {
    await page.emulateMedia({media: 'print'});
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    for (const id of await ids(page)) {
      for (const part of ['h2', '.reveal', 'details p', 'svg >> nth=0', '.readout']) {
        assert.ok(await page.locator(`#${id} ${part}`).first().isVisible(), `${id} ${part}`);
      }
    }
  }));

test('chapter: its own scripts are under 40 kB, and the explorer does not load them', () =>
  withChapter(async (page) => {
    const sizes = await page.evaluate(() => performance.getEntriesByType('resource').filter(({name}) => name.endsWith('.js')).map(({name, decodedBodySize}) => [name.split('/').pop(), decodedBodySize]));
    const own = sizes.filter(([name]) => name.startsWith('chapter')).reduce((sum, [, size]) => sum + size, 0);
    assert.ok(own > 0 && own < 40000, `${own} bytes`);
    assert.doesNotMatch(readFileSync(path.join(process.env.CERTIGJK_PAGE, 'index.html'), 'utf8'), /src="chapter/);
  }));

test('chapter: what it says of the papers stands in the ledger', () =>
  withChapter(async (page) => {
    const ledger = readFileSync(path.join(home, 'docs/papers.md'), 'utf8');
    const counts = [...ledger.matchAll(/^\| 00\d, [^|]+\|([\d |]+)\|$/gm)].map(([, row]) => row.split('|').map(Number));
    const sum = (column) => counts.reduce((total, row) => total + row[column], 0);
    assert.equal(counts.length, 5);
    const words = (await page.locator('#papers .words').innerText()).replace(/\s+/g, ' ');
    const unasserted = ledger.slice(ledger.indexOf('\n## 000')).match(/^\|[^|]*\| \*(cited|assumed):\*[^|]*\| \*\*no\*\*/gm);
    assert.ok(words.includes(`has ${sum(0)} claims of five documents: ${sum(3)} are false (${unasserted.length} of them the authors only cite or assume), ${sum(4)} hold once corrected`), words);
    const first = ledger.slice(0, ledger.indexOf('\n## 000'));
    assert.match(first, /\| 003, section 5, step 14 [^\n]*\*cited:\*.*\*\*no\*\*.*\(−2,−2\), \(0,−2\), \(2,1\).*closer of the edges XZ and ZY/);
    assert.match(first, /\| 001, section 2 \| X is the largest of the subsets [^\n]*\*\*no\*\*: for Y = \{\(−1, 2\), \(1, 2\), \(0, 1\)\}[^\n]*condition \(ii\) of the same section/);
    assert.match(ledger, /\| step 4 \| \*misprint:\* [^\n]*\*\*as corrected\*\*: with −d for d as a factor on both sides[^\n]*always holds and returns the first point: for M = \{\(−1, 1\), \(1, 1\)\} at squared distance 2 instead of 1/);
  }, {fragment: 'papers'}));
