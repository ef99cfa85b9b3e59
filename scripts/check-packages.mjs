// What npm would publish, looked at as an embedding team gets it: packed, its manifest and its types.
import { packAll } from './lib/pack.mjs';
import { quiet, root } from './lib/sh.mjs';

let failed = 0;
for (const [name, tarball] of Object.entries(await packAll())) {
  const checks = [
    ['publint', await quiet('publint', ['run', tarball, '--strict'])],
    ['types', await quiet('attw', [tarball, '--profile', 'esm-only', '--exclude-entrypoints', 'fonts.css'])],
  ];
  for (const [check, { code, output }] of checks) {
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}: ${check}`);
    if (code !== 0) {
      failed += 1;
      console.log(output.replaceAll(root, '.'));
    }
  }
}
process.exit(failed === 0 ? 0 : 1);
