import { describe, expect, it } from 'vitest';
import { leanSource } from './lib/lean-styles.ts';

const importLine = "import { css, styled } from 'styled-components';\n";
const leanOf = (sheet: string) => leanSource(`${importLine}const style = css\`${sheet}\`;`)?.slice(importLine.length);
const lineOf = (source: string, text: string) => source.slice(0, source.indexOf(text)).split('\n').length;

describe('a style sheet that goes to browsers', () => {
  it('has no comments, line breaks and indentation', () => {
    const lean = leanOf(`
  display: grid;
  /* Why. */
  & .rb-a,
  & .rb-b > p {
    color: red;
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`);
    expect(lean?.replaceAll('\n', '')).toBe(
      'const style = css` display:grid;& .rb-a,& .rb-b > p{color:red;}@media (pointer:coarse){min-block-size:44px;}`;',
    );
  });

  it.each([
    ['space between values', 'margin: ${a} ${b};', 'margin:${a} ${b};'],
    ['space between selectors', '& .a :is(.b, .c) :hover {', '& .a :is(.b,.c) :hover{'],
    ['space around operators', 'width: calc((1.6em - 20px) / 2);', 'width:calc((1.6em - 20px) / 2);'],
    ['strings', "content: 'a;  {b}: c';", "content:'a;  {b}: c';"],
    ['what is interpolated', '${mixin}\n  color: red;', '${mixin} color:red;'],
  ])('keeps %s', (_, sheet, expected) => {
    expect(leanOf(sheet)?.replaceAll('\n', '')).toBe(`const style = css\`${expected}\`;`);
  });

  it('is left as it is where an interpolation contains code with braces', () => {
    const source = `${importLine}const style = styled.div\`a: \${({ $b }) => ($b ? '{ x }' : '')};  c: d;\`;`;
    expect(leanSource(source)).toBe(source);
  });

  it('leaves the code after it on its line, which a stack trace names', () => {
    const source = `${importLine}const style = styled(\n  Base,\n)\`\n  /* Why. */\n  color: red;\n\`;\nthrow new Error('here');\n`;
    expect(lineOf(leanSource(source) ?? '', 'throw')).toBe(lineOf(source, 'throw'));
  });
});

it('leaves a module without style sheets alone', () => {
  expect(leanSource('const css = String.raw`  a: b;  `;')).toBeUndefined();
});
