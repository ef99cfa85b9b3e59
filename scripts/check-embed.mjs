// The packed packages in another team's hands: installed in a clean folder, type-checked, built, opened, answered, marked.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { browserArgs, browserEnv, browserExecutable } from './browser.mjs';
import { installPacked } from './lib/install-packed.mjs';
import { packAll } from './lib/pack.mjs';
import { quiet, root } from './lib/sh.mjs';

const reacts = {
  'React 19': {},
  'React 18': { react: '18.3.1', 'react-dom': '18.3.1', '@types/react': '18.3.27', '@types/react-dom': '18.3.7' },
};
let failed = 0;

function tell(name, problem) {
  console.log(`${problem ? 'FAILED' : 'ok    '} ${name}`);
  if (!problem) return;
  failed += 1;
  console.log(problem);
}

const outcomeOf = ({ code, output }) => (code === 0 ? undefined : output);

/** Answers both questions of the page, hands in, and tells what is wrong with what stands there then. */
async function answerAndMark(folder) {
  const server = await preview({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    preview: { port: 0, host: '127.0.0.1' },
  });
  const browser = await chromium.launch({
    executablePath: await browserExecutable(),
    env: browserEnv,
    args: browserArgs,
  });
  const complaints = [];
  try {
    const page = await browser.newPage();
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on(
      'console',
      (message) =>
        message.type() === 'error' && !/favicon/u.test(message.location().url) && complaints.push(message.text()),
    );
    await page.goto(server.resolvedUrls.local[0]);
    await page.getByLabel('There was no ferry.').check();
    await page.getByLabel('The wind came from behind.').check();
    await page.getByRole('button', { name: 'Hand in' }).click();
    await page.getByText('1.5 of 2 marks').first().waitFor({ timeout: 15_000 });
  } catch (error) {
    complaints.push(error.message);
  } finally {
    await browser.close();
    await server.close();
  }
  return complaints.length > 0 ? complaints.join('\n') : undefined;
}

const tarballs = await packAll();
for (const [name, versions] of Object.entries(reacts)) {
  const folder = await installPacked(tarballs, versions);
  const tsc = (config) => quiet(path.join(root, 'node_modules/.bin/tsc'), ['-p', path.join(folder, config)]);
  tell(`${name}: types under bundler`, outcomeOf(await tsc('tsconfig.json')));
  tell(`${name}: types under nodenext`, outcomeOf(await tsc('tsconfig.nodenext.json')));
  tell(`${name}: built with Vite`, outcomeOf(await quiet('pnpm', ['build'], { cwd: folder })));
  tell(`${name}: answered and marked in Chromium`, await answerAndMark(folder));
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed === 0 ? 0 : 1);
