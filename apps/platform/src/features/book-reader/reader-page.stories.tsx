import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fakeVoice } from '../../testing/fake-voice.ts';
import { lose, pending, refuse } from '../../testing/fake-client.ts';
import {
  arabicBook,
  checkReply,
  readingAt,
  readingReply,
  spokenBook,
  studentBook,
} from '../../testing/fixtures/student-books.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { openDrafts } from '../../lib/storage/drafts.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const saved = fn(readingReply);
const book = studentBook();
const calls = { getStudentBook: book, saveBookReading: saved, checkBookAnswers: checkReply };

const meta = {
  ...pageMeta,
  title: 'Platform/Student/Book',
  tags: ['!autodocs'],
  args: { path: `/student/books/${book._id}`, role: 'student', calls },
  beforeEach: () => {
    saved.mockClear();
    localStorage.removeItem('rubrica-book-text-scale');
    localStorage.removeItem('rubrica-reading-rate');
  },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

const leaves = () => [...document.querySelectorAll<HTMLElement>('[data-part="leaf"]')];
const pagesInSight = () =>
  leaves()
    .filter(({ dataset }) => dataset['kind'] === 'page')
    .map((leaf) => leaf.querySelector('[data-part="number"]')?.textContent);
const sizeOf = () => Number.parseFloat(getComputedStyle(leaves()[0]!).fontSize);
const lit = () => [...(CSS.highlights.get('spoken-sentence') ?? [])].map(String);

export const Full: Story = {};
export const Narrow: Story = { globals: narrow };
export const Arabic: Story = { args: { calls: { ...calls, getStudentBook: arabicBook } } };
export const ArabicNarrow: Story = { ...Arabic, globals: narrow };
export const Spoken: Story = { args: { calls: { ...calls, getStudentBook: spokenBook } } };

/** Two pages lie open; keys turn them, the server hears of the place, and the book begins there the next time. */
export const Turning: Story = {
  tags: ['!dev', 'plays-in-arabic'],
  args: { calls: { ...calls, getStudentBook: { ...book, reading: readingAt(3) } } },
  play: async () => {
    await pageIsShown();
    await expect(pagesInSight()).toEqual(['3', '4']);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(pagesInSight()).toEqual(['1', '2']);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(pagesInSight()).toEqual(['1', '2']);
    await userEvent.keyboard('{PageDown}');
    await expect(pagesInSight()).toEqual(['3', '4']);
    await userEvent.keyboard('{ArrowRight}');
    await expect(pagesInSight()).toEqual(['5']);
    // The last page is in sight: the book is read.
    await waitFor(() => expect(saved).toHaveBeenCalled(), { timeout: 10_000 });
    await expect(saved.mock.lastCall?.[0].body.page).toBe(5);
  },
};

/** The next page of an Arabic book lies on the left, in an interface of either direction. */
export const TurningArabic: Story = {
  tags: ['!dev', 'plays-in-arabic'],
  args: { calls: { ...calls, getStudentBook: arabicBook } },
  play: async () => {
    await pageIsShown();
    const [first, second] = leaves();
    await expect(first!.getBoundingClientRect().left).toBeGreaterThan(second!.getBoundingClientRect().left);
    await userEvent.keyboard('{ArrowRight}');
    await expect(pagesInSight()).toEqual(['1', '2']);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(pagesInSight()).toEqual(['3']);
  },
};

/** Without a network the book goes on, and the place is kept on the device. */
export const PlaceKeptOffline: Story = {
  tags: ['!dev'],
  args: { calls: { ...calls, saveBookReading: lose() } },
  play: async () => {
    await pageIsShown();
    await userEvent.keyboard('{PageDown}');
    await expect(pagesInSight()).toEqual(['3', '4']);
    const kept = Object.entries(localStorage).find(([name]) => name.includes('book-reading'));
    await expect(String(kept)).toContain('"page":3');
  },
};

/** Every sentence is spoken by itself and lit, with the accent of the book; a pause keeps it, a turn ends it. */
export const ReadAloud: Story = {
  tags: ['!dev'],
  play: async () => {
    const voice = fakeVoice(['en-US', 'en-GB', 'ar-EG']);
    try {
      await pageIsShown();
      await userEvent.keyboard('r');
      await waitFor(() => expect(voice.spoken).toHaveLength(1));
      await expect(voice.spoken[0]).toMatchObject({ text: 'The light on the rock', lang: 'en-GB' });
      await expect(lit()).toEqual(['The light on the rock']);
      voice.finish();
      const sentence = 'Every evening Mr. Reed climbed the ninety-nine steps of the lighthouse.';
      await waitFor(() => expect(lit()).toEqual([sentence]));
      await userEvent.keyboard('r');
      voice.finish();
      await expect(lit()).toEqual([sentence]);
      await userEvent.keyboard('r');
      await waitFor(() =>
        expect(voice.spoken.map(({ text }) => text)).toEqual([expect.anything(), sentence, sentence]),
      );
      // The text is whole: no element was put into it.
      await expect(leaves()[0]!.querySelectorAll('p')[0]!.innerHTML).toMatch(/^Every evening [^<]+$/u);
      await userEvent.keyboard('{PageDown}');
      await waitFor(() => expect(lit()).toEqual([]));
      await expect(voice.spoken).toHaveLength(3);
    } finally {
      voice.restore();
    }
  },
};

/** An Arabic book asks for an Arabic voice, and says so where there is none. */
export const NoVoice: Story = {
  args: { calls: { ...calls, getStudentBook: arabicBook } },
  play: async () => {
    const voice = fakeVoice(['en-US']);
    try {
      await pageIsShown();
      await userEvent.keyboard('r');
      await waitFor(() => expect(document.querySelector('[data-part="notices"]')).not.toBeEmptyDOMElement());
      await expect(voice.spoken).toEqual([]);
    } finally {
      voice.restore();
    }
  },
};

const questions = () => within(document.querySelector<HTMLElement>('[data-kind="questions"]')!);
const why = /is 7:20/u;

/** After the last page come the questions: the server says what is right and why, and it stays when a page is turned. */
export const Questions: Story = {
  play: async () => {
    await pageIsShown();
    await userEvent.keyboard('{End}{PageUp}');
    const [, late] = await screen.findAllByRole('radio');
    await userEvent.click(late!);
    await userEvent.click(questions().getAllByRole('button').at(-1)!);
    await waitFor(() => expect(questions().getByText(why)).toBeVisible());
    await userEvent.click(questions().getAllByRole('button').at(-1)!);
    await expect(questions().queryByText(why)).toBeNull();
    await userEvent.click(questions().getAllByRole('radio')[0]!);
    await userEvent.click(questions().getAllByRole('button').at(-1)!);
    await waitFor(() => expect(questions().getByText(why)).toBeVisible());
    // A key of the book, not of the question.
    leaves()[0]!.focus();
    await userEvent.keyboard('{PageUp}{PageDown}');
    await waitFor(() => expect(questions().getByText(why)).toBeVisible());
  },
};

/** What a check says is in sight on a phone too, where the button is far below it. */
export const CheckedNarrow: Story = {
  globals: narrow,
  tags: ['!dev', 'plays-in-arabic'],
  play: async () => {
    await pageIsShown();
    await userEvent.keyboard('{End}{PageUp}');
    const [, late] = await screen.findAllByRole('radio');
    await userEvent.click(late!);
    const check = questions().getAllByRole('button').at(-1)!;
    check.scrollIntoView({ block: 'end' });
    await userEvent.click(check);
    const m = inLanguage({ en, ar });
    const outcome = await questions().findByText(m.partly('0', '1'));
    const { top, bottom } = outcome.getBoundingClientRect();
    await expect([top >= 0, bottom <= innerHeight]).toEqual([true, true]);
  },
};

/** After the questions is the end, from which one begins again. */
export const End: Story = {
  tags: ['plays-in-arabic'],
  play: async () => {
    await pageIsShown();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(pagesInSight()).toEqual([]));
    const end = within(leaves()[0]!);
    // It is of the interface, not of the book.
    await expect(getComputedStyle(leaves()[0]!).direction).toBe(getComputedStyle(screen.getByRole('main')).direction);
    await expect(end.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/student/books',
      '/student/words',
    ]);
    await userEvent.click(end.getByRole('button'));
    await expect(pagesInSight()).toEqual(['1', '2']);
  },
};

/** Larger text of the book alone, which stays on this device. */
export const LargerText: Story = {
  tags: ['!dev'],
  play: async () => {
    await pageIsShown();
    const before = sizeOf();
    await userEvent.keyboard('+');
    await expect(sizeOf()).toBeGreaterThan(before);
    await expect(localStorage.getItem('rubrica-book-text-scale')).toBe('1.15');
  },
};

export const Gone: Story = { args: { calls: { ...calls, getStudentBook: refuse(404, '') } } };
export const Opening: Story = { args: { calls: { ...calls, getStudentBook: pending } } };
export const NoPages: Story = {
  args: { calls: { ...calls, getStudentBook: studentBook({ pages: [], questions: [] }) } },
};

function drawLeft(target: Element) {
  const touch = (clientX: number) => new Touch({ identifier: 1, target, clientX, clientY: 200 });
  const [from, to] = [touch(300), touch(200)];
  const more = { bubbles: true, changedTouches: [from], touches: [from] };
  target.dispatchEvent(new TouchEvent('touchstart', more));
  target.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: [to], touches: [] }));
}

/** A finger that draws the place in a recording turns no page; one that draws the page does. */
export const DrawnSlider: Story = {
  tags: ['no-picture', 'one-language'],
  args: { calls: { ...calls, getStudentBook: spokenBook } },
  play: async () => {
    await pageIsShown();
    const [slider] = await within(leaves()[0]!).findAllByRole('slider');
    drawLeft(slider!);
    await userEvent.keyboard('{PageDown}');
    await expect(pagesInSight()).toEqual(['3', '4']);
    drawLeft(leaves()[0]!.querySelector('p')!);
    await waitFor(() => expect(pagesInSight()).toEqual(['5']));
  },
};

/** What this device kept before another one went on does not set its reader back; the time counts all the same. */
export const ReadOnAnotherDevice: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: { ...calls, getStudentBook: { ...book, reading: readingAt(3) } },
    leave: () =>
      openDrafts().store('book-reading', book._id, {
        base: '2020-01-01T00:00:00.000Z',
        value: { page: 1, seconds: 40 },
      }),
  },
  play: async () => {
    await pageIsShown();
    await expect(pagesInSight()).toEqual(['3', '4']);
    await waitFor(() => expect(saved).toHaveBeenCalled(), { timeout: 10_000 });
    await expect(saved.mock.lastCall?.[0].body).toMatchObject({ page: 3 });
    await expect(saved.mock.lastCall?.[0].body.seconds).toBeGreaterThanOrEqual(40);
  },
};

const firstReport = '2031-05-01T10:00:00.000Z';
let reportsSent = 0;
const kept = () => openDrafts().read('book-reading', book._id, (value): value is unknown => value !== null);

/** A kept place goes on from the last report by the server's clock, not by that of the device. */
export const KeptByTheServersClock: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...calls,
      saveBookReading: (input, name) => {
        reportsSent += 1;
        return reportsSent === 1 ? { ...readingReply(input), reportedAt: firstReport } : lose()(input, name);
      },
    },
  },
  play: async () => {
    reportsSent = 0;
    await pageIsShown();
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(kept()).not.toBeNull());
    await waitFor(() => expect(kept()).toBeNull(), { timeout: 10_000 });
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(kept()?.base).toBe(firstReport));
  },
};

/** A voice of its language reads its title. */
export const TitleInItsLanguage: Story = {
  tags: ['no-picture', 'one-language'],
  args: { calls: { ...calls, getStudentBook: arabicBook } },
  play: async () => {
    await pageIsShown();
    const title = await screen.findByRole('heading', { level: 1 });
    await expect(title.closest('[lang]')).toHaveAttribute('lang', 'ar');
  },
};

let areReportsCounted = false;

/** The end tells the time with that of this visit, not the time when the book was opened. */
export const TimeAtTheEnd: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...calls,
      getStudentBook: { ...book, reading: readingAt(3) },
      // Reports go by themselves as well: none tells another time before the first one was seen.
      saveBookReading: (input) => ({ ...readingReply(input), secondsRead: areReportsCounted ? 1500 : 780 }),
    },
  },
  play: async () => {
    areReportsCounted = false;
    await pageIsShown();
    await userEvent.keyboard('{End}');
    await expect(await screen.findByText(en.endMinutes(13), { exact: false })).toBeVisible();
    areReportsCounted = true;
    // There is something to report, also where the end was reported by itself.
    await userEvent.keyboard('{Home}{End}');
    globalThis.dispatchEvent(new Event('online'));
    await expect(await screen.findByText(en.endMinutes(25), { exact: false })).toBeVisible();
  },
};
