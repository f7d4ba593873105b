/** Saving, loading and exporting. */
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {certigjk, shown} from './cli.mjs';
import {withExplorer} from './explorer.mjs';

const exports = path.join(process.env.CERTIGJK_HOME, 'target/explorer/exports');

test('what the command line prints is loaded; saved and loaded again it is the same, byte for byte', () =>
  withExplorer(async (explorer) => {
    const pair = '{"id":"seven","a":[["1/3","0"],["0","1/7"],["-2","-1"]],"b":[["3","1/2"],["4","4"]]}\n';
    const printed = certigjk(['distance', '-'], pair).out;
    await explorer.load('answer.json', printed);
    const square = JSON.parse(printed).squaredDistance;
    await explorer.page.waitForFunction((s) => certigjk.state.view.exact.squaredDistance.exact === s, shown(square));
    const first = await explorer.download('#save');
    assert.match(first.name, /\.jsonl?$/);
    await explorer.page.evaluate(() => certigjk.state.load('a=0,0&b=1,1'));
    await explorer.load(first.name, first.text);
    await explorer.page.waitForFunction((s) => certigjk.state.view.exact.squaredDistance.exact === s, shown(square));
    const second = await explorer.download('#save');
    assert.equal(second.text, first.text);
    assert.deepEqual(JSON.parse(second.text).a, JSON.parse(printed).a);
    const check = certigjk(['check', '-'], second.text);
    assert.equal(check.code, 0, check.err);
    await explorer.click('#undo');
    await explorer.click('#undo');
  }));

test('numbers keep every digit on the way through the page', () =>
  withExplorer(async (explorer) => {
    const exact = ['1/147808829414345923316083210206383297601', '123456789012345678901234567891/7'];
    await explorer.load('big.json', JSON.stringify({a: [exact], b: [['0x1.8p1', 0.1]]}));
    await explorer.page.waitForFunction((e) => certigjk.state.scene.a[0][0] === e, exact[0]);
    const {text} = await explorer.download('#save');
    assert.deepEqual(JSON.parse(text).a, [exact]);
    assert.deepEqual(JSON.parse(text).b, [[3, 0.1]]);
    assert.equal(certigjk(['check', '-'], text).code, 0);
  }));

test('a file that is dropped on the page is loaded', () =>
  withExplorer(async (explorer) => {
    const data = await explorer.page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['{"a":[[0,0]],"b":[[6,8]]}'], 'pair.json', {type: 'application/json'}));
      return transfer;
    });
    await explorer.page.dispatchEvent('body', 'dragover', {dataTransfer: data});
    await explorer.page.dispatchEvent('body', 'drop', {dataTransfer: data});
    await explorer.page.waitForFunction(() => certigjk.state.view.exact.squaredDistance.exact === '100');
  }));

test('export: a picture that other programs draw, too', () =>
  withExplorer(async (explorer) => {
    const {name, text} = await explorer.download('#export');
    assert.match(name, /\.svg$/);
    mkdirSync(exports, {recursive: true});
    const file = path.join(exports, name);
    writeFileSync(file, text);
    await drawnAlone(explorer, file, text);
  }));

/** The file is XML, names nothing outside, and is drawn with colours by Chromium and by librsvg where that is. */
async function drawnAlone(explorer, file, text) {
  const problems = await explorer.page.evaluate((svg) => {
    const wrong = [];
    const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    if (root.nodeName !== 'svg') wrong.push(`not an SVG: ${root.textContent.slice(0, 200)}`);
    if (!root.getAttribute('viewBox') || !root.getAttribute('width')) wrong.push('no viewBox or width');
    if (!root.querySelector('title')) wrong.push('no title');
    if (/var\(|href="http|<script|url\((?!#|"#|'#)/.test(svg)) wrong.push('it needs something outside');
    return wrong;
  }, text);
  assert.deepEqual(problems, []);
  const picture = file.replace(/\.svg$/, '.png');
  const run = spawnSync('rsvg-convert', ['-o', picture, file], {encoding: 'utf8'});
  if (run.error === undefined) {
    assert.equal(run.status, 0, run.stderr);
  }
  writeFileSync(file.replace(/\.svg$/, '.chromium.png'), await screenshotOf(explorer, text));
}

async function screenshotOf(explorer, svg) {
  const colours = await explorer.page.evaluate(async (text) => {
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = 400;
    canvas.height = Math.round((400 * image.height) / image.width);
    const g = canvas.getContext('2d');
    g.drawImage(image, 0, 0, canvas.width, canvas.height);
    const data = g.getImageData(0, 0, canvas.width, canvas.height).data;
    const seen = new Set();
    for (let i = 0; i < data.length; i += 4) {
      seen.add(`${data[i] >> 5},${data[i + 1] >> 5},${data[i + 2] >> 5},${data[i + 3] >> 7}`);
    }
    return {count: seen.size, png: canvas.toDataURL('image/png')};
  }, svg);
  assert.ok(colours.count >= 4, `${colours.count} colours`);
  return Buffer.from(colours.png.split(',')[1], 'base64');
}
