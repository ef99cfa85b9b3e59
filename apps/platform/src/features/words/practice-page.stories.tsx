import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { lose, pending, refuse } from '../../testing/fake-client.ts';
import { setDeviceAhead } from '../../testing/device-clock.ts';
import { inDays, listOf } from '../../testing/fixtures/basics.ts';
import { ownWord, ownWords } from '../../testing/fixtures/words.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const due = ownWords.slice(0, 2);
const [went, tide] = due;

const meta = {
  ...pageMeta,
  title: 'Platform/Student/Practice',
  tags: ['!autodocs'],
  args: { path: '/student/words/practice', role: 'student', calls: { listWords: listOf(due) } },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {};
export const Narrow: Story = {
  tags: ['plays-in-arabic'],
  globals: narrow,
  play: async () => {
    await pageIsShown();
    await userEvent.keyboard(' ');
    const { practice } = inLanguage({ en, ar });
    await expect(await screen.findByRole('group', { name: practice.howWell })).toBeVisible();
  },
};
/** The word is missing from its sentence until the card is turned. */
export const Gap: Story = { args: { calls: { listWords: listOf(ownWords.slice(1, 2)) } } };
export const Loading: Story = { args: { calls: { listWords: pending } } };
export const Nothing: Story = { args: { calls: { listWords: listOf([]) } } };
export const Failed: Story = { args: { calls: { listWords: refuse(500, '') } } };

const review = fn();

/** A whole session by keyboard: turned, forgotten, remembered, asked again, and done. */
export const Session: Story = {
  args: {
    calls: {
      listWords: listOf(due),
      reviewWord: (input) => {
        review(input);
        const word = due.find(({ _id }) => _id === input.params.id) ?? ownWords[2];
        if (!word) throw new Error('No such word.');
        const isForgotten = input.body.rating === 'again';
        return { ...word, reviews: word.reviews + 1, dueAt: isForgotten ? word.nextDueAt.again : inDays(4) };
      },
    },
  },
  play: async ({ canvasElement }) => {
    review.mockClear();
    await pageIsShown();
    const { practice } = inLanguage({ en, ar });
    const page = within(canvasElement);
    const isTurned = () => screen.findByRole('group', { name: practice.howWell });
    // A digit says nothing before the answer has been seen.
    await userEvent.keyboard('1');
    await expect(review).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await isTurned();
    await expect(page.getByText(went?.meaning ?? '')).toBeVisible();
    await userEvent.keyboard('1');
    await page.findByText(practice.fill);
    await expect(page.queryByRole('heading', { name: 'tide' })).toBeNull();
    await userEvent.keyboard(' ');
    await isTurned();
    await expect(page.getByRole('heading', { name: tide?.word ?? '' })).toBeVisible();
    await userEvent.keyboard('3');
    // The forgotten one comes back, this time in its sentence.
    await page.findByText(practice.progressOf('1', '2'));
    await userEvent.keyboard(' ');
    await isTurned();
    // As an Arabic keyboard types it.
    await userEvent.keyboard('٤');
    await expect(await page.findByText(practice.done)).toBeVisible();
    await expect(page.getByText(practice.doneText(2))).toBeVisible();
    const rated = review.mock.calls.map(([{ params, body }]) => [params.id, body.rating]);
    await expect(rated).toEqual([
      [went?._id, 'again'],
      [tide?._id, 'good'],
      [went?._id, 'easy'],
    ]);
  },
};

/** An answer that was not saved stays to be given again. */
export const NotSaved: Story = {
  args: { calls: { listWords: listOf(due), reviewWord: lose() } },
  play: async () => {
    await pageIsShown();
    const { practice } = inLanguage({ en, ar });
    await userEvent.keyboard(' ');
    const group = await screen.findByRole('group', { name: practice.howWell });
    await userEvent.keyboard('3');
    await expect(await screen.findByText(practice.notSaved, { exact: false })).toBeVisible();
    await expect(group).toBeVisible();
  },
};

/** A word that was removed on another device is not asked any more: the practice goes on with the next. */
export const RemovedElsewhere: Story = {
  tags: ['no-picture', 'plays-in-arabic'],
  args: {
    calls: {
      listWords: listOf(due),
      reviewWord: (input, name) => {
        if (input.params.id === went?._id) return refuse(404, 'This does not exist.')(input, name);
        return { ...ownWord(2, 'tide', tide), reviews: 2, dueAt: inDays(4) };
      },
    },
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    const { practice } = inLanguage({ en, ar });
    await userEvent.keyboard(' ');
    await screen.findByRole('group', { name: practice.howWell });
    await userEvent.keyboard('3');
    await expect(await screen.findByText(practice.removed(went?.word ?? ''))).toBeVisible();
    await canvas.findByText(practice.fill);
    const progress = canvas.getByRole('progressbar', { name: practice.progress });
    await expect(progress).toHaveAttribute('aria-valuetext', practice.progressOf('0', '1'));
    await userEvent.keyboard(' ');
    await screen.findByRole('group', { name: practice.howWell });
    await userEvent.keyboard('3');
    await expect(await canvas.findByText(practice.doneText(1))).toBeVisible();
  },
};

/** A word that stands in its sentence twice is missing twice, and shown twice once the card is turned. */
export const GapTwice: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      listWords: listOf([
        ownWord(4, 'read', {
          meaning: 'take in a text',
          sentence: 'He read it twice, and then he read it again.',
          reviews: 1,
        }),
      ]),
    },
  },
  play: async ({ canvasElement }) => {
    await pageIsShown();
    const sentence = () => canvasElement.querySelector('blockquote')?.textContent;
    await expect(sentence()).toBe(`He ${en.practice.gap} it twice, and then he ${en.practice.gap} it again.`);
    await userEvent.keyboard(' ');
    await screen.findByRole('group', { name: en.practice.howWell });
    await expect(sentence()).toBe('He read it twice, and then he read it again.');
  },
};

/** On a device whose clock is fast the times until a word is asked again are those of the server. */
export const FastDevice: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      listWords: () => {
        const now = Date.now() - 3 * 3_600_000;
        const inMinutes = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
        const nextDueAt = {
          again: inMinutes(10),
          hard: inMinutes(60),
          good: inMinutes(3 * 60),
          easy: inMinutes(5 * 60),
        };
        return listOf(due.map((word) => ({ ...word, nextDueAt })));
      },
    },
  },
  beforeEach: () => setDeviceAhead(3 * 3_600_000),
  play: async () => {
    await pageIsShown();
    const { practice } = en;
    await userEvent.keyboard(' ');
    const group = await screen.findByRole('group', { name: practice.howWell });
    await expect(within(group).getByText(practice.minutes(10))).toBeVisible();
  },
};
