// A new version of the platform while a student works on an attempt: it waits until that is left, and nothing is lost.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Answer, AssignedTask } from '../packages/api-client/src/contract/index.ts';
import { listenLocally } from '../scripts/lib/listen-locally.ts';
import { createStaticServer } from '../scripts/lib/static-server.ts';
import { startFaultProxy } from './faults/fault-proxy.ts';
import { sessionOf } from './support/account.ts';
import { fillStorage } from './support/browser-storage.ts';
import { drawNothing } from './support/draw-nothing.ts';
import { essayQuestion } from './support/questions.ts';
import { unique } from './support/school.ts';
import { openAndBegin, waitUntilSaved } from './support/student.ts';
import { makeTwoBuilds } from './support/two-builds.ts';
import { expect, test } from './test.ts';

async function serve(folder: string) {
  const server = createStaticServer(folder);
  return { origin: await listenLocally(server), close: () => server.close() };
}

const essayOf = (page: Page) => page.getByRole('textbox', { name: 'Your text' });
const buildOf = (page: Page) => page.locator('html').getAttribute('data-build');
const notice = (page: Page) => page.getByText('A new version is ready');

/** Which workers a page has: one that is in control, and one that waits. */
const workers = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return { isControlled: navigator.serviceWorker.controller !== null, isWaiting: registration.waiting !== null };
  });

test('a new version waits while an attempt is open in any tab, is offered after it, and loses nothing that was typed', async ({
  origin,
  school,
  browser,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'rubrica-builds-'));
  const folders = [path.join(folder, 'first'), path.join(folder, 'second')] as const;
  await makeTwoBuilds(...folders);
  const [first, second] = await Promise.all(folders.map(serve));
  if (!first || !second) throw new Error('Two builds are needed.');
  let pages = first;
  const proxy = await startFaultProxy(origin, { pagesFrom: () => pages.origin });
  const student = await school.person('student', 'Rima');
  const task = await school.task(student, [essayQuestion(unique('Essay'))]);
  const context = await browser.newContext({
    baseURL: proxy.origin,
    serviceWorkers: 'allow',
  });
  try {
    await fillStorage(context, proxy.origin, sessionOf(student));
    await drawNothing(context);
    const page = await context.newPage();
    await openAndBegin(page, task);
    await expect.poll(() => workers(page)).toEqual({ isControlled: true, isWaiting: false });
    await essayOf(page).fill('Of the first version.');
    await waitUntilSaved(page);

    pages = second;
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await expect.poll(() => workers(page)).toEqual({ isControlled: true, isWaiting: true });
    // Another tab has the new page already, and offers nothing that would change the attempt.
    const other = await context.newPage();
    await other.goto('/student');
    await expect(other.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(await buildOf(other)).toBe('second');
    await essayOf(page).fill('Of the first version, and typed since.');
    await page.reload();
    await expect(essayOf(page)).toHaveValue('Of the first version, and typed since.');
    expect(await buildOf(page)).toBeNull();
    expect(await workers(page)).toEqual({ isControlled: true, isWaiting: true });
    await expect(notice(page)).toBeHidden();
    await expect(notice(other)).toBeHidden();
    await other.close();

    await essayOf(page).fill('Of the first version, typed since, and before it was left.');
    // A page that has just been opened may count as open for a moment longer.
    const offered = { timeout: 40_000 };
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(notice(page)).toBeVisible(offered);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(essayOf(page)).toBeVisible();
    await expect(notice(page)).toBeHidden();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(notice(page)).toBeVisible(offered);
    expect(await buildOf(page)).toBeNull();
    await page.getByRole('button', { name: 'Use it now' }).click();
    await expect.poll(() => buildOf(page).catch(() => null)).toBe('second');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(essayOf(page)).toHaveValue('Of the first version, typed since, and before it was left.');
    await page.reload();
    await expect(essayOf(page)).toBeVisible();
    expect(await buildOf(page)).toBe('second');
    await expect.poll(() => workers(page)).toEqual({ isControlled: true, isWaiting: false });
    const { attempts } = await student.call.get<AssignedTask>(`/assigned-tasks/${task._id}`);
    const stored = async () =>
      JSON.stringify((await student.call.get<{ items: Answer[] }>(`/answers?taskTaken=${attempts[0]?._id}`)).items);
    await expect.poll(stored).toContain('and before it was left.');
    expect(attempts).toHaveLength(1);
  } finally {
    await context.close();
    await proxy.close();
    first.close();
    second.close();
    await rm(folder, { recursive: true });
  }
});
