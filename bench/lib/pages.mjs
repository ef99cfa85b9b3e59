import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const out = path.resolve(import.meta.dirname, '../../.cache/bench-pages');

/** Builds pages from their source files, each into a folder of its name. */
export async function buildPages(folder, pages) {
  for (const [name, file] of Object.entries(pages)) {
    await build({
      configFile: false,
      root: folder,
      logLevel: 'error',
      plugins: [react()],
      resolve: { conditions: ['@rubrica/source', 'module', 'browser', 'import', 'default'] },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: path.join(out, name),
        emptyOutDir: true,
        cssMinify: false,
        target: 'es2022',
        rollupOptions: {
          input: path.join(folder, file),
          output: { entryFileNames: 'page.js', assetFileNames: 'page[extname]' },
        },
      },
    });
  }
}

async function answer(request, response) {
  const [pathname] = decodeURIComponent(request.url ?? '/').split('?');
  try {
    if (pathname.endsWith('/')) {
      response.setHeader('content-type', 'text/html');
      response.end(
        '<!doctype html><html lang="en"><title>bench</title><link rel="stylesheet" href="page.css"><body><script type="module" src="page.js"></script></body></html>',
      );
      return;
    }
    const body = await readFile(path.join(out, path.normalize(pathname)));
    response.setHeader('content-type', pathname.endsWith('.js') ? 'text/javascript' : 'text/css');
    response.end(body);
  } catch {
    response.statusCode = 404;
    response.end();
  }
}

/** Serves the built pages on a free port of this machine. */
export async function serve() {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, address: `http://127.0.0.1:${server.address().port}` };
}
