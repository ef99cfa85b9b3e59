import type { Page } from '@playwright/test';
import { gapQuestion } from './support/questions.ts';
import { unique } from './support/school.ts';
import { beginTask } from './support/student.ts';
import { typeAtFocus } from './support/keyboard.ts';
import { expect, test } from './test.ts';

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const picture = { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') };

async function openChat(page: Page) {
  await page.getByRole('button', { name: /^Messages/u }).click();
  const chat = page.getByRole('dialog', { name: 'Your school' });
  await expect(chat.getByRole('textbox', { name: 'Your message' })).toBeFocused();
  return chat;
}

async function write(page: Page, text: string) {
  await typeAtFocus(page, text);
  await page.keyboard.press('Enter');
}

test('what a student writes without a network waits through a reload, is sent in order, and leaves the browser at logout', async ({
  enter,
  school,
}) => {
  const student = await school.person('student', 'Nour');
  const page = await enter(student);
  await page.goto('/student');
  const chat = await openChat(page);
  await write(page, 'First');
  await expect(chat.getByText(/· Sent$/u)).toBeVisible();

  // The page itself still loads: it is the calls that get lost.
  let isLost = true;
  await page.route(/\/api\/(?:chat|files)/u, (route) =>
    isLost && route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await write(page, 'Second');
  await chat.locator('input[type=file]').setInputFiles(picture);
  await write(page, 'Third, with a picture');
  await expect(chat.getByText(/^Waiting for the connection/u)).toHaveCount(2);
  await page.reload();
  await expect(chat.getByText('Third, with a picture')).toBeVisible();
  await expect(chat.getByText('page.png')).toBeVisible();

  isLost = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(chat.getByRole('img', { name: /^Picture from You/u })).toBeVisible();
  await expect(chat.getByText(/^Waiting/u)).toHaveCount(0);
  await expect(chat.getByRole('listitem').getByRole('paragraph')).toHaveText([
    'First',
    'Second',
    'Third, with a picture',
  ]);

  await chat.getByRole('textbox').fill('A draft');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Account of/u }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/login/u);
  const left = () =>
    page.evaluate(async () => [
      ...(await indexedDB.databases()).map(({ name }) => name),
      ...Object.keys(sessionStorage),
    ]);
  await expect.poll(left).not.toContain('rubrica-chat');
});

test('a student and an assistant write to each other, and each sees it at once, also where no time runs in an attempt', async ({
  enter,
  school,
}) => {
  const student = await school.person('student', 'Nour');
  const page = await enter(student);
  await page.goto('/student');
  const chat = await openChat(page);
  await write(page, 'When is the exam?');
  await expect(chat.getByText(/· Sent$/u)).toBeVisible();
  const thread = await threadOf(student);
  const answer = (text: string) =>
    school.admin.call.post(`/chat/threads/${thread}/messages`, { clientId: crypto.randomUUID(), text });
  await answer('On Sunday at nine.');
  await expect(chat.getByText('On Sunday at nine.', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Messages', exact: true })).toBeFocused();
  await answer('Bring a pen.');
  await expect(page.getByRole('button', { name: 'Messages, 1 unread' })).toBeVisible();

  const open = await school.task(student, [gapQuestion(unique('The sun'))]);
  const timed = await school.task(student, [gapQuestion(unique('The moon'))], { timeLimitMinutes: 30 });
  await page.reload();
  await beginTask(page, open.title);
  await expect(page.getByRole('button', { name: /^Messages/u })).toBeVisible();
  await page.getByRole('button', { name: 'Leave' }).click();
  await beginTask(page, timed.title);
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Messages/u })).toHaveCount(0);

  async function threadOf({ call }: typeof student): Promise<string> {
    return (await call.get<{ thread: { _id: string } | null }>('/chat/thread')).thread?._id ?? '';
  }
});
