/** Sharing: the address holds the scene. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {withExplorer} from './explorer.mjs';

const SCENE = 'a=0,0;1,0;1/3,1&b=3,1/7;4,0;3,2&field=double&loop=strict-decrease&sub=johnson';

test('the copied address opens the same view on another page', () =>
  withExplorer(
    async (explorer) => {
      await explorer.holdTime();
      await explorer.click('#last');
      await explorer.click('#share');
      const link = await explorer.page.evaluate(() => navigator.clipboard.readText());
      assert.match(link, /#/);
      assert.match(await explorer.complaint(), /cop/i);

      const other = await explorer.another();
      await other.page.goto(link);
      await other.ready();
      assert.equal(await other.text(), await explorer.text());
      assert.equal(await other.step(), await explorer.step());
      assert.deepEqual(await other.view(), await explorer.view());
      assert.deepEqual(await other.rowTexts(), await explorer.rowTexts());
      assert.equal(await other.visibleText('#verdict'), await explorer.visibleText('#verdict'));
    },
    {fragment: SCENE, permissions: ['clipboard-read', 'clipboard-write']},
  ));

test('without the clipboard the address can still be copied', () =>
  withExplorer(async (explorer) => {
    await explorer.page.evaluate(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
    await explorer.click('#share');
    const offered = explorer.page.locator('#number-text');
    await offered.waitFor({state: 'visible'});
    assert.ok((await offered.inputValue()).endsWith(`#${await explorer.text()}`));
    assert.ok(await offered.evaluate((e) => e.selectionEnd - e.selectionStart === e.value.length), 'selected, to be copied');
  }));

test('the address keeps up with the scene; reload shows it again', () =>
  withExplorer(async (explorer) => {
    await explorer.drag(await explorer.centre('a', 0), await explorer.place(0.1, 0.9));
    const text = await explorer.text();
    await explorer.page.waitForFunction((t) => decodeURIComponent(location.hash.slice(1)) === t, text);
    await explorer.page.reload();
    await explorer.ready();
    assert.equal(await explorer.text(), text);
  }));

test('a fragment typed into the address is loaded, also one with escapes and with keys from elsewhere', () =>
  withExplorer(async (explorer) => {
    await hash(explorer, 'a=0,0&b=3,4&utm_source=x&step=0');
    await explorer.page.waitForFunction(() => certigjk.state.view?.exact.squaredDistance.exact.startsWith('25'));
    await hash(explorer, 'a=0%2C0&b=5%2C12');
    await explorer.page.waitForFunction(() => certigjk.state.view?.exact.squaredDistance.exact.startsWith('169'));
    await explorer.page.goBack();
    await explorer.settled();
    await explorer.ready();
  }));

test('a fragment typed while the page is busy and about to write the address is loaded', () =>
  withExplorer(async (explorer) => {
    await explorer.page.evaluate(() => {
      setTimeout(() => {
        location.hash = 'a=0,0&b=5,12';
      }, 149);
      certigjk.state.load('a=0,0&b=3,4'); // writes the address after 150 ms
      const end = performance.now() + 400;
      while (performance.now() < end);
    });
    await explorer.page.waitForFunction(() => certigjk.state.view.exact.squaredDistance.exact === '169');
  }));

/** Changes the fragment as a user does who types into the address bar. */
export async function hash(explorer, fragment) {
  await explorer.page.evaluate((f) => {
    location.hash = f;
  }, fragment);
  await explorer.settled();
}
