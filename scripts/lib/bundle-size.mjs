import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { root } from './sh.mjs';

const peers = [/^react($|\/)/u, /^react-dom($|\/)/u, /^styled-components($|\/)/u];

function bytes(chunks) {
  return chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
}

/** From the sources, as the bench resolves them: it has every package. */
const fromSource = {
  importer: path.join(root, 'bench/run.mjs'),
  conditions: ['@rubrica/source', 'module', 'browser', 'import', 'default'],
};

/** As an app in this folder resolves what it has installed. */
export const installedIn = (folder) => ({
  importer: path.join(folder, 'src/main.tsx'),
  conditions: ['module', 'browser', 'import', 'default'],
});

/**
 * What a page that imports `code` has to load, in gzipped bytes: `first` at once, `later` by dynamic imports. Peers are not
 * counted, nor what tree shaking removes.
 */
export async function bundleSize(code, { external = [], from = fromSource } = {}) {
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
        // The measured code stands nowhere: its packages are looked up from where it would.
        resolveId(source, importer) {
          return importer === id ? this.resolve(source, from.importer, { skipSelf: true }) : undefined;
        },
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      rollupOptions: { input: 'measured', external: [...peers, ...external], preserveEntrySignatures: 'strict' },
    },
  });
  const chunks = result.output.filter(({ type }) => type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = new Set();
  const follow = (chunk) => {
    if (!chunk || first.has(chunk)) return;
    first.add(chunk);
    for (const name of chunk.imports) follow(byName.get(name));
  };
  follow(entry);
  return { first: bytes([...first]), later: bytes(chunks.filter((chunk) => !first.has(chunk))) };
}
