import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import type { Answer, AssignedTask, Task } from '../../packages/api-client/src/contract/index.ts';
import { readStoredFiles } from '../../apps/api/src/testing/bench/stored-files.ts';
import type { Account } from '../support/account.ts';
import { navigateTo } from '../support/navigation.ts';
import { saveStatus } from '../support/student.ts';
import { expect } from '../test.ts';
import { listenToClaims } from './claims.ts';
import { type FaultProxy, type NetworkState, noFault } from './fault-proxy.ts';
import type { Schedule, Step } from './schedule.ts';

/** What the student has in the essay, and whether its part is flagged. */
interface Content {
  text: string;
  flagged: boolean;
}

interface Run {
  context: BrowserContext;
  page: Page;
  proxy: FaultProxy;
  student: Account;
  task: Task;
  databaseUrl: string;
  /** Filled in as the schedule goes on. */
  outcome: Outcome;
}

/** What came of a schedule. */
export interface Outcome {
  /** How often a page said that what it showed is saved, or that a recording is sent. */
  claims: number;
  typed: number;
  recorded: number;
  conflicts: number;
  /** What a page said that was not so. */
  untrue: string[];
}

export const newOutcome = (): Outcome => ({ claims: 0, typed: 0, recorded: 0, conflicts: 0, untrue: [] });

/** A request without a reply is given up after 20 s, and tried again up to 15 s later; an upload without progress after 90 s. */
const settleMs = 120_000;
/** How long a step waits before it looks whether a conflict is in front of it. */
const stepMs = 10_000;

const essayOf = (page: Page) => page.locator('main textarea:not([readonly])');
const isShown = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).isVisible();

/** Takes an attempt through a schedule, and then on without faults until it is submitted. Compares what pages say with the database. */
export async function runSchedule({ begins, steps, submits }: Schedule, run: Run): Promise<void> {
  const { context, page, proxy, student, task, outcome } = run;
  /** All that the student has had in the essay, in this order: a page never goes back in it by itself. */
  const contents: Content[] = [{ text: '', flagged: false }];
  const tabs: Page[] = [page];
  const lastShown = new Map<Page, Content>();
  const checks: Promise<void>[] = [];
  let hasClosedTab = false;

  const stored = async () => {
    const { attempts } = await student.call.get<AssignedTask>(`/assigned-tasks/${task._id}`);
    const { items } = await student.call.get<{ items: Answer[] }>(`/answers?taskTaken=${attempts[0]?._id}`);
    const files = await readStoredFiles(run.databaseUrl, student._id);
    const essay = items.find(({ type }) => type === 'WritingEssays');
    const all = JSON.stringify(items.map(({ answers }) => answers));
    const isOf = ({ text, flagged }: Content) =>
      flagged === essay?.flagged && (text === '' ? !all.includes('Sentence') : all.includes(JSON.stringify(text)));
    return {
      statuses: attempts.map(({ status }) => status),
      /** The latest of the student's contents that this is. */
      content: contents.findLastIndex(isOf),
      files: files.length,
      filesInAnswers: files.filter(({ id }) => all.includes(id)).length,
      essay: JSON.stringify(essay?.answers),
    };
  };

  async function check(said: string, content: Content | null, sent: number) {
    outcome.claims += 1;
    const at = content ? contents.findLastIndex((each) => sameContent(each, content)) : -1;
    const has = await stored();
    if (content && (at === -1 || has.content < at))
      outcome.untrue.push(`${said}: shown ${JSON.stringify(content)} (${at}), stored ${has.content}: ${has.essay}`);
    if (has.files < sent) outcome.untrue.push(`${said}: ${sent} recordings sent, ${has.files} stored`);
  }

  await listenToClaims(context, (tab, { status, shown, sent }) => {
    if (shown) lastShown.set(tab, shown);
    const content = status === 'saved' ? (shown ?? lastShown.get(tab) ?? null) : null;
    if (content || sent > 0) checks.push(check(status, content, sent));
  });

  const set = (state: NetworkState) => proxy.set(state);
  await page.goto('/student');
  await navigateTo(page, 'Tasks');
  await page.getByRole('region', { name: 'To do' }).getByRole('link', { name: task.title }).click();
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
  set(begins);
  await page.getByRole('button', { name: 'Begin' }).click();
  const questions = page.getByRole('navigation', { name: 'Questions' });
  const failed = page
    .getByRole('button', { name: 'Try again' })
    .or(page.getByRole('button', { name: 'Begin', disabled: false }));
  await expect(questions.or(failed).first()).toBeVisible();
  set(noFault);
  await expect(async () => {
    if (await questions.isVisible()) return;
    const again = page.getByRole('button', { name: /^(?:Try again|Begin|Continue)$/u }).first();
    // A part of the page itself may have been lost.
    if (await again.isVisible()) await again.click({ timeout: 2_000 });
    else await page.reload();
    await expect(questions).toBeVisible({ timeout: 8_000 });
  }).toPass({ timeout: settleMs });
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect(essayOf(page)).toBeVisible();

  const tabFor = (number: number) => tabs[number] ?? page;

  /** A conflict is in front of all else: the student takes one of the two, and has that from then on. */
  async function resolveConflict(tab: Page) {
    const dialog = tab.getByRole('alertdialog', { name: 'This question was also answered somewhere else' });
    if (!(await dialog.isVisible())) return;
    outcome.conflicts += 1;
    const keepsMine = outcome.conflicts % 2 === 1;
    const mine = lastShown.get(tab);
    if (keepsMine && mine) contents.push(mine);
    await dialog.getByRole('button', { name: keepsMine ? 'Keep the answer here' : 'Take the other one' }).click();
    await expect(dialog).toBeHidden();
  }

  /** Does something on a page, once what may come in front of it has been decided on. */
  async function act<Result>(tab: Page, action: (options: { timeout: number }) => Promise<Result>): Promise<Result> {
    const until = performance.now() + settleMs;
    for (;;) {
      await resolveConflict(tab);
      try {
        return await action({ timeout: stepMs });
      } catch (error) {
        if (performance.now() > until) throw error;
      }
    }
  }

  const showsAttempt = (tab: Page) =>
    act(tab, (options) => expect(tab.getByRole('navigation', { name: 'Questions' })).toBeVisible(options));

  const showEssay = (tab: Page) =>
    act(tab, async (options) => {
      if (await isShown(tab, 'Previous'))
        await tab.getByRole('button', { name: 'Previous', exact: true }).click(options);
      await expect(essayOf(tab)).toBeVisible(options);
    });

  /** Changes what is in the essay, or its flag. */
  async function change(tab: Page, next: (before: Content) => Content) {
    await showEssay(tab);
    await act(tab, async (options) => {
      const shown = lastShown.get(tab);
      const before = { text: await essayOf(tab).inputValue(options), flagged: await isFlagged(tab, options) };
      const content = next(before);
      contents.push(content);
      lastShown.set(tab, content);
      try {
        if (content.text !== before.text) await essayOf(tab).fill(content.text, options);
        // A name finds it only while nothing is in front of it.
        if (content.flagged !== before.flagged) await flagOf(tab).click(options);
      } catch (error) {
        contents.splice(contents.indexOf(content), 1);
        if (shown) lastShown.set(tab, shown);
        throw error;
      }
    });
  }

  async function record() {
    const start = page.getByRole('button', { name: 'Record', exact: true });
    const next = page.getByRole('button', { name: 'Next prompt' });
    const stop = page.getByRole('button', { name: 'Stop recording' });
    const timer = page.getByRole('timer').first();
    const isRecording = await act(page, async (options) => {
      if (await essayOf(page).isVisible()) await page.getByRole('button', { name: 'Next', exact: true }).click(options);
      await expect(start.or(next).or(stop).or(page.getByText('Recording sent')).first()).toBeVisible(options);
      if (!(await start.or(stop).first().isVisible()) && (await next.isVisible())) await next.click(options);
      if (await start.isVisible()) await start.click(options);
      else if (!(await stop.isVisible())) return false;
      await expect(timer).toHaveText(/^0:0[1-9]/u, options);
      return true;
    });
    if (!isRecording) return;
    await act(page, (options) => stop.click(options));
    outcome.recorded += 1;
    const kept = start
      .or(next)
      .or(page.getByRole('button', { name: 'Play' }))
      .first();
    await act(page, (options) => expect(kept).toBeVisible(options));
  }

  async function take(step: Step) {
    switch (step.do) {
      case 'network':
        return set(step.state);
      case 'type':
        outcome.typed += 1;
        // The number makes each content another one.
        return change(tabFor(step.tab), ({ text, flagged }) => ({
          text: `${text} Sentence ${outcome.typed}.`.trim(),
          flagged,
        }));
      case 'flag':
        return change(tabFor(step.tab), ({ text, flagged }) => ({ text, flagged: !flagged }));
      case 'record':
        return record();
      case 'reload': {
        const tab = tabFor(step.tab);
        lastShown.delete(tab);
        await tab.reload({ waitUntil: 'commit' });
        return showsAttempt(tab);
      }
      case 'second tab': {
        const [, second] = tabs;
        if (second) {
          tabs.pop();
          hasClosedTab = true;
          return second.close();
        }
        const opened = await context.newPage();
        tabs.push(opened);
        await opened.goto(page.url(), { waitUntil: 'commit' });
        return showsAttempt(opened);
      }
    }
  }

  for (const { afterMs, step } of steps) {
    // When things happen is what a schedule is about.
    await wait(afterMs);
    await take(step);
  }
  set(noFault);

  const untilSaved = async () => {
    await expect(async () => {
      for (const tab of tabs) {
        await resolveConflict(tab);
        await expect(saveStatus(tab)).toHaveAttribute('data-save', 'saved', { timeout: 1_000 });
      }
    }).toPass({ timeout: settleMs });
  };
  await untilSaved();
  if (hasClosedTab) {
    // What a closed tab has left is sent by the next page that opens the attempt.
    lastShown.delete(page);
    await page.reload();
    await untilSaved();
  }
  // A recording that arrives while another part is shown becomes part of its answer when that is shown again, or at the end.
  await expect.poll(async () => (await stored()).files, { timeout: settleMs }).toBe(outcome.recorded);
  const arrived = await stored();
  if (outcome.conflicts === 0) expect(arrived.content).toBe(contents.length - 1);
  else expect([...lastShown.values()].some((content) => sameContent(content, contents[arrived.content]))).toBe(true);

  const [, second] = tabs;
  await second?.close();
  set(submits);
  const dialog = page.getByRole('alertdialog', { name: 'Submit your answers?' });
  const isSubmitted = page.getByRole('heading', { name: 'Your attempts' });
  await page.getByRole('banner').getByRole('button', { name: 'Submit' }).click();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await wait(1_000);
  set(noFault);
  await expect(async () => {
    if (await isSubmitted.isVisible()) return;
    // The page may hear that it is submitted before it hears so from its own request.
    const leave = page.getByRole('button', { name: 'Go to the task' });
    if (await leave.isVisible()) await leave.click({ timeout: 2_000 });
    const again = dialog.getByRole('button', { name: 'Submit' });
    if (await again.isEnabled({ timeout: 500 }).catch(() => false)) await again.click({ timeout: 2_000 });
    await expect(isSubmitted).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: settleMs });
  await Promise.all(checks);
  const end = await stored();
  expect({ ...end, essay: '' }).toEqual({
    statuses: ['submitted'],
    content: arrived.content,
    files: outcome.recorded,
    filesInAnswers: outcome.recorded,
    essay: '',
  });
}

const sameContent = (one: Content, other: Content | undefined) =>
  one.text === other?.text && one.flagged === other.flagged;
const flagOf = (page: Page) => page.getByRole('contentinfo').locator('[aria-pressed]');
const isFlagged = async (page: Page, options: { timeout: number }) =>
  (await flagOf(page).getAttribute('aria-pressed', options)) === 'true';
