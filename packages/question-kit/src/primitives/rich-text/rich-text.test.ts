import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isBlank, plainText } from './rich-text.ts';
import { cpuTimeMs } from '../testing/cpu-time.ts';

it.each([
  ['<p>One <em>two</em></p><p>three</p>', 'One two\nthree'],
  ['<ul><li>a</li><li>b</li></ul>', 'a\nb'],
  ['a<br>b', 'a\nb'],
  ['<table><tr><th>a</th><td>b</td><td>c</td></tr></table>', 'a\nb\nc'],
  ['Fish &amp; chips &lt;3 &#233;&#x1F41F; &unknown; &#0;', 'Fish & chips <3 é🐟 &unknown; &#0;'],
  ['2 < 3', '2'],
  ['<a href="x>y">link</a>', 'y">link'],
  ['', ''],
])('reads the words of %j', (html, words) => {
  expect(plainText(html)).toBe(words);
});

it('recognizes a text of nothing but tags and spaces as blank', () => {
  expect(isBlank('<p> &nbsp;<br></p>')).toBe(true);
  expect(isBlank('<p>.</p>')).toBe(false);
});

it('never throws and never grows', () => {
  fc.assert(
    fc.property(fc.string(), (html) => {
      expect(plainText(html).length).toBeLessThanOrEqual(html.length + html.split('<').length);
    }),
  );
});

it('takes no time over a text made to take long', async () => {
  const hostile = ['<'.repeat(100_000), `${' '.repeat(100_000)}x`, '&#'.repeat(100_000)];
  expect(await cpuTimeMs(() => hostile.map((text) => plainText(text)))).toBeLessThan(300);
});
