/** How html.js shows the numbers of a view, without a browser. */
import assert from 'node:assert/strict';
import {createRequire} from 'node:module';
import {test} from 'node:test';

createRequire(import.meta.url)('../page/html.js');
const {short, sign, pair, typeset, numberText, vectorText} = globalThis.certigjk.html;

const signOf = (exact) => sign({exact, decimal: '', value: null});

test('signs are those of the numerals, also where a double would be 0', () => {
  for (const [numeral, expected] of [
    ['0', 0], ['0.0', 0], ['-0.0', 0], ['0/5', 0],
    ['3', 1], ['1/3', 1], ['0.001', 1], ['1.0E-400', 1], ['1e-400', 1], ['5e-324', 1], ['√(1/5)', 1], ['∞', 1],
    ['-3', -1], ['-1/3', -1], ['-0.25', -1], ['-4.9E-324', -1], ['−∞', -1],
  ]) {
    assert.equal(signOf(numeral), expected, numeral);
  }
  assert.ok(Number.isNaN(signOf('NaN')));
});

test('a zero with an exponent is zero', () => {
  assert.equal(signOf('0E10'), 0);
  assert.equal(signOf('-0e-7'), 0);
});

test('short numerals stay, long ones keep both ends and the bar of the fraction', () => {
  assert.equal(short('-12345/6789'), '-12345/6789');
  assert.equal(short('12345678901234567890'), '12345678…34567890');
  assert.equal(short('-123456789012345678901/98765432109876543210'), '-12…901/987…210');
  assert.equal(short('1/98765432109876543210'), '1/987…210');
});

test('a fraction is shown as such, a rounded number by few digits, a minus as a minus', () => {
  assert.equal(numberText({exact: '-1/3', decimal: '-0.333333', value: -1 / 3}), '−1/3');
  assert.equal(numberText({exact: '-0.1', decimal: '-0.1', value: -0.1}), '−0.1');
  assert.equal(numberText({exact: '0.30000000000000004', decimal: '0.3', value: 0.3}), '0.3');
  assert.equal(typeset('-1e-7'), '−1e−7');
  const three = {exact: '3', decimal: '3', value: 3};
  assert.equal(vectorText([three, {exact: '-2', decimal: '-2', value: -2}]), '(3, −2)');
});

test('pairs carry their indices below', () => {
  assert.equal(pair([0, 12]).replaceAll('\u00a0', ' '), 'a₀ − b₁₂');
});
