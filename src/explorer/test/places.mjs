/** Where the page is opened: from a file, without a network, without storage, without script. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {address, newContext, withExplorer} from './explorer.mjs';

test('from a file, without any server', () =>
  withExplorer(async (explorer) => {
    assert.ok((await explorer.rows.count()) >= 2);
    await explorer.drag(await explorer.centre('a', 0), await explorer.place(0.1, 0.9));
    await explorer.page.waitForFunction((t) => decodeURIComponent(location.hash.slice(1)) === t, await explorer.text());
    await explorer.load('pair.json', '{"a":[[0,0]],"b":[[6,8]]}');
    await explorer.page.waitForFunction(() => certigjk.state.view.exact.squaredDistance.exact === '100');
  }, {files: true}));

test('once loaded it needs no network', () =>
  withExplorer(async (explorer) => {
    await explorer.context.setOffline(true);
    await explorer.click('#random');
    await explorer.click('#undo'); // a drawn run may have a single step
    await explorer.click('#last');
    await explorer.click('#guide');
    await explorer.page.keyboard.press('Escape');
    await explorer.download('#save');
    assert.ok((await explorer.rows.count()) >= 1);
  }));

test('where nothing can be stored it works, too', () =>
  withExplorer(async (explorer) => {
    await explorer.context.addInitScript(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await explorer.page.reload();
    await explorer.ready();
    await explorer.click('#theme');
  }));

test('without script the page says what is missing', () =>
  withExplorer(async () => {
    const context = await newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto(address());
    assert.match(await page.locator('body').innerText(), /JavaScript/);
    await context.close();
  }));

test('the page allows no script but its own', () =>
  withExplorer(async (explorer) => {
    const policy = await explorer.page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
    assert.match(policy, /(default|script)-src 'self'/);
    assert.doesNotMatch(policy, /script-src[^;]*unsafe/);
    assert.equal(await explorer.page.locator('script:not([src])').count(), 0);
    assert.equal(await explorer.page.evaluate(() => [...document.querySelectorAll('*')].filter((e) => [...e.attributes].some((a) => a.name.startsWith('on'))).length), 0);
  }));

test('every link leads to something that is there', () =>
  withExplorer(async (explorer) => {
    const links = await explorer.page.locator('a[href]').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    for (const link of links.filter((l) => !l.startsWith('#') && !/^https?:/.test(l))) {
      const {existsSync} = await import('node:fs');
      const {default: path} = await import('node:path');
      const target = path.join(process.env.CERTIGJK_HOME, 'docs/explorer', link.split('#')[0]);
      assert.ok(existsSync(target), link);
    }
  }));
