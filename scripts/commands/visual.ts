// Compares screenshots of every view of every type with their baselines. `npm run visual -- accept` replaces the baselines, and
// further arguments are Playwright's (`--grep MCQ`).
import path from 'node:path';
import { browserExecutable } from '../browser.ts';
import { root, runProgram } from '../lib/run-program.ts';

const args = process.argv.slice(2);
await browserExecutable();
if ((await runProgram('vite', ['build', '--config', 'visual/vite.config.ts', '--logLevel', 'error'])) !== 0)
  process.exit(1);
const code = await runProgram('playwright', [
  'test',
  '--config',
  'visual/playwright.config.ts',
  ...args.map((argument) => (argument === 'accept' ? '--update-snapshots' : argument)),
]);
if (code !== 0) {
  const report = path.join(root, '.cache/visual/report/index.html');
  console.log(`The differences: ${report}\nTo accept them: npm run visual -- accept`);
}
process.exit(code);
