import { whenChanged } from './fresh.mjs';
import { sh } from './sh.mjs';

/** Builds the platform's pages where their sources have changed. */
export async function buildPlatform() {
  await whenChanged('platform', ['packages', 'apps/platform'], 'apps/platform/dist/index.html', async () => {
    console.log('Building the platform; this takes a few seconds.');
    const code = await sh('vite', ['build', '--logLevel', 'warn', 'apps/platform'], {
      env: { ...process.env, NODE_ENV: 'production' },
    });
    if (code !== 0) process.exit(code);
  });
}

/** Builds the published packages, in the order in which they need each other. */
export async function buildPackages() {
  for (const name of ['ui', 'question-kit', 'api-client']) {
    await whenChanged(`package-${name}`, ['packages'], `packages/${name}/dist/index.js`, async () => {
      const code = await sh('pnpm', ['--filter', `@rubrica/${name}`, '--silent', 'build']);
      if (code !== 0) process.exit(code);
    });
  }
}
