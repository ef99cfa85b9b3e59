import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { dictionaryMessages } from '../../primitives/dictionary/messages.ts';
import { questionOf } from '../../primitives/stories/question-of.ts';
import { Stage } from '../../primitives/stories/stage.tsx';
import { messagesOf } from '../../primitives/stories/messages-of.ts';
import { gardenFixture, harbourWordsFixture, lighthouseFixture, marketWordsFixture } from './fixtures.ts';
import { slowDictionary, storyDictionary } from './stories/story-dictionary.ts';
import { vocabMessages } from './messages.ts';

const isArabic = (element: HTMLElement) => element.ownerDocument.documentElement.lang === 'ar';
const dictionaryMessagesOf = (element: HTMLElement) =>
  isArabic(element) ? dictionaryMessages.ar : dictionaryMessages.en;
const vocabMessagesOf = (element: HTMLElement) => (isArabic(element) ? vocabMessages.ar : vocabMessages.en);

const meta = {
  title: 'Questions/Vocabulary',
  component: Stage,
  args: {
    view: 'answer',
    question: questionOf([lighthouseFixture.block]),
    value: [],
    // Whoever reads English looks words up in English and has them in Arabic.
    dictionary: { ...storyDictionary(), translateTo: 'ar' },
  },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press on a word opens its card beside it; Escape brings the reader back to the word. */
export const Passage: Story = {
  tags: ['plays-in-arabic'],
  play: async ({ canvas, canvasElement }) => {
    const messages = dictionaryMessagesOf(canvasElement);
    await userEvent.click(await canvas.findByText('kept'));
    const card = await canvas.findByRole('dialog', { name: 'kept' });
    await expect(await within(card).findByText('To look after something over a long time.')).toBeVisible();
    await expect(within(card).getByText('keep')).toBeVisible();
    const translation = await within(card).findByText('حافظ على');
    await expect(getComputedStyle(translation).direction).toBe('rtl');
    await expect(within(card).getByRole('button', { name: messages.dictionaryListen })).toBeVisible();
    // Another word takes its place.
    await userEvent.click(canvas.getByText('stairs'));
    await expect(await canvas.findByRole('dialog', { name: 'stairs' })).toBeVisible();
    await expect(canvas.getAllByRole('dialog')).toHaveLength(1);
    await expect(canvasElement.querySelectorAll('[data-open]')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: vocabMessagesOf(canvasElement).vocabPassage })).toHaveFocus(),
    );
  },
};

/** One stop for Tab; the arrow keys walk through the words and Enter opens one. */
export const ByKeyboard: Story = {
  tags: ['plays-in-arabic'],
  play: async ({ canvas, canvasElement }) => {
    const passage = await canvas.findByRole('group', { name: vocabMessagesOf(canvasElement).vocabPassage });
    await userEvent.tab();
    await waitFor(() => expect(passage).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvasElement.querySelector('[data-current]')).toHaveTextContent('keeper');
    await expect(canvas.getByText('keeper', { selector: '[role="status"]' })).toBeInTheDocument();
    await userEvent.keyboard('{End}');
    await expect(canvasElement.querySelector('[data-current]')).toHaveTextContent('lit');
    await userEvent.keyboard('{Home}{Enter}');
    await expect(await canvas.findByRole('dialog', { name: 'The' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(passage).toHaveFocus());
    await expect(canvasElement.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  },
};

/** Each word of a list has its three actions. */
export const List: Story = {
  args: { question: questionOf([harbourWordsFixture.block]) },
  play: async ({ canvas, canvasElement }) => {
    const messages = vocabMessagesOf(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: `${messages.vocabTranslate} tide` }));
    await expect(await canvas.findByText('مدّ وجزر')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `${messages.vocabHideTranslation} tide` }));
    await expect(canvas.queryByText('مدّ وجزر')).toBeNull();
    const lookUp = canvas.getByRole('button', { name: `${messages.vocabLookUp} harbour` });
    await userEvent.click(lookUp);
    await expect(await canvas.findByText('Sheltered water where ships can lie safely.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(lookUp).toHaveFocus());
  },
};

/** A word that the dictionary does not know. */
export const NotFound: Story = {
  play: async ({ canvas, canvasElement }) => {
    const messages = dictionaryMessagesOf(canvasElement);
    await userEvent.click(await canvas.findByText('Maren'));
    await expect(await canvas.findByText(messages.dictionaryWordNotFound)).toBeVisible();
    await expect(canvas.getByText(messages.dictionaryNoTranslation)).toBeVisible();
  },
};

/** Until the dictionary answers, the shape of the answer stands there. */
export const Waiting: Story = {
  args: { dictionary: { ...slowDictionary(), translateTo: 'ar' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByText('kept'));
    const card = await canvas.findByRole('dialog', { name: 'kept' });
    await expect(within(card).getAllByText(dictionaryMessagesOf(canvasElement).dictionarySearching)).toHaveLength(2);
  },
};

const shaky = fn();

/** A dictionary that fails is asked again, and what it has said is remembered. */
export const FailsAndRemembers: Story = {
  beforeEach: ({ args }) => {
    // A new object for each run: what a dictionary has answered is remembered by its identity.
    args.dictionary = { lookUp: shaky };
    shaky.mockReset();
    shaky.mockRejectedValueOnce(new Error('No connection.'));
    shaky.mockResolvedValue([{ word: 'stairs', meanings: [{ definition: 'Steps that lead up.' }] }]);
  },
  play: async ({ canvas, canvasElement }) => {
    const messages = dictionaryMessagesOf(canvasElement);
    await userEvent.click(await canvas.findByText('stairs'));
    await expect(await canvas.findByText(messages.dictionaryFailed)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: messages.dictionaryRetry }));
    await expect(await canvas.findByText('Steps that lead up.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(await canvas.findByText('stairs'));
    await expect(await canvas.findByText('Steps that lead up.')).toBeVisible();
    await expect(shaky).toHaveBeenCalledTimes(2);
  },
};

/** Without a dictionary every word can still be heard, where the device has a voice; where it has none, it says so. */
export const WithoutDictionary: Story = {
  args: { dictionary: undefined },
  play: async ({ canvas, canvasElement }) => {
    const messages = dictionaryMessagesOf(canvasElement);
    const { vocabPress, vocabPressToListen } = vocabMessagesOf(canvasElement);
    await userEvent.click(await canvas.findByText('lighthouse'));
    await expect(canvas.getByText(vocabPressToListen)).toBeVisible();
    await expect(canvas.queryByText(vocabPress)).toBeNull();
    await expect(await canvas.findByText(messages.dictionaryNotConfigured)).toBeVisible();
    speechSynthesis.getVoices = () => [];
    await userEvent.click(canvas.getByRole('button', { name: messages.dictionaryListen }));
    await expect(await canvas.findByText(messages.dictionaryNoVoice)).toBeVisible();
  },
};

/** What the host has recorded is heard, and a second press stops it. */
export const Listen: Story = {
  args: { question: questionOf([harbourWordsFixture.block]) },
  play: async ({ canvas, canvasElement }) => {
    const messages = dictionaryMessagesOf(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: `${messages.dictionaryListen} anchor` }));
    await userEvent.click(await canvas.findByRole('button', { name: `${messages.dictionaryStop} anchor` }));
    await expect(canvas.getByRole('button', { name: `${messages.dictionaryListen} anchor` })).toBeVisible();
  },
};

export const PassageInArabic: Story = {
  tags: ['plays-in-arabic'],
  args: {
    question: questionOf([gardenFixture.block]),
    contentLanguage: 'ar',
    dictionary: { ...storyDictionary(), translateTo: 'en' },
  },
  play: async ({ canvas, canvasElement }) => {
    const passage = await canvas.findByRole('group', { name: vocabMessagesOf(canvasElement).vocabPassage });
    passage.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvasElement.querySelector('[data-current]')).toHaveTextContent('حديقة');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('أرض تُزرع فيها الأشجار والأزهار.')).toBeVisible();
    await expect(await canvas.findByText('garden')).toBeVisible();
  },
};

export const ListInArabic: Story = {
  args: {
    question: questionOf([marketWordsFixture.block]),
    contentLanguage: 'ar',
    dictionary: { ...storyDictionary(), translateTo: 'en' },
  },
};

export const Review: Story = {
  args: { view: 'review', question: questionOf([harbourWordsFixture.block]) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('anchor')).toBeVisible();
    await userEvent.click(await canvas.findByText(messagesOf(canvasElement).modelAnswer));
    await expect(canvas.getByText(/its spelling misleads/u)).toBeVisible();
  },
};

export const Mark: Story = {
  args: { view: 'mark', question: questionOf([lighthouseFixture.block]) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(vocabMessagesOf(canvasElement).vocabNothing)).toBeVisible();
  },
};

/** The heading above a translation names its language, in Arabic with the preposition joined to it. */
export const HeadingOfTheTranslation: Story = {
  tags: ['no-picture', 'plays-in-arabic'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByText('kept'));
    const name = isArabic(canvasElement) ? 'بالعربية' : 'In Arabic';
    await expect(await canvas.findByRole('heading', { name })).toBeVisible();
  },
};
