import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { root } from './run-program.ts';

const peers = [/^react($|\/)/u, /^react-dom($|\/)/u, /^styled-components($|\/)/u];

function gzippedBytes(chunks: readonly Rolldown.OutputChunk[]): number {
  return chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
}

/** From which file imports are resolved, and by which export conditions. */
interface ResolveFrom {
  importer: string;
  conditions: string[];
}

/** Resolves to the sources, from the bench, which depends on every package. */
const fromSource: ResolveFrom = {
  importer: path.join(root, 'bench/run.ts'),
  conditions: ['@rubrica/source', 'module', 'browser', 'import', 'default'],
};

/** Resolves as an app in this folder does. */
export const installedIn = (folder: string): ResolveFrom => ({
  importer: path.join(folder, 'src/main.tsx'),
  conditions: ['module', 'browser', 'import', 'default'],
});

interface BundleSizeOptions {
  /** Packages that are not counted, besides the peer dependencies. */
  external?: RegExp[];
  from?: ResolveFrom;
}

/** Gzipped sizes of what a page loads at once and of what it loads by dynamic imports. */
interface BundleSize {
  initialBytes: number;
  lazyBytes: number;
}

/** The size of what a page that runs `code` loads, without peer dependencies and after tree shaking. */
export async function bundleSize(
  code: string,
  { external = [], from = fromSource }: BundleSizeOptions = {},
): Promise<BundleSize> {
  const id = '\0measured';
  const result = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    resolve: { conditions: from.conditions },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'measured',
        resolveId: (source) => (source === 'measured' ? id : undefined),
        load: (source) => (source === id ? code : undefined),
      },
      {
        name: 'from-root',
        enforce: 'pre',
        // The measured code is in no file, so its imports are resolved from the given one.
        resolveId(source, importer) {
          return importer === id ? this.resolve(source, from.importer, { skipSelf: true }) : undefined;
        },
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      rollupOptions: {
        input: 'measured',
        external: [...peers, ...external],
        preserveEntrySignatures: 'strict',
        // Without hashes, which depend on the folder that the packages are installed in.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  });
  if (!('output' in result)) throw new Error('Vite returned no single bundle.');
  const chunks = result.output.filter((output) => output.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const initial = new Set<Rolldown.OutputChunk>();
  const addWithImports = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || initial.has(chunk)) return;
    initial.add(chunk);
    for (const name of chunk.imports) addWithImports(byName.get(name));
  };
  addWithImports(entry);
  return {
    initialBytes: gzippedBytes([...initial]),
    lazyBytes: gzippedBytes(chunks.filter((chunk) => !initial.has(chunk))),
  };
}
