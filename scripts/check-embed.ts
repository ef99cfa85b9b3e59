// Checks the packed packages as another team uses them: installed in a clean folder, type-checked, built, and tried in a browser.
import assert from 'node:assert/strict';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { browserArgs, browserEnv, browserExecutable } from './browser.ts';
import { goEnv, typeThreads } from './lib/go-programs.ts';
import { installPacked } from './lib/install-packed.ts';
import { packAll } from './lib/pack.ts';
import { type ProgramResult, root, runQuietly } from './lib/run-program.ts';

const reactVersions: Record<string, Record<string, string>> = {
  'React 19': {},
  'React 18': { react: '18.3.1', 'react-dom': '18.3.1', '@types/react': '18.3.27', '@types/react-dom': '18.3.7' },
};
let failed = 0;

function report(name: string, problem: string | undefined): void {
  console.log(`${problem ? 'FAILED' : 'ok    '} ${name}`);
  if (!problem) return;
  failed += 1;
  console.log(problem);
}

const problemOf = ({ code, output }: ProgramResult) => (code === 0 ? undefined : output);

/** Answers both questions of the built page and submits them. */
async function answer(page: Page): Promise<void> {
  await page.getByLabel('There was no ferry.').check();
  await page.getByLabel('The wind came from behind.').check();
  await page.getByRole('button', { name: 'Hand in' }).click();
  await page.getByText('1.5 of 2 marks').first().waitFor({ timeout: 15_000 });
}

interface Stored {
  question: { questions: { id: string }[] };
}

/** Puts blocks of every type on the page with the strict policy: all that the kit keeps as examples of stored questions. */
function showEveryType(folder: string): void {
  const questions = globSync('packages/question-kit/corpus/1/*.json', { cwd: root })
    .toSorted()
    .map((file): Stored => JSON.parse(readFileSync(path.join(root, file), 'utf8')))
    .map(({ question }) => question);
  const blocks = new Map(questions.flatMap((question) => question.questions.map((block) => [block.id, block])));
  const all = { ...questions[0], questions: [...blocks.values()] };
  writeFileSync(path.join(folder, 'src/every-type.json'), JSON.stringify(all));
  const page = path.join(folder, 'src/strict.tsx');
  writeFileSync(page, readFileSync(page, 'utf8').replace('./question.json', './every-type.json'));
}

/**
 * Checks that the styles of the kit and of the host are applied to the built page with every view of every type, and uses what
 * is loaded late. A violation of the policy is an error of the page.
 */
async function lookUnderStrictPolicy(page: Page): Promise<void> {
  await page.locator('.paper').waitFor({ timeout: 15_000 });
  const styles: [selector: string, property: string, value: RegExp][] = [
    ['[data-rb-root]', 'font-family', /Inter/u],
    ['[data-rb-root]', '--rb-color-accent', /^rebeccapurple$/u],
    ['[data-rb-root]', '--rb-radius-card', /^3px$/u],
    ['.paper .rb-block', 'display', /^grid$/u],
    ['.paper', 'max-inline-size', /^640px$/u],
  ];
  for (const [selector, property, value] of styles) {
    const applied = page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    assert.match(await applied, value, `${property} of ${selector}`);
  }
  // A field of rich text loads its editor where it is used.
  await page.locator('div[role=textbox]').first().click();
  await page.locator('[contenteditable=true]').first().pressSequentially('Read. ');
  await page
    .getByRole('button', { name: /^Question 2,/u })
    .first()
    .press('Delete');
  const toast = page.locator('[data-sonner-toast]');
  await toast.waitFor();
  assert.equal(
    await toast.evaluate((element) => getComputedStyle(element).position),
    'absolute',
    'position of a toast',
  );
}

/** Renders what the built page shows first, as a server does: in Node, with the packages as they are installed. */
const serverPage = `
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { parseQuestion, toStudentView } from '@rubrica/question-kit';
import { QuestionAnswer, QuestionKitProvider } from '@rubrica/question-kit/react';
const question = toStudentView(parseQuestion(JSON.parse(readFileSync('src/question.json', 'utf8'))));
const view = createElement(QuestionAnswer, { question, value: [], onChange: () => {} });
process.stdout.write(renderToString(createElement(QuestionKitProvider, { language: 'en', media: { url: () => '' } }, view)));
`;

/** Renders what a marker and an author see first. */
const serverPageOfStaff = `
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { parseQuestion } from '@rubrica/question-kit';
import { QuestionEditor } from '@rubrica/question-kit/editor';
import { QuestionMarker } from '@rubrica/question-kit/marker';
import { QuestionKitProvider } from '@rubrica/question-kit/react';
const question = parseQuestion(JSON.parse(readFileSync('src/question.json', 'utf8')));
for (const view of [createElement(QuestionMarker, { question }), createElement(QuestionEditor)])
  renderToString(createElement(QuestionKitProvider, { language: 'en', media: { url: () => '' } }, view));
`;

/** Checks that React 18 does not warn of an effect that these views could have in a page alone. */
async function renderForStaff(folder: string): Promise<string | undefined> {
  writeFileSync(path.join(folder, 'server-of-staff.mjs'), serverPageOfStaff);
  const { code, output } = await runQuietly(process.execPath, ['server-of-staff.mjs'], { cwd: folder });
  return code === 0 && !output.includes('useLayoutEffect') ? undefined : output;
}

/** Checks that the elements of a page have the classes that a server has given them: React repairs no other ones. */
async function compareWithServer(folder: string, page: Page): Promise<void> {
  writeFileSync(path.join(folder, 'server.mjs'), serverPage);
  const { code, output } = await runQuietly(process.execPath, ['server.mjs'], { cwd: folder });
  assert.equal(code, 0, output);
  await page.getByLabel('There was no ferry.').waitFor({ timeout: 15_000 });
  const inPage = await page.locator('main [class]').evaluateAll((all) => all.map((one) => one.getAttribute('class')));
  const onServer = [...output.matchAll(/ class="([^"]*)"/gu)].map(([, classes]) => classes);
  assert.ok(onServer.length > 10, output);
  assert.deepEqual(inPage, onServer);
}

/** Opens a built page and uses it. Resolves to the page's errors, or to undefined. */
async function tryInBrowser(
  browser: Browser,
  folder: string,
  file: string,
  tryPage: (page: Page) => Promise<void>,
): Promise<string | undefined> {
  const server = await preview({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    preview: { port: 0, host: '127.0.0.1' },
  });
  const context = await browser.newContext();
  const errors: string[] = [];
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/favicon|\/files\//u.test(message.location().url)) errors.push(message.text());
    });
    await page.goto(new URL(file, server.resolvedUrls?.local[0]).href);
    await tryPage(page);
  } catch (error) {
    errors.push(String(error));
  } finally {
    await context.close();
    await server.close();
  }
  return errors.length > 0 ? errors.join('\n') : undefined;
}

const tarballs = await packAll();
const browser = await chromium.launch({
  executablePath: await browserExecutable(),
  env: browserEnv,
  args: browserArgs,
});
for (const [name, versions] of Object.entries(reactVersions)) {
  const folder = await installPacked(tarballs, versions);
  showEveryType(folder);
  const tsc = (config: string) =>
    runQuietly(path.join(root, 'node_modules/.bin/tsc'), ['-p', path.join(folder, config), '--checkers', typeThreads], {
      env: goEnv,
    });
  report(`${name}: types under bundler`, problemOf(await tsc('tsconfig.json')));
  // How a package is found does not depend on the version of React, and what it is found with is checked above.
  if (name === 'React 19') report(`${name}: types under nodenext`, problemOf(await tsc('tsconfig.nodenext.json')));
  const vite = path.join(folder, 'node_modules/.bin/vite');
  report(`${name}: built with Vite`, problemOf(await runQuietly(vite, ['build'], { cwd: folder })));
  report(`${name}: answered and marked in Chromium`, await tryInBrowser(browser, folder, 'index.html', answer));
  report(
    `${name}: rendered on a server as in a page`,
    await tryInBrowser(browser, folder, 'index.html', (page) => compareWithServer(folder, page)),
  );
  report(`${name}: rendered on a server for markers and authors`, await renderForStaff(folder));
  report(
    `${name}: styled under a strict Content-Security-Policy`,
    await tryInBrowser(browser, folder, 'strict.html', lookUnderStrictPolicy),
  );
  rmSync(folder, { recursive: true, force: true });
}
await browser.close();
process.exit(failed === 0 ? 0 : 1);
