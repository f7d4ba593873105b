/** The page under test: opens it in a fresh context that tolerates no error and no foreign request. */
import assert from 'node:assert/strict';
import {chromium} from 'playwright-core';
import {pathToFileURL} from 'node:url';
import {serve} from './server.mjs';

const folder = process.env.CERTIGJK_PAGE;

export const LAPTOP = {width: 1366, height: 768};
export const PHONE = {width: 360, height: 740};
export const TOUCH = {viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2};

/** Milliseconds after which nothing comes any more, on a busy machine, too. */
const PATIENCE = 600000;

/** Milliseconds, longer than the planes glide. */
const GLIDE = 300;

let browser;
let server;

/** Starts the browser and the file server. */
export async function start() {
  server = await serve(folder);
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM,
    chromiumSandbox: process.getuid?.() !== 0,
    timeout: PATIENCE,
  });
}

/** Ends both. */
export async function stop() {
  await browser?.close();
  server?.close();
}

/** A fresh context of the browser. */
export async function newContext(options) {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(PATIENCE);
  return context;
}

/** The address of a page, the explorer or another, with a scene or without. */
export function address(fragment = '', files = false, name = 'index.html') {
  const base = files ? pathToFileURL(`${folder}/${name}`).href : server.address + (name === 'index.html' ? '' : name);
  return fragment === '' ? base : `${base}#${fragment}`;
}

/**
 * Opens the explorer and gives it to a test; afterwards nothing may have gone wrong unseen.
 * @param {(explorer: Explorer) => Promise<void>} test
 * @param {{fragment?: string, files?: boolean} & object} [options] the rest is for the browser's context
 */
export function withExplorer(test, {fragment = '', files = false, ...options} = {}) {
  return watched(files, options, async (page, context) => {
    const explorer = new Explorer(page, context);
    await explorer.open(fragment, files);
    await test(explorer);
  });
}

/** Opens the chapter and gives it to a test; afterwards nothing may have gone wrong unseen. */
export function withChapter(test, {fragment = '', files = false, ...options} = {}) {
  return watched(files, {reducedMotion: 'reduce', ...options}, async (page, context) => {
    await page.goto(address(fragment, files, 'chapter.html'));
    await page.waitForFunction(() => document.documentElement.classList.contains('ready'));
    await test(page, context);
  });
}

/** Runs a test in a context of its own, and fails if meanwhile something went wrong in it. */
async function watched(files, options, test) {
  const context = await newContext({viewport: LAPTOP, acceptDownloads: true, ...options});
  const wrong = [];
  await guard(context, files, wrong);
  try {
    await test(await context.newPage(), context);
    assert.deepEqual(wrong, [], 'errors in the console, or requests that leave');
  } catch (error) {
    if (wrong.length > 0) {
      error.message += `\nand meanwhile: ${wrong.join('; ')}`;
    }
    throw error;
  } finally {
    await context.close();
  }
}

async function guard(context, files, wrong) {
  context.on('weberror', (error) => wrong.push(`uncaught: ${error.error().stack}`));
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      wrong.push(`console: ${message.text()}`);
    }
  });
  context.on('dialog', (dialog) => {
    wrong.push(`dialog: ${dialog.message()}`);
    dialog.dismiss();
  });
  const home = files ? pathToFileURL(`${folder}/`).href : server.address;
  await context.route('**/*', (route) => {
    const url = route.request().url();
    if (url.startsWith(home) || url.startsWith('data:') || url.startsWith('blob:')) {
      return route.continue();
    }
    wrong.push(`request: ${url}`);
    return route.abort();
  });
}

/** What a user does and sees. */
export class Explorer {
  constructor(page, context) {
    this.page = page;
    this.context = context;
    this.held = false;
    this.plane = page.locator('#plane');
    this.difference = page.locator('#difference');
    this.verdict = page.locator('#verdict');
    this.message = page.locator('#message');
    this.rows = page.locator('#iterations tbody tr');
  }

  async open(fragment = '', files = false) {
    await this.page.goto(address(fragment, files));
    await this.ready();
  }

  async ready() {
    await this.page.waitForFunction(() => globalThis.certigjk?.state?.view != null);
    await this.settled();
  }

  /** From now on time passes in the page when the test says so: however slow the machine, a double click is quick. */
  async holdTime() {
    await this.page.clock.install({time: 0});
    await this.page.clock.pauseAt(3600000);
    this.held = true;
  }

  /** Another page of the same context, whose time is the same. */
  async another() {
    const other = new Explorer(await this.context.newPage(), this.context);
    other.held = this.held;
    return other;
  }

  /** Waits for what the page does after a change: until it draws two frames alike. */
  async settled() {
    await (this.held ? this.page.clock.runFor(GLIDE) : this.page.evaluate(twoFramesAlike));
  }

  /** The scene, as the address has it. */
  text() {
    return this.page.evaluate(() => certigjk.state.text());
  }

  scene() {
    return this.page.evaluate(() => certigjk.state.scene);
  }

  view() {
    return this.page.evaluate(() => certigjk.state.view);
  }

  step() {
    return this.page.evaluate(() => certigjk.state.step);
  }

  /** The points of a body that are drawn. */
  points(body) {
    return this.plane.locator(`.point[data-body="${body}"]`);
  }

  point(body, index) {
    return this.plane.locator(`.point[data-body="${body}"][data-index="${index}"]`);
  }

  /** The middle of a point on the screen. */
  async centre(body, index) {
    return this.point(body, index).evaluate((g) => {
      const shape = g.querySelector('circle, rect, path, polygon') ?? g;
      const box = shape.getBoundingClientRect();
      return {x: box.x + box.width / 2, y: box.y + box.height / 2};
    });
  }

  /** A place in the plane by fractions of its width and height. */
  async place(right, down, svg = this.plane) {
    const box = await svg.boundingBox();
    return {x: box.x + right * box.width, y: box.y + down * box.height};
  }

  /** Goes back to the first step. */
  async rewind() {
    if (await this.page.locator('#first').isEnabled()) {
      await this.click('#first');
    }
  }

  /** Presses a button, which may stand in the menu. */
  async click(button) {
    const target = this.page.locator(button);
    if (!(await target.isVisible())) {
      await this.page.locator('#menu').click();
    }
    await target.click();
    await this.settled();
  }

  /** Chooses the body that new points join. */
  async join(body) {
    await this.page.locator(`#body-${body}`).evaluate((e) => (e.labels?.[0] ?? e).click());
  }

  async clickAt(right, down) {
    const {x, y} = await this.place(right, down);
    await this.page.mouse.click(x, y);
    await this.settled();
  }

  /** Drags with the mouse, in some moves as a hand does. */
  async drag(from, to, {moves = 5, drop = true} = {}) {
    const mouse = this.page.mouse;
    await mouse.move(from.x, from.y);
    await mouse.down();
    for (let i = 1; i <= moves; i++) {
      await mouse.move(from.x + ((to.x - from.x) * i) / moves, from.y + ((to.y - from.y) * i) / moves);
    }
    await this.settled();
    if (drop) {
      await mouse.up();
      await this.settled();
    }
  }

  /** What a button downloads, as text. */
  async download(button) {
    const [download] = await Promise.all([this.page.waitForEvent('download'), this.click(button)]);
    return {name: download.suggestedFilename(), text: await readStream(await download.createReadStream())};
  }

  /** Gives a file to the page. */
  async load(name, text) {
    await this.page.locator('#file').setInputFiles({name, mimeType: 'application/json', buffer: Buffer.from(text)});
  }

  /** Waits for the message that says what was wrong, and returns it. */
  async complaint() {
    await this.message.waitFor({state: 'visible'});
    return this.message.innerText();
  }

  /** What one reads; a minus sign as the command line writes it. */
  async visibleText(selector) {
    return plain(await this.page.locator(selector).innerText());
  }

  /** What one reads in each row of the table. */
  async rowTexts() {
    return (await this.rows.allInnerTexts()).map(plain);
  }
}

/** Runs in the page. */
function twoFramesAlike() {
  const drawn = () => ['plane', 'difference'].map((id) => document.getElementById(id).innerHTML).join();
  return new Promise((resolve) => {
    const watch = (before) =>
      requestAnimationFrame(() => {
        const now = drawn();
        if (now === before) {
          resolve();
        } else {
          watch(now);
        }
      });
    watch(null);
  });
}

function plain(text) {
  return text.trim().replaceAll('−', '-');
}

async function readStream(stream) {
  const parts = [];
  for await (const part of stream) {
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
