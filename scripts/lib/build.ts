import path from 'node:path';
import { buildDeclarations } from './build-declarations.ts';
import { runWhenChanged } from './run-when-changed.ts';
import { packageNames } from './pack.ts';
import { root, runProgram } from './run-program.ts';

/** The packages, and what changes them as they are built. */
const packageSources = [
  'packages',
  'scripts/lib/build-declarations.ts',
  'tsconfig.declarations.json',
  'scripts/lib/entry-files.ts',
  'scripts/lib/lean-styles.ts',
  'scripts/lib/mark-client-entries.ts',
];

/** Builds the platform's pages if their sources have changed. */
export async function buildPlatform(): Promise<void> {
  await runWhenChanged('platform', [...packageSources, 'apps/platform'], 'apps/platform/dist/index.html', async () => {
    console.log('Building the platform; this takes a few seconds.');
    const code = await runProgram('vite', ['build', '--logLevel', 'warn', 'apps/platform'], {
      env: { ...process.env, NODE_ENV: 'production' },
    });
    if (code !== 0) process.exit(code);
  });
}

/** Builds the published packages if their sources have changed: their code one after the other, and then all their types. */
export async function buildPackages(): Promise<void> {
  await runWhenChanged('packages', packageSources, 'packages/api-client/dist/index.d.ts', async () => {
    for (const name of packageNames) {
      const cwd = path.join(root, 'packages', name);
      const code = await runProgram(path.join(cwd, 'node_modules/.bin/tsup'), ['--silent'], { cwd });
      if (code !== 0) process.exit(code);
    }
    await buildDeclarations(packageNames.map((name) => `packages/${name}`));
  });
}
