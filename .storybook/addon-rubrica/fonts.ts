import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const fonts = ['inter', 'noto-sans-arabic', 'red-hat-mono'] as const;

const packageOf = (font: string): string =>
  path.dirname(
    createRequire(new URL('../../packages/ui/package.json', import.meta.url)).resolve(`@fontsource-variable/${font}`),
  );

/** Where the files of the fonts are for the pages of Storybook itself. */
export const fontFolders = fonts.map((font) => ({ from: path.join(packageOf(font), 'files'), to: `/fonts/${font}` }));

/** The style by which Storybook's own pages have our fonts: on their own they have no Arabic letters, and none of the arrows of keys. */
export function fontStyle(): string {
  const faces = fonts.map((font) =>
    readFileSync(path.join(packageOf(font), 'index.css'), 'utf8').replaceAll('./files/', `./fonts/${font}/`),
  );
  return `<style>${faces.join('\n')}</style>`;
}
