/** What files.js makes of the texts of files. */
import assert from 'node:assert/strict';
import {createRequire} from 'node:module';
import {test} from 'node:test';

const require = createRequire(import.meta.url);
require('../page/json.js');
require('../page/files.js');
const {read} = globalThis.certigjk.files;
const {parse, Numeral} = globalThis.certigjk.json;

const scene = (text) => {
  const found = read(text);
  assert.equal(found.error, undefined);
  return found.scene;
};
const error = (text) => read(text).error;

test('a pair: numerals keep their spelling', () => {
  assert.equal(scene('{"a":[[0,-1.50]],"b":[["1/3",1e-400],[12345678901234567890,"0x1.8p1"]]}'),
    'a=0,-1.50&b=1/3,1e-400;12345678901234567890,0x1.8p1');
  assert.equal(scene('\uFEFF\r\n{ "id": {"x": [true, null]}, "b": [[3, 4, 5]], "a": [[0, 0, 0]] }\n'), 'a=0,0,0&b=3,4,5');
});

test('a result brings its field; an unknown one does not count', () => {
  assert.equal(scene('{"id":1,"field":"float","a":[[0,0]],"b":[[1,1]]}'), 'a=0,0&b=1,1&field=float');
  assert.equal(scene('{"field":"&sub=x","a":[[0,0]],"b":[[1,1]]}'), 'a=0,0&b=1,1');
});

test('JSON Lines: the first record, and how many', () => {
  const line = '{"a":[[0,0]],"b":[[1,1]]}';
  assert.deepEqual(read(`${line}\n\n{"a":[[9,9]],"b":[[1,1]]}\nnonsense\n`), {scene: 'a=0,0&b=1,1', records: 3});
  assert.deepEqual(read(`{"format":"certigjk-vectors 1"}\n${line}\n`), {scene: 'a=0,0&b=1,1', records: 1});
  assert.match(error('{"format":"certigjk-vectors 1"}\n'), /without vectors/);
  assert.match(error(`${line} 7`), /more text/);
});

test('messages name the field', () => {
  const cases = {
    '{"a":[[0,0]],"b":[[0,0],[1,1],[2,true]]}': 'b[2][1] is true: a number, or a string such as "1/3", is needed',
    '{"a":[[0,null]],"b":[[0,0]]}': 'a[0][1] is null: a number, or a string such as "1/3", is needed',
    '{"a":[[0,"1;2"]],"b":[[0,0]]}': 'a[0][1] is "1;2": a number, or a string such as "1/3", is needed',
    '{"a":[[0,{}]],"b":[[0,0]]}': 'a[0][1] is an object: a number, or a string such as "1/3", is needed',
    '{"a":[0,0],"b":[[0,0]]}': 'a[0] is 0: a point is needed, such as [0, "1/3"]',
    '{"a":[[0,0],[1,2,3]],"b":[[0,0]]}': 'a[1] has dimension 3, but a[0] has dimension 2',
    '{"a":[[0,0]],"b":[[1,2,3]]}': 'b has dimension 3, but a has dimension 2',
    '{"a":[[0]],"b":[[1]]}': 'a[0] has dimension 1: the explorer shows the dimensions 2 and 3',
    '{"a":[],"b":[[1,1]]}': 'a is empty: an array of points is needed, such as [[0, 0], [1, 0]]',
    '{"a":null,"b":[[1,1]]}': 'a is null: an array of points is needed, such as [[0, 0], [1, 0]]',
    '{"a":"x","b":[[1,1]]}': 'a is "x": an array of points is needed, such as [[0, 0], [1, 0]]',
    '{"a":[[0,0]]}': 'b is missing; a pair is {"a": [[0, 0], [1, 0]], "b": [[3, "1/3"]]}',
    '{"verdict":"touching"}': 'a is missing; print the result without --omit-input',
    '{"verdict":"error","error":{"message":"no such file"}}': 'this record is an error, not a pair: no such file',
    'null': 'null is no pair; a pair is an object, such as {"a": [[0, 0], [1, 0]], "b": [[3, "1/3"]]}',
  };
  for (const [text, message] of Object.entries(cases)) {
    assert.equal(error(text), message);
  }
  assert.match(error('{"a":[[0,0]],"b":[[1,1]],"poseA":[[1,0,0],[0,1,0]]}'), /poses/);
  assert.match(error(' \n'), /empty/);
  assert.match(error('\u001f\ufffd'), /compressed/);
});

test('syntax errors say line and column', () => {
  const cases = {
    '{"a":[[0,0],\n  [1,': 'line 2, column 6: the text ends where a value should be',
    '{"a":[[0,0],\n  [NaN,0]]': 'line 2, column 4: "N" stands where a value should be',
    '{"a":[[0 0]]}': 'line 1, column 10: "0" stands where a comma or ] should be',
    '{"a":[[01,0]]}': 'line 1, column 9: "1" stands where a comma or ] should be',
    '{"a":1,"a":2}': 'line 1, column 11: "a" is given twice',
    '{a:1}': 'line 1, column 2: "a" stands where a name in quotation marks should be',
    '{"a" 1}': 'line 1, column 6: "1" stands where a colon should be',
    '{"a\n":1}': 'line 1, column 4: "\\n" stands where the end of a string should be',
    'solid cube': 'line 1, column 1: "s" stands where a value should be',
  };
  for (const [text, message] of Object.entries(cases)) {
    assert.equal(error(text), `this is no JSON: ${message}`);
  }
  assert.match(error('['.repeat(200000)), /more than 64 brackets/);
  assert.match(error(`{"${'x'.repeat(1e6)}\u0000`), /end of a string/);
});

/** A text from an alphabet that is nearly JSON, from a linear congruence. */
function text(seed) {
  const alphabet = ['{', '}', '[', ']', ',', ':', '"a"', '"b"', '0', '-1.5e+3', '01', '"\\u00e9\\n"', '"\\x"', 'true', 'nul', 'null', ' ', '\n', '[[0,0]]', '"__proto__"'];
  let x = seed;
  let made = '';
  do {
    x = (Math.imul(x, 1103515245) + 12345) & 0x7fffffff;
    made += alphabet[(x >> 8) % alphabet.length];
  } while (x % 7 !== 0);
  return made;
}

/** The value as JSON.parse gives it. */
function plain(value) {
  if (value instanceof Numeral) {
    return Number(value.text);
  }
  if (value instanceof Map) {
    return Object.fromEntries([...value].map(([name, field]) => [name, plain(field)]));
  }
  return Array.isArray(value) ? value.map(plain) : value;
}

test('the reader of JSON accepts and returns what JSON.parse does', () => {
  let accepted = 0;
  for (let seed = 1; seed <= 50000; seed++) {
    const made = text(seed);
    let expected;
    try {
      expected = JSON.parse(made);
    } catch (e) {
      expected = undefined;
    }
    let found;
    try {
      const {value, end} = parse(made);
      found = end === made.length ? plain(value) : undefined;
    } catch (e) {
      if (/given twice/.test(e.message)) {
        continue; // JSON.parse takes the last
      }
      found = undefined;
    }
    assert.deepEqual(found, expected, made);
    accepted += expected === undefined ? 0 : 1;
  }
  assert.ok(accepted > 500, `${accepted} accepted`);
});
