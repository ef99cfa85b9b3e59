import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { richText } from './rich-text.tsx';
import { cpuTimeMs } from '../testing/cpu-time.ts';

const shown = (html: string, phrasing = false) => renderToStaticMarkup(richText(html, phrasing));

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

describe('rich text', () => {
  it.each([
    '<p>One <strong>two</strong> <em>three</em></p><ul><li>a</li></ul>',
    '<table><tbody><tr><th scope="row">a</th><td colSpan="2">b</td></tr></tbody></table>',
    '<p dir="rtl" lang="ar">نص</p>',
    '<p>Tom &amp; Jerry &lt; 3</p>',
  ])('is rendered as it is written: %s', (html) => {
    expect(shown(html).toLowerCase()).toBe(html.toLowerCase());
  });

  it.each([
    ['<p onclick="alert(1)" style="color:red" class="x">a</p>', '<p>a</p>'],
    ['<script>alert(1)</script>a', 'a'],
    ['<style>p{}</style><iframe src="https://x.test">b</iframe>a', 'a'],
    ['<img src="x" onerror="alert(1)">a', 'a'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href=" java\nscript:alert(1)">a</a>', '<a>a</a>'],
    ['<section><b>a</b></section>', 'a'],
    ['<!-- note --><!doctype html>a', 'a'],
    ['<p title="a > b">c</p>', '<p>c</p>'],
    ['<P>a</P>', '<p>a</p>'],
    ['<p __proto__="x" constructor="y">a</p>', '<p>a</p>'],
  ])('loses what is not allowed: %s', (html, left) => {
    expect(shown(html)).toBe(left);
  });

  it('opens links in a new tab', () => {
    expect(shown('<a href="https://example.org">a</a>')).toBe(
      '<a href="https://example.org" target="_blank" rel="noopener noreferrer">a</a>',
    );
  });

  it.each([
    ['<p>one<p>two', '<p>one</p><p>two</p>'],
    ['<ul><li>a<li>b</ul>c', '<ul><li>a</li><li>b</li></ul>c'],
    ['<ul><li>a<ul><li>b</ul><li>c</ul>', '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>'],
    ['<table><tr><td>a<td>b<tr><td>c</table>', '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>'],
    ['<strong>a</em>b', '<strong>ab</strong>'],
    ['3 < 4 <5', '3 &lt; 4 &lt;5'],
  ])('closes elements that are left open: %s', (html, mended) => {
    expect(shown(html)).toBe(mended);
  });

  it('renders every well-formed text unchanged, however it is nested', () => {
    const words = fc.stringMatching(/^[a-z &<>"؀-ۿ]{1,12}$/u);
    const inline = fc.letrec<{ node: string }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 4 },
        words.map(escape),
        fc
          .tuple(fc.constantFrom('strong', 'em', 'u', 'sub', 'code'), tie('node'), tie('node'))
          .map(([tag, one, two]) => `<${tag}>${one}<br/>${two}</${tag}>`),
      ),
    })).node;
    const block = fc
      .tuple(fc.constantFrom('p', 'h2', 'blockquote', 'pre'), inline)
      .map(([tag, inside]) => `<${tag}>${inside}</${tag}>`);
    fc.assert(
      fc.property(fc.array(block), (blocks) => {
        expect(shown(blocks.join(''))).toBe(blocks.join(''));
      }),
    );
  });

  it('is read in time that grows with the text, whatever is left open in it', async () => {
    const pieces = ['<', '<a "', '<a x="', '<script>', '<!--', '<p>', '<em>', '</p', '&#'];
    expect(await cpuTimeMs(() => pieces.map((piece) => shown(piece.repeat(20_000))))).toBeLessThan(6000);
  });

  it('renders paragraphs as spans where only phrasing content is allowed', () => {
    expect(shown('<p>a <em>b</em></p><p>c</p>', true)).toBe(
      '<span class="rb-p">a <em>b</em></span><span class="rb-p">c</span>',
    );
  });

  it('never shows an attribute that runs, whatever the markup', () => {
    const piece = fc.constantFrom(
      '<p ',
      '<a ',
      '<svg ',
      'onload=',
      'href=',
      '"javascript:',
      'x"',
      '>',
      '</p>',
      '<',
      'a',
      "'",
      '&',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        expect(shown(pieces.join(''))).not.toMatch(/<[^>]*\s(?:on\w+|href="javascript)/iu);
      }),
    );
  });
});
