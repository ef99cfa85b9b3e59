import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './run-program.ts';

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

/** What a component is made of: `styled.div`, or `styled(Base)`, before its types, properties and styles. */
const styledTarget = /\bstyled(?:\.[a-z0-9]+|\((?:[^()]|\([^()]*\))*\))(?=[<.`])/gu;

/**
 * Gives each styled component of a module an id of its own. Without one, styled-components numbers them in the order in which a
 * process evaluates them: on a server, which loads all of a package, it is another one than in a page, which loads what it uses, and
 * React says that the page differs from what the server sent.
 */
export function identifyComponents(source: string, file: string): string {
  let count = 0;
  return source.replaceAll(styledTarget, (target) => {
    count += 1;
    const digest = createHash('sha256').update(`${file} ${count}`).digest('base64url');
    return `${target}.withConfig({componentId:'rb-${digest.slice(0, 6)}'})`;
  });
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

/** For esbuild, which builds the packages. Others render them on servers, so their components have ids. */
export const leanStyles = {
  name: 'lean-styles',
  setup(build: Build): void {
    build.onLoad({ filter: ownSource }, async ({ path: file }) => {
      const lean = leanSource(await readFile(file, 'utf8'));
      if (lean === undefined) return undefined;
      const contents = identifyComponents(lean, path.relative(root, file).replaceAll(path.sep, '/'));
      return { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' };
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
