import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { z } from 'zod';

const manifest = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
const root = path.dirname(manifest);
const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(manifest, 'utf8')));

/**
 * What pdf.js loads while it draws: encodings of East Asian fonts, the fonts that every PDF may use without having them, decoders of
 * pictures, and colour profiles. Its decoders for browsers without WebAssembly are left out: there are no such browsers any more.
 */
const folders = ['cmaps', 'standard_fonts', 'wasm', 'iccs'] as const;
const isUsed = (file: string) => !/(?:_nowasm_fallback|quickjs-eval)\./u.test(file);

/** Where they are, as `features/pdfs/reader/document/pdf-js.ts` asks for them. The version makes the address change with the content. */
const base = `assets/pdfjs-${version}`;

/** Serves the files of pdf.js from our own address. */
export const pdfJsFiles: Plugin = {
  name: 'rubrica:pdf-js-files',
  configureServer(server) {
    server.middlewares.use(`/${base}`, (request, response, next) => {
      const file = path.join(root, path.normalize(`/${(request.url ?? '').split('?')[0] ?? ''}`));
      const serve = async () => {
        const content = await readFile(file).catch(() => null);
        if (content) response.end(content);
        else next();
      };
      void serve();
    });
  },
  async generateBundle() {
    for (const folder of folders) {
      for (const file of await readdir(path.join(root, folder))) {
        if (!isUsed(file)) continue;
        const source = await readFile(path.join(root, folder, file));
        this.emitFile({ type: 'asset', fileName: `${base}/${folder}/${file}`, source });
      }
    }
  },
};
