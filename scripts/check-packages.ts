// Checks the manifest and the types of each package as npm would publish it.
import { packAll } from './lib/pack.ts';
import { type ProgramResult, root, runQuietly } from './lib/run-program.ts';

let failed = 0;
for (const [name, tarball] of Object.entries(await packAll())) {
  const checks: [name: string, result: ProgramResult][] = [
    ['publint', await runQuietly('publint', ['run', tarball, '--strict'])],
    ['types', await runQuietly('attw', [tarball, '--profile', 'esm-only', '--exclude-entrypoints', 'fonts.css'])],
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
