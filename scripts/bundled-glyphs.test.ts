import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/run-program.ts';

const requireFromUi = createRequire(path.join(root, 'packages/ui/package.json'));

/** The ranges of characters for which a font is loaded, by the name of its part. */
function rangesOf(font: string): Record<string, string> {
  const parts: Record<string, string> = JSON.parse(
    readFileSync(requireFromUi.resolve(`@fontsource-variable/${font}/unicode.json`), 'utf8'),
  );
  return parts;
}

const codesIn = (lists: readonly string[]) =>
  lists
    .flatMap((list) => list.split(','))
    .map((range) => range.slice('U+'.length).split('-'))
    .map(([first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const);

// Other parts of the Arabic font (`math`, `symbols`) name ranges in which it lacks most of the signs.
const arabic = rangesOf('noto-sans-arabic')['arabic'] ?? '';
const ranges = codesIn([...Object.values(rangesOf('inter')), arabic]);
const monoRanges = codesIn([...Object.values(rangesOf('red-hat-mono')), arabic]);

const isIn = (sign: string, known: typeof ranges) => {
  const code = sign.codePointAt(0) ?? 0;
  return known.some(([first, last]) => first <= code && code <= last);
};
const isBundled = (sign: string) => isIn(sign, ranges);

/** What authors paste or files contain is read by these, and not shown. */
const readers = new Set([
  'packages/question-kit/src/assembly/exchange/csv/import-row.ts',
  'packages/question-kit/src/families/short-answers/editor/field-lines.ts',
  'packages/question-kit/src/families/speaking/editor/prompt-lines.ts',
  'packages/question-kit/src/primitives/editor/rich-text/pasted-html.stories.tsx',
  'packages/question-kit/src/primitives/editor/rich-text/pasted-html.ts',
  'packages/question-kit/src/types/matching/pair-lines.ts',
  'packages/question-kit/src/types/mcq/option-lines.ts',
  'packages/question-kit/src/types/vocab/term.ts',
]);

const files = globSync('{.storybook,packages/ui/src,packages/question-kit/src,apps/platform/src}/**/*.{ts,tsx,mdx}', {
  cwd: root,
  exclude: (name) => ['node_modules', 'stories', 'testing'].includes(path.basename(name)),
}).filter((file) => !/\.test\.tsx?$/u.test(file) && !readers.has(file));

const signsWithoutGlyph = (text: string) => [...new Set(text)].filter((sign) => !isBundled(sign));

it('knows which signs the bundled fonts have', () => {
  expect(signsWithoutGlyph('Ctrl Shift ↑ ↓ “é” … محاولة')).toEqual([]);
  expect(signsWithoutGlyph('⇧ ⌘ ⌥ ↵')).toEqual(['⇧', '⌘', '⌥', '↵']);
});

it('shows no sign, on a key or elsewhere, that the fonts of a machine would have to provide', () => {
  expect(files).toEqual(expect.arrayContaining(['packages/question-kit/src/assembly/editor/editor-bar.tsx']));
  expect(
    files.flatMap((file) =>
      signsWithoutGlyph(readFileSync(path.join(root, file), 'utf8')).map((sign) => `${file}: ${sign}`),
    ),
  ).toEqual([]);
});

const fontsCss = readFileSync(path.join(root, 'packages/ui/src/fonts.css'), 'utf8');
const tokens = readFileSync(path.join(root, 'packages/ui/src/theme/tokens.ts'), 'utf8');

/** The package of a family that is bundled: `Red Hat Mono Variable` is in `red-hat-mono`. */
const packageOf = (family: string) =>
  family
    .toLowerCase()
    .replace(/ variable$/u, '')
    .replaceAll(' ', '-');

it.each(['sans', 'serif', 'mono'])('sets each script of the family %s in a bundled font', (name) => {
  const [, list = ''] = new RegExp(`--rb-family-${name}:var\\(--rb-${name},([^;]+)\\);`, 'u').exec(tokens) ?? [];
  const bundled = [...list.matchAll(/'([^']+ Variable)'/gu)].map(([, family = '']) => family);
  expect(list).toMatch(/^'[^']+ Variable'/u);
  expect(bundled.at(-1)).toBe('Noto Sans Arabic Variable');
  for (const family of bundled) expect(fontsCss).toContain(`@import '@fontsource-variable/${packageOf(family)}';`);
});

it('has the signs of code, paths and errors in one width', () => {
  const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, at) => 0x20 + at));
  expect([...`${ascii}éüß … “ ” ’ – → محاولة`].filter((sign) => !isIn(sign, monoRanges))).toEqual(['→']);
});
