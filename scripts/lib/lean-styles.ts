import { readFile } from 'node:fs/promises';

const sheet = /(?:\bcss|\bstyled\b[^`;]{0,200}?|\bcreateGlobalStyle)`[^`]*`/gu;

/** A style sheet without its comments and the white space at the beginning of its lines. */
function lean(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//gu, '').replace(/\n\s+/gu, '\n');
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

/** For esbuild: style sheets go out as they are read by a browser, without what they are read by people with. */
export const leanStyles = {
  name: 'lean-styles',
  setup(build: Build): void {
    build.onLoad({ filter: ownSource }, async ({ path }) => {
      const contents = await readFile(path, 'utf8');
      if (!contents.includes("from 'styled-components'")) return undefined;
      return { contents: contents.replaceAll(sheet, lean), loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};
