/** Bad addresses and bad files: a clear message, and what was there is still there. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {address, withExplorer} from './explorer.mjs';
import {hash} from './share.mjs';

const GOOD = 'a=0,0;1,0;1/2,1&b=3,0;4,1;3,2';

/** Fragments, and what the message must speak of. */
const FRAGMENTS = {
  'garbage': ['garbage', /./],
  'a number that is none': ['a=0,0;NaN,1&b=1,1', /NaN/],
  'infinity': ['a=Infinity,0&b=1,1', /Infinity/],
  'no b': ['a=0,0;1,1', /b/i],
  'one coordinate': ['a=0&b=1', /./],
  'a point too short': ['a=0,0;1&b=1,1', /./],
  'dimensions 3 and 2': ['a=0,0,0&b=1,1', /dimension|coordinates/i],
  'dimension 4': ['a=0,0,0,0&b=1,1,1,1', /dimension|coordinates/i],
  'a denominator 0': ['a=1/0,0&b=1,1', /1\/0|zero|0/],
  'a huge exponent': ['a=1e999999999,0&b=1,1', /1e9/],
  'an escape that is none': ['a=0,0&b=%ZZ', /%/],
  'no such field': ['a=0,0&b=1,1&field=quaternion', /quaternion/],
  'no such loop': ['a=0,0&b=1,1&loop=<img src=x onerror=alert(1)>', /<img src=x|loop/],
  'no such sub-algorithm': ['a=0,0&b=1,1&sub=__proto__', /__proto__|sub/],
  'a script': ['a=<script>alert(1)</script>&b=1,1', /script/],
  'a million characters': [`a=${'0,0;'.repeat(250000)}&b=1,1`, /./],
  'a number of a million digits': [`a=${'9'.repeat(1000000)},0&b=1,1`, /./],
  'too many points': [`a=${Array.from({length: 50000}, (_, i) => `${i},${i * i}`).join(';')}&b=1,1`, /./],
};

test('bad fragments', async (t) => {
  await withExplorer(async (explorer) => {
    const scene = await explorer.scene();
    const drawn = await explorer.rowTexts();
    for (const [name, [fragment, about]] of Object.entries(FRAGMENTS)) {
      await t.test(name, async () => {
        await hash(explorer, fragment);
        const said = await explorer.complaint();
        assert.match(said, about);
        assert.ok(said.length < 600, `a message of ${said.length} characters`);
        assert.deepEqual(await explorer.scene(), scene);
        assert.deepEqual(await explorer.rowTexts(), drawn);
        await dismiss(explorer);
      });
    }
    await explorer.page.waitForFunction((t) => decodeURIComponent(location.hash.slice(1)) === t, await explorer.text());
  }, {fragment: GOOD});
});

async function dismiss(explorer) {
  await explorer.message.locator('button').first().click();
  await explorer.message.waitFor({state: 'hidden'});
}

test('numbers far beyond what can be drawn are no error', async (t) => {
  const great = '1' + '0'.repeat(400);
  for (const fragment of [
    `a=${great}/1,0;${great}0/1,1&b=0,0`,
    `a=1/${great},0;2/${great},1/${great}&b=0,0&field=double`,
    'a=1e308,1e308;1e308,1.5e308&b=-1e308,-1e308;1e308,1e308&field=double&loop=van-den-bergen',
    `a=${great}/1,0,0;0,${great}/1,1&b=0,0,0`,
  ]) {
    await t.test(fragment.slice(0, 20), () =>
      withExplorer(
        async (explorer) => {
          await explorer.page.keyboard.press('End');
          assert.equal(await explorer.message.isVisible(), false);
          assert.match(await explorer.text(), /^a=1/);
        },
        {fragment},
      ),
    );
  }
});

test('a page opened with a bad fragment shows the start scene and says what is wrong', async () => {
  await withExplorer(async (explorer) => {
    for (const fragment of ['a=NaN,0&b=1,1', 'garbage', 'a=%E0%A4%A&b=1,1', '?&&&===', '%00', 'a=0,0&b=1,1&step=-3e9&grid=0/0']) {
      await explorer.page.goto('about:blank');
      await explorer.page.goto(address(fragment));
      await explorer.ready();
      if (!fragment.startsWith('a=0,0')) {
        assert.ok((await explorer.complaint()).length > 10, fragment);
      }
    }
  });
});

const pair = (a, b) => JSON.stringify({a, b});

/** Files, and what the message must speak of. */
const FILES = {
  'an empty file': ['', /empty|nothing|end/i],
  'white space': [' \n\n ', /./],
  'cut off': ['{"a":[[0,0],[1,', /./],
  'not JSON': ['solid cube\nfacet normal 0 0 0', /JSON/i],
  'an array': ['[1,2,3]', /./],
  'null': ['null', /./],
  'a string': ['"a=0,0&b=1,1"', /./],
  'no b': ['{"a":[[0,0]]}', /b/],
  'a is a number': ['{"a":7,"b":[[0,0]]}', /a/],
  'a is empty': [pair([], [[0, 0]]), /a/i],
  'a point is a number': ['{"a":[0,0],"b":[[0,0]]}', /./],
  'a coordinate is null': [pair([[0, null]], [[0, 0]]), /null|number/],
  'a coordinate is an object': [pair([[0, {}]], [[0, 0]]), /./],
  'a coordinate is true': [pair([[0, true]], [[0, 0]]), /true|number/],
  'a coordinate is a script': [pair([['<img src=x onerror=alert(1)>', 0]], [[0, 0]]), /img/],
  'dimensions 3 and 2': [pair([[0, 0, 0]], [[0, 0]]), /dimension|coordinates/i],
  'dimension 4': [pair([[0, 0, 0, 0]], [[0, 0, 0, 0]]), /dimension|coordinates/i],
  'dimension 1': [pair([[0]], [[1]]), /dimension|coordinates/i],
  'NaN': ['{"a":[[NaN,0]],"b":[[0,0]]}', /./],
  'NaN as text': [pair([['NaN', 0]], [[0, 0]]), /NaN/],
  'a name twice': ['{"a":[[0,0]],"a":[[1,1]],"b":[[0,0]]}', /./],
  'very deep': ['['.repeat(200000), /./],
  'too many points': [pair(Array.from({length: 50000}, (_, i) => [i, i * i]), [[0, 0]]), /./],
  'binary': ['\u0000\u0001\ufffd\u0007PNG', /./],
};

test('bad files', async (t) => {
  await withExplorer(async (explorer) => {
    const text = await explorer.text();
    for (const [name, [file, about]] of Object.entries(FILES)) {
      await t.test(name, async () => {
        await explorer.load('bad.json', file);
        const said = await explorer.complaint();
        assert.match(said, about);
        assert.ok(said.length < 600, `a message of ${said.length} characters`);
        assert.equal(await explorer.text(), text);
        await dismiss(explorer);
      });
    }
  }, {fragment: GOOD});
});

test('names and texts from files and addresses are text, not markup', () =>
  withExplorer(async (explorer) => {
    const evil = '<img src=x onerror="globalThis.hacked = true"><script>globalThis.hacked = true</script>';
    await explorer.load(`${evil}.json`, JSON.stringify({id: evil, name: evil, a: [[0, 0]], b: [[1, 1]], source: evil}));
    await explorer.page.waitForFunction(() => certigjk.state.scene.a.length === 1);
    await explorer.load(`${evil}.json`, JSON.stringify({id: evil, a: [[evil, 0]], b: [[1, 1]]}));
    await explorer.complaint();
    await hash(explorer, `a=0,0&b=1,1&loop=${encodeURIComponent(evil)}&${encodeURIComponent(evil)}=1`);
    await explorer.complaint();
    assert.equal(await explorer.page.evaluate(() => globalThis.hacked), undefined);
    assert.equal(await explorer.page.locator('img[src=x]').count(), 0);
  }, {fragment: GOOD}));

test('more than one record in a file: the first is shown, and the page says so', () =>
  withExplorer(async (explorer) => {
    await explorer.holdTime();
    const lines = [pair([[0, 0]], [[3, 4]]), pair([[0, 0]], [[5, 12]])].join('\n');
    await explorer.load('two.jsonl', lines);
    await explorer.page.waitForFunction(() => certigjk.state.view.exact.squaredDistance.exact === '25');
    assert.match(await explorer.complaint(), /first|2/);
  }, {fragment: GOOD}));
