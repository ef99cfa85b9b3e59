import type { Locator, Page } from '@playwright/test';
import { type Account, demo, demoPassword, logIn } from './support/account.ts';
import { inboxThreadOf, openChat, openOwnChat } from './support/chat.ts';
import { learningPagesOf } from './support/learning-pages.ts';
import { loseNext, refuseLive } from './support/network.ts';
import { picture } from './support/picture.ts';
import { gapQuestion } from './support/questions.ts';
import { unique } from './support/school.ts';
import { beginTask } from './support/student.ts';
import { typeAtFocus } from './support/keyboard.ts';
import { expect, test } from './test.ts';

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

test('a student and an assistant without sockets read each other’s messages once, a little later', async ({
  enter,
  school,
}) => {
  const group = await school.group();
  const student = await school.person('student', unique('Noor'), { groups: [group._id] });
  const assistant = await school.person('assistant', 'Ines', { groups: [group._id] });
  const open = async (person: Account) => {
    const page = await enter(person);
    await page.clock.install();
    await refuseLive(page);
    return page;
  };
  const [studentPage, staffPage] = [await open(student), await open(assistant)];
  await staffPage.goto('/assistant/messages');
  await expect(staffPage.getByText('No conversations yet')).toBeVisible();
  const own = await openOwnChat(studentPage);
  await own.write('May I hand in tomorrow?');
  await expect(studentPage.getByText(/· Sent$/u)).toBeVisible();

  await staffPage.clock.fastForward('00:20');
  const row = staffPage.getByRole('link', { name: student.name });
  await expect(row).toContainText('1 unread message');
  await row.click();
  const inbox = inboxThreadOf(staffPage, student.name);
  await expect(inbox.messages).toHaveText(['May I hand in tomorrow?']);
  await loseNext('reply', staffPage, /\/messages$/u, 'POST');
  await inbox.write('Yes, until noon.');
  await expect(inbox.unsent).toHaveText(/^Not sent/u);
  await staffPage.clock.fastForward('00:08');
  await expect(inbox.unsent).toHaveCount(0);
  await expect(staffPage.getByText('Sent', { exact: true })).toBeVisible();

  await studentPage.clock.fastForward('00:15');
  const both = ['May I hand in tomorrow?', 'Yes, until noon.'];
  await expect(own.messages).toHaveText(both);
  await expect(inbox.messages).toHaveText(both);
  await expect(studentPage.getByText(/· Read$/u)).toBeVisible();
  await staffPage.clock.fastForward('00:08');
  await expect(staffPage.getByText('Seen', { exact: true })).toBeVisible();

  await studentPage.getByRole('button', { name: 'Close messages' }).click();
  await expect(studentPage.getByRole('button', { name: 'Messages', exact: true })).toBeVisible();
  await loseNext('request', staffPage, /\/messages$/u, 'POST');
  await inbox.write('Bring a pen.');
  await expect(inbox.unsent).toHaveText(/^Not sent/u);
  await staffPage.clock.fastForward('00:08');
  await expect(inbox.unsent).toHaveCount(0);
  await inbox.write('And paper.');
  await expect(inbox.messages).toHaveText([...both, 'Bring a pen.', 'And paper.']);
  await expect(inbox.unsent).toHaveCount(0);
  await studentPage.clock.fastForward('02:00');
  await expect(studentPage.getByRole('button', { name: 'Messages, 2 unread' })).toBeVisible();
});

test('a student opens the conversation in a lecture, a document and a book, by keyboard, also on a phone', async ({
  enter,
  origin,
}) => {
  const student = await logIn(origin, demo.student, demoPassword);
  const { lecture, document } = await learningPagesOf.student(student);
  const books = await student.call.get<{ items: { _id: string }[] }>('/student-books');
  const book = `/student/books/${books.items[0]?._id}`;
  const page = await enter(student);
  const opener = page.getByRole('button', { name: /^Messages/u });
  const pages: [string, Locator][] = [
    [lecture, page.getByRole('tab', { name: 'Transcript' })],
    [document, page.locator('[data-part="pages"] canvas').first()],
    [book, page.locator('[data-part="leaf"]').first()],
  ];
  for (const [index, [path, content]] of pages.entries()) {
    await page.goto(path);
    // The next page is opened at the width at which this one was left.
    for (const width of index % 2 === 0 ? [1280, 360] : [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await expect(content).toBeVisible();
      // The page is as wide as the window: nothing is pushed out of it.
      await expect(opener).toBeInViewport({ ratio: 1 });
      await opener.focus();
      await page.keyboard.press('Enter');
      const chat = page.getByRole('dialog', { name: 'Your school' });
      await expect(chat.getByRole('textbox', { name: 'Your message' })).toBeFocused();
      // No key of the page is taken for one of the lecture, document or book.
      await typeAtFocus(page, 'm n s');
      await expect(chat.getByRole('textbox', { name: 'Your message' })).toHaveValue('m n s');
      await chat.getByRole('textbox', { name: 'Your message' }).fill('');
      await page.keyboard.press('Escape');
      await expect(chat).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  }
});
