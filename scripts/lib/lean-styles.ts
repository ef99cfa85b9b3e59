import { readFile } from 'node:fs/promises';

const sheet = /(?:\bcss|\bstyled\b[^`;]{0,200}?|\bcreateGlobalStyle)`[^`]*`/gu;
/** What may not be changed: an interpolation without braces of its own, and a string. */
const opaque = /(\$\{[^{}]*\}|"[^"\n]*"|'[^'\n]*')/u;

function leanCss(css: string): string {
  return css
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ ?([{};]) ?/gu, '$1')
    .replaceAll(/([,(]) /gu, '$1')
    .replaceAll(/([\w-]): /gu, '$1:');
}

const lineCount = (text: string) => text.split('\n').length;

/** A style sheet as a browser reads it: without comments and the white space that people read it with. */
function leanSheet(literal: string): string {
  const start = literal.indexOf('`') + 1;
  const text = literal.slice(start, -1).replaceAll(/\/\*[\s\S]*?\*\//gu, '');
  const pieces = text.split(opaque);
  const isPlain = pieces.every((piece, index) => index % 2 === 1 || !piece.includes('${'));
  const lean = isPlain
    ? pieces.map((piece, index) => (index % 2 === 1 ? piece : leanCss(piece))).join('')
    : text.replaceAll(/\n\s+/gu, '\n');
  // What follows stays on its line, so that a stack trace names the right one.
  const removedLines = lineCount(literal.slice(start, -1)) - lineCount(lean);
  return `${literal.slice(0, start)}${lean}\`${'\n'.repeat(removedLines)}`;
}

/** The source of a module with its style sheets as a browser reads them, or undefined if it has none. */
export function leanSource(source: string): string | undefined {
  return source.includes("from 'styled-components'") ? source.replaceAll(sheet, leanSheet) : undefined;
}

// Read by Go, which knows no flags.
// oxlint-disable-next-line require-unicode-regexp -- for the same reason
const ownSource = /[/\\]src[/\\].*\.tsx?$/;

interface Build {
  onLoad: (
    which: { filter: RegExp },
    load: (found: { path: string }) => Promise<{ contents: string; loader: 'ts' | 'tsx' } | undefined>,
  ) => void;
}

/** For esbuild, which builds the packages. */
export const leanStyles = {
  name: 'lean-styles',
  setup(build: Build): void {
    build.onLoad({ filter: ownSource }, async ({ path }) => {
      const contents = leanSource(await readFile(path, 'utf8'));
      return contents === undefined ? undefined : { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};

/** For Vite, which builds the platform's pages from the sources of the packages. */
export const leanStylesInPages = {
  name: 'lean-styles',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: ownSource },
    handler: (source: string) => {
      const code = leanSource(source);
      return code === undefined ? undefined : { code, map: null };
    },
  },
} as const;
