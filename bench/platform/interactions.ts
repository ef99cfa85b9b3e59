import type { Page } from 'playwright-core';
import type { learningPagesOf } from '../../e2e/support/learning-pages.ts';

/** The names of a role's pages. */
type PageNames<Role extends keyof typeof learningPagesOf> = keyof Awaited<ReturnType<(typeof learningPagesOf)[Role]>>;

type Interact = (page: Page) => Promise<void>;

const search: Interact = async (page) => {
  await page.getByRole('searchbox').first().pressSequentially('essay', { delay: 50 });
};
/** Follows a link, and waits for the page behind it. */
const follow =
  (link: RegExp): Interact =>
  async (page) => {
    const from = page.url();
    await page.getByRole('main').getByRole('link', { name: link }).first().click();
    await page.waitForURL((url) => url.href !== from);
    await page.waitForLoadState('networkidle');
  };

/** What people mainly do on each page. */
export const interactionsOf: { [Role in keyof typeof learningPagesOf]: Readonly<Record<PageNames<Role>, Interact>> } = {
  student: {
    lectures: search,
    // Plays, and seeks to the question at which the lecture stops.
    lecture: async (page) => {
      await page.keyboard.press('k');
      await page.waitForTimeout(500);
      await page.keyboard.press('9');
      await page.getByRole('button', { name: 'Check' }).waitFor();
    },
    speaking: follow(/./u),
    'speaking task': async (page) => {
      await page.getByRole('link', { name: /begin/iu }).first().click();
      await page.getByRole('heading', { name: 'Are you ready?' }).waitFor();
    },
    documents: follow(/./u),
    // Reads on, and looks for a word.
    document: async (page) => {
      for (let press = 0; press < 4; press += 1) await page.mouse.wheel(0, 600);
      await page.keyboard.press('/');
      await page.getByRole('searchbox').pressSequentially('the', { delay: 50 });
    },
    words: follow(/^Practise/u),
  },
  admin: {
    videos: follow(/^Add a video/u),
    documents: async (page) => {
      await page.getByRole('button', { name: 'Upload PDFs' }).click();
      await page.getByRole('dialog').waitFor();
    },
    document: async (page) => {
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await page.getByRole('dialog').waitFor();
    },
    'lecture questions': search,
    'questions of a lecture': async (page) => {
      await page.getByRole('button', { name: /^Add a question/u }).click();
      await page.getByRole('button', { name: 'Save question' }).waitFor();
      await page.getByRole('button', { name: 'Add an option' }).click();
    },
    'lectures of a task': follow(/^Answers in/u),
    'answers of a task': async (page) => {
      await page
        .getByRole('button', { name: /Right|Not right|To mark/u })
        .first()
        .click();
      await page.keyboard.press('j');
    },
  },
  assistant: {
    lectures: search,
    lecture: async (page) => {
      await page.getByRole('tab').last().click();
    },
  },
};
