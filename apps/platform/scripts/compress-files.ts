import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Fonts and pictures are compressed already; a source map is loaded by developers only. */
const isCompressible = (file: string) => /\.(?:m?js|css|html|svg|json|webmanifest)$/u.test(file);

const brotli = (content: Buffer) =>
  promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
const gzipped = (content: Buffer) => promisify(gzip)(content, { level: 9 });

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const variants = [
    [`${file}.br`, await brotli(content)],
    [`${file}.gz`, await gzipped(content)],
  ] as const;
  for (const [name, variant] of variants) if (variant.length < content.length) await writeFile(name, variant);
}

/** Writes a Brotli and a gzip variant beside each built file that becomes smaller by it, for the server to choose from. */
export const compressFiles: Plugin = {
  name: 'rubrica:compress-files',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    handler: async ({ dir = '' }) => {
      const files = await readdir(dir, { recursive: true });
      await Promise.all(files.filter(isCompressible).map((file) => compress(path.join(dir, file))));
    },
  },
};
