// Checks the manifest and the types of each package as npm would publish it.
import path from 'node:path';
import { packAll } from './lib/pack.ts';
import { type ProgramResult, root, runQuietly } from './lib/run-program.ts';

/** Entries without React, which servers import. */
const serverEntries = new Set([
  '@rubrica/question-kit',
  '@rubrica/question-kit/labels',
  '@rubrica/question-kit/exchange',
  '@rubrica/question-kit/paper',
  '@rubrica/question-kit/quality',
]);

interface Manifest {
  name: string;
  exports?: Record<string, string | { default: string }>;
}

/** Which entries of a packed package are, or are not, client modules by mistake. */
async function checkDirectives(tarball: string): Promise<ProgramResult> {
  const read = async (file: string) =>
    (await runQuietly('tar', ['-xOzf', tarball, path.posix.join('package', file)])).output;
  const manifest: Manifest = JSON.parse(await read('package.json'));
  const wrong: string[] = [];
  for (const [entry, target] of Object.entries(manifest.exports ?? {})) {
    const name = manifest.name + entry.slice(1);
    if (typeof target === 'string' || manifest.name === '@rubrica/api-client') continue;
    const isClient = (await read(target.default)).startsWith('"use client";');
    if (isClient && serverEntries.has(name)) wrong.push(`${name} has "use client", and servers import it`);
    if (!isClient && !serverEntries.has(name)) wrong.push(`${name} has no "use client", and contains components`);
  }
  return { code: wrong.length, output: wrong.join('\n') };
}

type Check = [name: string, result: ProgramResult];

/** A command is run, not imported. */
const hasTypes = (name: string) => name !== 'cli';
const checkTypes = (tarball: string) =>
  runQuietly('attw', [tarball, '--profile', 'esm-only', '--exclude-entrypoints', 'fonts.css']);

let failed = 0;
for (const [name, tarball] of Object.entries(await packAll())) {
  const checks: Check[] = [
    ['publint', await runQuietly('publint', ['run', tarball, '--strict'])],
    ...(hasTypes(name) ? [['types', await checkTypes(tarball)] satisfies Check] : []),
    ['client entries', await checkDirectives(tarball)],
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
