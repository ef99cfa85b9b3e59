import { runWhenChanged } from './run-when-changed.ts';
import { packageNames } from './pack.ts';
import { runProgram } from './run-program.ts';

/** The packages, and what changes them as they are built. */
const packageSources = [
  'packages',
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

/** Builds the published packages in the order of their dependencies. */
export async function buildPackages(): Promise<void> {
  for (const name of packageNames) {
    await runWhenChanged(`package-${name}`, packageSources, `packages/${name}/dist/index.js`, async () => {
      const code = await runProgram('pnpm', ['--filter', `@rubrica/${name}`, '--silent', 'build']);
      if (code !== 0) process.exit(code);
    });
  }
}
