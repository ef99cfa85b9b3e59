import { speakText } from '@rubrica/question-kit/react';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { en as bookMessages } from '../../lib/books/messages.ts';
import { fakeVoice } from '../../testing/fake-voice.ts';
import { readingReply, studentBook } from '../../testing/fixtures/student-books.ts';
import { pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';

const book = studentBook();
const calls = { getStudentBook: book, saveBookReading: readingReply };

const meta = {
  ...pageMeta,
  title: 'Platform/Student/Book read aloud',
  tags: ['!autodocs'],
  args: { path: `/student/books/${book._id}`, role: 'student', calls },
  beforeEach: () => localStorage.removeItem('rubrica-reading-rate'),
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

const lit = () => [...(CSS.highlights.get('spoken-sentence') ?? [])].map(String);

const greeting = '<p>He wrote two words in the sand.</p><p>صباح الخير يا حارس المنارة. كيف حالك اليوم؟</p>';
const bilingualBook = studentBook({ pages: [{ ...book.pages[0]!, text: greeting, images: [] }] });

/** Reads the page in sight to its end, and returns the sentences with the languages of their voices. */
async function readToTheEnd(voice: ReturnType<typeof fakeVoice>, count: number) {
  await pageIsShown();
  await userEvent.keyboard('r');
  for (let said = 1; said <= count; said += 1) {
    await waitFor(() => expect(voice.spoken).toHaveLength(said));
    voice.finish();
  }
  await waitFor(() => expect(lit()).toEqual([]));
  return voice.spoken.map(({ lang, text }) => `${lang}: ${text}`);
}

/** An Arabic voice reads what is Arabic in an English book. */
export const TwoVoices: Story = {
  tags: ['no-picture', 'one-language'],
  args: { calls: { ...calls, getStudentBook: bilingualBook } },
  play: async () => {
    const voice = fakeVoice(['en-GB', 'ar-SA']);
    try {
      await expect(await readToTheEnd(voice, 3)).toEqual([
        'en-GB: He wrote two words in the sand.',
        'ar-SA: صباح الخير يا حارس المنارة.',
        'ar-SA: كيف حالك اليوم؟',
      ]);
    } finally {
      voice.restore();
    }
  },
};

/** Where the device has none, the Arabic is left out, and the page says so. */
export const ArabicLeftOut: Story = {
  tags: ['no-picture', 'one-language'],
  args: { calls: { ...calls, getStudentBook: bilingualBook } },
  play: async () => {
    const voice = fakeVoice(['en-GB']);
    try {
      await expect(await readToTheEnd(voice, 1)).toEqual(['en-GB: He wrote two words in the sand.']);
      await expect(await screen.findByText(bookMessages.arabicLeftOut)).toBeVisible();
    } finally {
      voice.restore();
    }
  },
};

/** A word that is heard meanwhile pauses the reading, which then goes on where it was. */
export const WordHeardMeanwhile: Story = {
  tags: ['no-picture', 'one-language'],
  play: async () => {
    const voice = fakeVoice(['en-GB']);
    try {
      await pageIsShown();
      await userEvent.keyboard('r');
      await waitFor(() => expect(lit()).toEqual(['The light on the rock']));
      const word = speakText('lamp', 'en-GB', new AbortController().signal);
      await screen.findByRole('button', { name: bookMessages.resumeReading });
      await expect(screen.queryByText(bookMessages.voiceFailed)).toBeNull();
      voice.finish();
      await expect(await word).toBe('said');
      await userEvent.keyboard('r');
      await waitFor(() => expect(voice.spoken.at(-1)?.text).toBe('The light on the rock'));
      await expect(voice.spoken).toHaveLength(3);
    } finally {
      voice.restore();
    }
  },
};
