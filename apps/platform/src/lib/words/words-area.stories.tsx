import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { lose, pending, refuse, type CallHandlers } from '../../testing/fake-client.ts';
import { attemptCalls } from '../../testing/fixtures/attempts.ts';
import { idOf, inHours, listOf } from '../../testing/fixtures/basics.ts';
import { readingQuestion } from '../../testing/fixtures/questions.ts';
import { ownWord, wentReply } from '../../testing/fixtures/words.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const calls = { ...attemptCalls([readingQuestion]), listWords: listOf([]), lookUpWord: wentReply };

const meta = {
  ...pageMeta,
  title: 'Platform/Words at hand',
  tags: ['!autodocs'],
  args: { path: `/student/tasks/${idOf('task', 1)}?attempt=${idOf('attempt', 1)}`, role: 'student', calls },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

const withCalls = (more: CallHandlers) => ({ calls: { ...calls, ...more } });

/** Selects the first long word of the passage, and returns it with its paragraph. */
async function selectWord(canvasElement: HTMLElement) {
  await pageIsShown();
  // A phone shows the passage when it is asked for.
  const closed = canvasElement.querySelector('[aria-controls="passage"][aria-expanded="false"]');
  if (closed) await userEvent.click(closed);
  const passage = canvasElement.querySelector('[data-part="stimulus"] p');
  const walker = document.createTreeWalker(passage ?? canvasElement, NodeFilter.SHOW_TEXT);
  let node = walker.nextNode();
  while (node && !/\p{L}{5}/u.test(node.nodeValue ?? '')) node = walker.nextNode();
  const match = /\p{L}{5,}/u.exec(node?.nodeValue ?? '');
  if (!node || !match) throw new Error('The passage has no word.');
  const range = document.createRange();
  range.setStart(node, match.index);
  range.setEnd(node, match.index + match[0].length);
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
  return match[0];
}

/** Selects a word and presses D, once the button beside it says that it can be looked up. */
async function lookUp(canvasElement: HTMLElement) {
  const word = await selectWord(canvasElement);
  const messages = inLanguage({ en, ar });
  await screen.findByRole('button', { name: messages.lookUp });
  await userEvent.keyboard('d');
  const dialog = await screen.findByRole('dialog', { name: word });
  return { word, messages, dialog: within(dialog) };
}

export const Button: Story = {
  play: async ({ canvasElement }) => {
    await selectWord(canvasElement);
    await expect(await screen.findByRole('button', { name: inLanguage({ en, ar }).lookUp })).toBeVisible();
  },
};

const kept = fn((_input: unknown) => ownWord(1, 'go'));

/** The meanings of a word in its sentence; it is kept, and the reader is back at the selection. */
export const Dictionary: Story = {
  tags: ['plays-in-arabic'],
  args: withCalls({ createWord: kept }),
  play: async ({ canvasElement }) => {
    kept.mockClear();
    const { word, messages, dialog } = await lookUp(canvasElement);
    await dialog.findByText(/change location/u);
    await expect(dialog.getAllByText('/ɡoʊ/')).toHaveLength(2);
    await expect(dialog.getAllByText(messages.formOf(word, 'go'))).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: messages.more(2) }));
    await expect(dialog.getByText('be awarded; be allotted')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: messages.keep }));
    await waitFor(() => expect(kept).toHaveBeenCalled());
    await expect(kept.mock.lastCall?.[0]).toMatchObject({
      body: {
        word: 'go',
        form: word,
        translation: 'ذهب',
        source: 'Mock paper 1',
        sentence: expect.stringContaining(word),
      },
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(String(getSelection())).toBe(word);
  },
};

/** A word that only an import has: its translations, to be kept without a meaning, and a source without an address. */
export const OnlyImported: Story = {
  args: withCalls({
    createWord: kept,
    lookUpWord: ({ query: { word } }) => ({
      entries: [
        {
          word,
          partOfSpeech: null,
          pronunciations: [],
          level: null,
          translations: ['صورة ذاتية', 'سيلفي'],
          senses: [],
        },
      ],
      sources: [{ title: 'English–Arabic', licence: 'GPL 2', url: '' }],
    }),
  }),
  play: async ({ canvasElement }) => {
    kept.mockClear();
    const { word, messages, dialog } = await lookUp(canvasElement);
    await expect(await dialog.findByText('صورة ذاتية، سيلفي')).toBeVisible();
    await expect(dialog.getByText('GPL 2')).toBeVisible();
    await expect(dialog.queryByRole('link')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: messages.keep }));
    await waitFor(() => expect(kept).toHaveBeenCalled());
    await expect(kept.mock.lastCall?.[0]).toMatchObject({ body: { word, meaning: '', translation: 'صورة ذاتية' } });
  },
};

export const Narrow: Story = {
  tags: ['plays-in-arabic'],
  globals: narrow,
  play: async ({ canvasElement }) => {
    const { dialog } = await lookUp(canvasElement);
    await expect(await dialog.findByText(/change location/u)).toBeVisible();
  },
};

export const Loading: Story = {
  args: withCalls({ lookUpWord: pending }),
  play: async ({ canvasElement }) => {
    const { messages, dialog } = await lookUp(canvasElement);
    await expect(dialog.getByRole('status', { name: messages.loading })).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: withCalls({ lookUpWord: lose() }),
  play: async ({ canvasElement }) => {
    const { messages, dialog } = await lookUp(canvasElement);
    await expect(await dialog.findByText(messages.notLoaded)).toBeVisible();
  },
};

/** A word without an entry can be translated, if somebody has set up a translation. */
export const NotFound: Story = {
  args: withCalls({
    lookUpWord: { entries: [], sources: [] },
    translateText: { state: 'none-set-up', translations: [] },
  }),
  play: async ({ canvasElement }) => {
    const { word, messages, dialog } = await lookUp(canvasElement);
    await expect(await dialog.findByText(messages.notFound(word))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: messages.showTranslation }));
    await expect(await dialog.findByText(messages.noneSetUp)).toBeVisible();
  },
};

export const Translation: Story = {
  args: withCalls({ translateText: { state: 'translated', translations: ['ذهب', 'مضى'] } }),
  play: async ({ canvasElement }) => {
    const { messages, dialog } = await lookUp(canvasElement);
    await userEvent.click(dialog.getByRole('tab', { name: messages.translation }));
    await expect(await dialog.findByText('مضى')).toBeVisible();
    await expect(dialog.getByText(messages.byServer)).toBeVisible();
  },
};

/** In another window, a timed attempt is open: the reader learns why, and when the dictionary is back. */
export const Off: Story = {
  args: withCalls({
    lookUpWord: refuse(
      403,
      'The dictionary is off while the time of your attempt runs. It is back once you have submitted.',
      {},
      'dictionary_off',
    ),
  }),
  play: async ({ canvasElement }) => {
    const { messages, dialog } = await lookUp(canvasElement);
    await expect(await dialog.findByText(messages.off)).toBeVisible();
    await expect(dialog.queryByRole('tab')).toBeNull();
  },
};

/** In the timed attempt itself nothing is offered. */
export const TimedAttempt: Story = {
  args: withCalls(attemptCalls([readingQuestion], { hasDictionary: false, deadlineAt: inHours(1) })),
  play: async ({ canvasElement }) => {
    const messages = inLanguage({ en, ar });
    await selectWord(canvasElement);
    await userEvent.keyboard('d');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(screen.queryByRole('button', { name: messages.lookUp })).toBeNull();
  },
};
