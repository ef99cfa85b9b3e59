// Leaves out of libraries what these pages never use and a bundler cannot know: it keeps whatever something refers to.
import type { Plugin } from 'vite';

interface Edit {
  file: RegExp;
  /** Text of the one file that is meant, where several have such a name. */
  has: string;
  /** Each must find its text. */
  replacements: readonly (readonly [text: RegExp, by: string])[];
}

const edits: readonly Edit[] = [
  {
    file: /\/react-router\/dist\/production\/chunk-\w+\.mjs$/u,
    has: 'function BrowserRouter(',
    replacements: [
      // A component that nothing uses is left out only if making it has no effect.
      [/^\w+\.displayName = .*;$/gmu, ''],
      [/= (React\d*\.(?:createContext|forwardRef|memo)\()/gu, '= /* @__PURE__ */ $1'],
      // The pages have a `BrowserRouter`: no router that loads data, no framework that prefetches, no server components.
      [/React\d*\.useContext\((?:DataRouterContext|DataRouterStateContext|FrameworkContext)\)/gu, 'null'],
      [/^RenderErrorBoundary\.contextType = RSCRouterContext;$/mu, ''],
      [/if \(this\.context(?: && [^{]+)?\) \{/gu, 'if (false) {'],
      [/let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\([^)]+\);/u, ''],
      [/\.\.\.prefetchHandlers,/u, ''],
      [/mergeRefs\(forwardedRef, prefetchRef\)/u, 'forwardedRef'],
      [/return shouldPrefetch && [^;]+ : link;/u, 'return link;'],
    ],
  },
  {
    file: /\/styled-components\/dist\/styled-components\.browser\.esm\.js$/u,
    has: '.prefixer',
    // Prefixes for browsers older than those the pages are built for. They are off by default.
    replacements: [[/\w+\.prefix&&\w+\.push\(\w+\.prefixer\),/u, '']],
  },
];

/** The code of a library's file without what the pages never use, or undefined if nothing is left out of this file. */
export function leanLibraryCode(file: string, code: string): string | undefined {
  const edit = edits.find((each) => each.file.test(file) && code.includes(each.has));
  return edit?.replacements.reduce((text, [from, by]) => {
    const replaced = text.replace(from, by);
    if (replaced !== text) return replaced;
    throw new Error(
      `${file} no longer has ${String(from)}, most likely because the library was updated. Update apps/platform/scripts/lean-libraries.ts.`,
    );
  }, code);
}

export const leanLibraries: Plugin = {
  name: 'rubrica:lean-libraries',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    // React Router's manifest names its build with development warnings for production too.
    filter: { id: /^react-router(?:\/dom)?$/u },
    async handler(source, importer) {
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
  },
  transform: {
    filter: { id: edits.map(({ file }) => file) },
    handler: (code, file) => {
      const lean = leanLibraryCode(file, code);
      return lean === undefined ? undefined : { code: lean, map: null };
    },
  },
};
