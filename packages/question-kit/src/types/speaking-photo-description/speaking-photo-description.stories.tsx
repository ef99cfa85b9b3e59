import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { freshId } from '../../primitives/schema/fresh-id.ts';
import { lostMedia, readingMedia, speakingMedia } from '../../families/speaking/views/stories/speaking-media.ts';
import { wordsOf } from '../../families/speaking/views/stories/words-of.ts';
import { questionOf } from '../../primitives/stories/question-of.ts';
import { Stage } from '../../primitives/stories/stage.tsx';
import { harbourFixture, kitchenFixture } from './fixtures.ts';
import { speakingPhotoDescriptionTemplate } from './template.ts';

const empty = speakingPhotoDescriptionTemplate();
const { right, others } = harbourFixture;
const waiting = others['waiting for a mark'] ?? right;
const half = others['one photo to go'] ?? right;
const free = questionOf([kitchenFixture.block]);

const meta = {
  title: 'Questions/Talk about a photo',
  component: Stage,
  args: {
    view: 'answer',
    question: questionOf([harbourFixture.block]),
    value: [empty],
    media: speakingMedia(),
    onChange: fn(),
  },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A photo without a clock: there at once, to be enlarged, described, and described again. */
export const Answer: Story = {
  args: { question: free, contentLanguage: 'ar', attempt: freshId() },
  play: async ({ canvas, canvasElement, args }) => {
    const words = wordsOf(canvasElement);
    await expect(canvas.getByRole('button', { name: new RegExp(words.zoomImage, 'u') })).toBeVisible();
    const record = async (name: string) => {
      await userEvent.click(await canvas.findByRole('button', { name }));
      const stop = await canvas.findByRole('button', { name: words.recorderStop });
      await new Promise((resolve) => setTimeout(resolve, 600));
      await userEvent.click(stop);
    };
    const part: unknown = expect.objectContaining({ kind: 'recording', itemId: 'photo-kitchen' });
    await record(words.recorderRecord);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    // A second take replaces the first.
    await record(words.recorderAgain);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(2));
    await expect(args.onChange).toHaveBeenLastCalledWith([{ ...empty, studentAnswer: [part] }]);
  },
};

/** A photo with time to prepare shows when the student starts. */
export const AnswerBeforeTheFirstPhoto: Story = {
  play: async ({ canvas, canvasElement }) => {
    const words = wordsOf(canvasElement);
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText(words.speakingPrepares('photo', 30))).toBeVisible();
  },
};

export const AnswerWithoutAClock: Story = { args: { question: free, contentLanguage: 'ar' } };

export const AnswerHalfWay: Story = {
  args: { value: [half] },
  play: async ({ canvas, canvasElement }) => {
    const words = wordsOf(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(words.speakingItem('photo', 1), 'u') }));
    await expect(canvas.getByRole('button', { name: new RegExp(words.zoomImage, 'u') })).toBeVisible();
  },
};

export const AnswerReadOnly: Story = { args: { value: [half], readOnly: true } };

export const AnswerWithoutUploads: Story = {
  args: { media: readingMedia },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(wordsOf(canvasElement).speakingNoUploads)).toBeVisible();
  },
};

export const AnswerToAPhotoThatIsGone: Story = { args: { question: free, media: lostMedia } };

export const Review: Story = {
  args: { view: 'review', value: [others['marked in halves'] ?? right] },
  play: async ({ canvas, canvasElement }) => {
    const words = wordsOf(canvasElement);
    await expect(
      canvas.getByRole('row', { name: new RegExp(words.speakingComponent('communication'), 'u') }),
    ).toHaveTextContent(words.markOf(3.5, 5));
  },
};

export const ReviewInArabic: Story = {
  args: { view: 'review', question: free, value: [kitchenFixture.right], contentLanguage: 'ar' },
};

export const Mark: Story = {
  args: { view: 'mark', value: [waiting] },
  play: async ({ canvas, canvasElement, args }) => {
    const words = wordsOf(canvasElement);
    canvasElement.querySelector<HTMLElement>('[data-block]')?.focus();
    await userEvent.keyboard('4{Enter}3{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { ...waiting, studentCommunicationMark: 4, studentLanguageKnowledgeMark: 3.5, reviewed: true },
    ]);
    await expect(canvas.getByText(words.markOf(7.5, 10), { selector: 'output' })).toBeVisible();
  },
};

export const MarkInArabic: Story = {
  args: {
    view: 'mark',
    question: free,
    value: [kitchenFixture.others['waiting for a mark'] ?? kitchenFixture.right],
    contentLanguage: 'ar',
  },
};
