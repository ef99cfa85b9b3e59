import type { Page } from '@playwright/test';
import { queryOne } from '../apps/api/src/testing/bench/start-replica-pair.ts';
import type { Answer, AssignedTask } from '../packages/api-client/src/contract/index.ts';
import { essayQuestion } from './support/questions.ts';
import { unique } from './support/school.ts';
import { openAndBegin, saveStatus, waitUntilSaved } from './support/student.ts';
import { expect, test } from './test.ts';

const delayMs = 2_000;

/** Makes saves slow, drops every third of them, and loses the reply to the first one, which the server has applied. */
async function worsenSaves(page: Page) {
  let count = 0;
  await page.route('**/api/answers/*', async (route) => {
    count += 1;
    if (count % 3 === 0) return route.abort();
    const response = await route.fetch();
    // oxlint-disable-next-line rubrica-tests/no-fixed-wait -- so slow is this network
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    return count === 1 ? route.abort() : route.fulfill({ response });
  });
}

/** Notes all that the page says about saving, also what it says for a moment. */
async function listenToStatus(page: Page): Promise<() => Promise<string[]>> {
  const texts = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const look = () => {
      const text = document.querySelector('[data-save]')?.textContent;
      if (text && text !== seen.at(-1)) seen.push(text);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    return seen;
  });
  return () => texts.jsonValue();
}

test('loses and repeats nothing over a bad network and an end of time without any', async ({
  school,
  enter,
  server: { databaseUrl },
}) => {
  const student = await school.person('student', 'Ines');
  const closeAt = new Date(Date.now() + 3_600_000).toISOString();
  const task = await school.task(student, [essayQuestion(unique('Essay'))], { closeAt });
  const attemptsOf = async () => (await student.call.get<AssignedTask>(`/assigned-tasks/${task._id}`)).attempts;
  const stored = async () => {
    const [attempt] = await attemptsOf();
    const { items } = await student.call.get<{ items: Answer[] }>(`/answers?taskTaken=${attempt?._id}`);
    return { rev: items[0]?.rev, text: JSON.stringify(items[0]?.answers) };
  };

  const page = await enter(student);
  await page.clock.install();
  const submitKeys = new Set<string | undefined>();
  page.on('request', (request) => {
    if (request.url().endsWith('/submit')) submitKeys.add(request.headers()['idempotency-key']);
  });
  await openAndBegin(page, task);
  const essay = page.getByRole('textbox', { name: 'Your text' });
  await worsenSaves(page);
  const said = await listenToStatus(page);

  await essay.fill('One.');
  // The server has it, and the page does not know.
  await expect.poll(stored).toMatchObject({ rev: 1, text: expect.stringContaining('One.') });
  await essay.fill('One. Two.');
  await waitUntilSaved(page);
  const beforeSaved = await said();
  expect(beforeSaved.indexOf('Offline: kept on this device')).toBeGreaterThan(beforeSaved.indexOf('Saving…'));
  expect(beforeSaved.filter((text) => text.startsWith('Saved'))).toHaveLength(1);
  expect(await stored()).toMatchObject({ rev: 2, text: expect.stringContaining('One. Two.') });

  // What a route answers would arrive also while the page is offline.
  await page.unrouteAll({ behavior: 'wait' });
  await page.context().setOffline(true);
  await essay.fill('One. Two. Three.');
  await expect(saveStatus(page)).toHaveText('Offline: kept on this device');
  await page.clock.fastForward(3_600_000);
  await expect(page.getByRole('heading', { name: 'The time is over' })).toBeVisible();
  await expect(page.getByText('The server cannot be reached')).toBeVisible();
  await expect(page.getByText('Your answers were submitted')).toBeHidden();
  const attempts = await attemptsOf();
  expect(attempts).toMatchObject([{ number: 1, status: 'in_progress' }]);

  // The server's clock, which decides, does not go by an hour.
  await queryOne(
    databaseUrl,
    `update task_takens set deadline_at = now() where id = '${attempts[0]?._id}' returning id`,
  );
  await page.context().setOffline(false);
  await expect(page.getByText('Your answers were submitted: 1 of 1 questions answered.')).toBeVisible();
  await expect(page.getByText('did not reach the server in time')).toBeHidden();
  expect(await stored()).toMatchObject({ rev: 3, text: expect.stringContaining('One. Two. Three.') });
  expect(await attemptsOf()).toMatchObject([{ number: 1, status: 'submitted' }]);
  expect(submitKeys.size).toBe(1);
});
