import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { listenLocally } from '../../scripts/lib/listen-locally.ts';

const out = path.resolve(import.meta.dirname, '../../.cache/bench-pages');

/** Builds pages from their source files, given by name, each into a folder of its name. */
export async function buildPages(folder: string, pages: Readonly<Record<string, string>>): Promise<void> {
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

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [pathname = '/'] = decodeURIComponent(request.url ?? '/').split('?');
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

/** Serves the built pages on a free local port. */
export async function serve(): Promise<{ server: Server; origin: string }> {
  const server = createServer((request, response) => void respond(request, response));
  return { server, origin: await listenLocally(server) };
}
