import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { freshId } from '../../primitives/schema/fresh-id.ts';
import { lostMedia, readingMedia, speakingMedia } from '../../families/speaking/views/stories/speaking-media.ts';
import { messagesOf } from '../../families/speaking/views/stories/messages-of.ts';
import { questionOf } from '../../primitives/stories/question-of.ts';
import { Stage } from '../../primitives/stories/stage.tsx';
import { harbourFixture, kitchenFixture } from './fixtures.ts';
import { speakingPhotoDescriptionTemplate } from './defaults.ts';

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
    const messages = messagesOf(canvasElement);
    await expect(canvas.getByRole('button', { name: new RegExp(messages.zoomImage, 'u') })).toBeVisible();
    const record = async (name: string) => {
      await userEvent.click(await canvas.findByRole('button', { name }));
      const stop = await canvas.findByRole('button', { name: messages.recorderStop });
      await new Promise((resolve) => setTimeout(resolve, 600));
      await userEvent.click(stop);
    };
    const part: unknown = expect.objectContaining({ kind: 'recording', itemId: 'photo-kitchen' });
    await record(messages.recorderRecord);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    // A second take replaces the first.
    await record(messages.recorderAgain);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(2));
    await expect(args.onChange).toHaveBeenLastCalledWith([{ ...empty, studentAnswer: [part] }]);
  },
};

/** A photo with time to prepare shows when the student starts. */
export const AnswerBeforeTheFirstPhoto: Story = {
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesOf(canvasElement);
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText(messages.speakingPrepares('photo', 30))).toBeVisible();
  },
};

export const AnswerWithoutAClock: Story = { args: { question: free, contentLanguage: 'ar' } };

export const AnswerHalfWay: Story = {
  args: { value: [half] },
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesOf(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(messages.speakingItem('photo', 1), 'u') }));
    await expect(canvas.getByRole('button', { name: new RegExp(messages.zoomImage, 'u') })).toBeVisible();
  },
};

export const AnswerReadOnly: Story = { args: { value: [half], readOnly: true } };

export const AnswerWithoutUploads: Story = {
  args: { media: readingMedia },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(messagesOf(canvasElement).speakingNoUploads)).toBeVisible();
  },
};

export const AnswerToAPhotoThatIsGone: Story = { args: { question: free, media: lostMedia } };

export const Review: Story = {
  args: { view: 'review', value: [others['marked in halves'] ?? right] },
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesOf(canvasElement);
    await expect(
      canvas.getByRole('row', { name: new RegExp(messages.speakingComponent('communication'), 'u') }),
    ).toHaveTextContent(messages.markOf(3.5, 5));
  },
};

export const ReviewInArabic: Story = {
  args: { view: 'review', question: free, value: [kitchenFixture.right], contentLanguage: 'ar' },
};

export const Mark: Story = {
  args: { view: 'mark', value: [waiting] },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    canvasElement.querySelector<HTMLElement>('[data-block]')?.focus();
    await userEvent.keyboard('4{Enter}3{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { ...waiting, studentCommunicationMark: 4, studentLanguageKnowledgeMark: 3.5, reviewed: true },
    ]);
    await expect(canvas.getByText(messages.markOf(7.5, 10), { selector: 'output' })).toBeVisible();
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
