// Compares pictures of every view of every type, of components, workbench and pages with their baselines. `npm run visual -- accept`
// replaces the baselines that differ, and further arguments are Playwright's (`--grep MCQ`).
import { browserExecutable } from '../browser.ts';
import { runProgram } from '../lib/run-program.ts';

const args = process.argv.slice(2);
await browserExecutable();
if ((await runProgram(process.execPath, ['visual/prepare.ts', ...args])) !== 0) process.exit(1);
if ((await runProgram('vite', ['build', '--config', 'visual/vite.config.ts', '--logLevel', 'error'])) !== 0)
  process.exit(1);
const code = await runProgram('playwright', [
  'test',
  '--config',
  'visual/playwright.config.ts',
  ...args.map((argument) => (argument === 'accept' ? '--update-snapshots' : argument)),
]);
if (code !== 0) console.log('To accept what differs: npm run visual -- accept');
process.exit(code);
