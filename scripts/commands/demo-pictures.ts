// Draws the pictures of the demo's books: `node scripts/commands/demo-pictures.ts` after a change of an SVG in
// `apps/api/src/demo/books`. The demo stores the PNG beside each: pages never show an SVG that was uploaded.
import { chromium } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { browserArgs, browserEnv, browserExecutable } from '../browser.ts';
import { root } from '../lib/run-program.ts';

const folder = path.join(root, 'apps/api/src/demo/books');
const env = Object.fromEntries(Object.entries(browserEnv).flatMap(([name, value]) => (value ? [[name, value]] : [])));
const browser = await chromium.launch({ executablePath: await browserExecutable(), args: browserArgs, env });
const page = await browser.newPage({ viewport: { width: 640, height: 400 } });
for (const name of (await readdir(folder)).filter((one) => one.endsWith('.svg'))) {
  const drawing = await readFile(path.join(folder, name), 'utf8');
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${drawing}`);
  await page.screenshot({ path: path.join(folder, name.replace(/svg$/u, 'png')) });
}
await browser.close();
