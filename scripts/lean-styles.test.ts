import { describe, expect, it } from 'vitest';
import { identifyComponents, leanSource } from './lib/lean-styles.ts';

const importLine = "import { css, styled } from 'styled-components';\n";
const leanOf = (sheet: string) => leanSource(`${importLine}const style = css\`${sheet}\`;`)?.slice(importLine.length);
const idsOf = (source: string, file = 'packages/ui/src/a.tsx') =>
  [...identifyComponents(source, file).matchAll(/componentId:'(rb-[^']+)'/gu)].map(([, id]) => id);
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

describe('a styled component of a package', () => {
  it.each([
    ['of an element', 'const A = styled.div`a`;', /styled\.div\.withConfig\(\{componentId:'rb-[\w-]{6}'\}\)`a`/u],
    ['of another component', 'const A = styled(Base)`a`;', /styled\(Base\)\.withConfig\(\{.*\}\)`a`/u],
    ['of what a call returns', 'const A = styled(make(Base))`a`;', /styled\(make\(Base\)\)\.withConfig\(\{.*\}\)`a`/u],
    ['with types', 'const A = styled.h2<{ $b: 1 }>`a`;', /styled\.h2\.withConfig\(\{.*\}\)<\{ \$b: 1 \}>`a`/u],
    ['with properties', "const A = styled.a.attrs({ rel: 'b' })`a`;", /styled\.a\.withConfig\(\{.*\}\)\.attrs\(/u],
  ])('%s has an id', (_, source, expected) => {
    expect(identifyComponents(source, 'packages/ui/src/a.tsx')).toMatch(expected);
  });

  it('has the same id in every build, and another than each other component', () => {
    const source = 'const A = styled.div`a`;\nconst B = styled.div`a`;';
    expect(idsOf(source)).toEqual(idsOf(source));
    expect(new Set([...idsOf(source), ...idsOf(source, 'packages/ui/src/b.tsx')]).size).toBe(4);
  });
});
