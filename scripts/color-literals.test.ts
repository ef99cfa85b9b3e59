import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/run-program.ts';

const source = 'packages/ui/src/theme/colors.ts';
const searched =
  '{.storybook,apps,bench,e2e,examples,packages,scripts,visual}/**/*.{ts,tsx,js,mjs,css,html,svg,mdx,json}';
const skipped = new Set(['node_modules', 'dist', '.cache', 'storybook-static', 'test-results']);

/** Files that may hold colours of their own, each for a reason. */
const allowed = [
  // Drawn photos and charts: the content of an example, not the interface.
  /\/stories\/|\/testing\/|\/demo\/books\/|\.stories\.tsx$/u,
  // What cameras read is black on white in every theme.
  /\/qr-code\.tsx$/u,
  // Tests of the contrast formula, and of texts in which a `#` is no colour.
  /\.test\.(?:ts|tsx|mjs)$/u,
];

const colorLiteral =
  /(?<![&\w])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/giu;

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const colorsIn = (text: string) => [...text.matchAll(colorLiteral)].map(([color]) => color.toLowerCase());
const files = globSync(searched, { cwd: root, exclude: (name) => skipped.has(path.basename(name)) });

it('finds colours in scripts, styles, markup and pages', () => {
  expect(files).toEqual(expect.arrayContaining([source, '.storybook/docs/sheet.css', 'apps/platform/index.html']));
  expect(colorsIn('color: #FFF; fill="#12ab34" background: rgb(0 0 0 / 0.5)')).toEqual(['#fff', '#12ab34', 'rgb(']);
  expect(colorsIn('&#8217; {#abcde} href="#home"')).toEqual([]);
});

it('every colour is defined in colors.ts, and used through a token', () => {
  const found = files
    .filter((file) => file !== source && !allowed.some((pattern) => pattern.test(file)))
    .flatMap((file) => colorsIn(read(file)).map((color) => `${file}: ${color}`));
  expect(found).toEqual([]);
});

it('a story that uses a colour of the design language imports it, so that no copy goes stale', () => {
  const tokens = new Set(colorsIn(read(source)).filter((color) => !['#ffffff', '#000000'].includes(color)));
  const found = files
    .filter((file) => file !== source && allowed.some((pattern) => pattern.test(file)))
    .flatMap((file) =>
      colorsIn(read(file))
        .filter((color) => color.startsWith('#') && tokens.has(color))
        .map((color) => `${file}: ${color}`),
    );
  expect(found).toEqual([]);
});
