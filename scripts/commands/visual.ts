// How every view of every type looks, against its baselines. `npm run visual -- accept` makes what is there now the baseline.
import path from 'node:path';
import { browserExecutable } from '../browser.ts';
import { root, runProgram } from '../lib/run-program.ts';

const accept = process.argv.includes('accept');
await browserExecutable();
if ((await runProgram('vite', ['build', '--config', 'visual/vite.config.ts', '--logLevel', 'error'])) !== 0)
  process.exit(1);
const code = await runProgram('playwright', [
  'test',
  '--config',
  'visual/playwright.config.ts',
  ...(accept ? ['--update-snapshots'] : []),
]);
if (code !== 0) {
  const report = path.join(root, '.cache/visual/report/index.html');
  console.log(`What differs, side by side: ${report}\nIf it is meant: npm run visual -- accept`);
}
process.exit(code);
