// What npm would publish, looked at as an embedding team gets it: packed, its manifest and its types.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { quiet, root } from './lib/sh.mjs';

let failed = 0;
for (const name of ['ui', 'question-kit', 'api-client']) {
  const folder = mkdtempSync(path.join(tmpdir(), `packed-${name}-`));
  const packed = await quiet('pnpm', ['--filter', `@rubrica/${name}`, 'pack', '--pack-destination', folder]);
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  const checks = tarball
    ? [
        ['publint', await quiet('publint', ['run', path.join(folder, tarball), '--strict'])],
        [
          'types',
          await quiet('attw', [
            path.join(folder, tarball),
            '--profile',
            'esm-only',
            '--exclude-entrypoints',
            'fonts.css',
          ]),
        ],
      ]
    : [['pack', { code: 1, output: packed.output }]];
  for (const [check, { code, output }] of checks) {
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}: ${check}`);
    if (code !== 0) {
      failed += 1;
      console.log(output.replaceAll(root, '.'));
    }
  }
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed === 0 ? 0 : 1);
