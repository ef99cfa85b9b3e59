import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { fixtures } from '../../fixtures.ts';
import { questionOf } from '../../primitives/stories/question-of.ts';
import { Stage } from '../../primitives/stories/stage.tsx';
import { messagesOf } from '../../primitives/stories/messages-of.ts';
import { exampleFixture, listeningRulesFixture, readingRulesFixture } from './fixtures.ts';

const [tide, renewable] = fixtures.MCQ;
if (!tide || !renewable) throw new Error('Multiple choice has more than two examples.');

const question = { ...questionOf([readingRulesFixture.block]), subQuestionType: 'MCQ' as const };
const paper = {
  ...question,
  questions: [readingRulesFixture.block, tide.block, exampleFixture.block, renewable.block],
};
const answers = [[], tide.right, [], { studentAnswer: 'renew-wind', studentMark: 0 }];

const meta = {
  title: 'Questions/Instructions',
  component: Stage,
  args: { view: 'answer', question, value: [], onChange: fn() },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Read, not answered: no number, no mark, nothing to press. */
export const Answer: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: /Reading for detail/u })).toBeVisible();
    await expect(canvas.queryAllByRole('button')).toEqual([]);
    await expect(canvas.queryByText(messagesOf(canvasElement).points(0))).toBeNull();
  },
};

export const AnswerInArabic: Story = {
  args: { question: { ...question, questions: [listeningRulesFixture.block] }, contentLanguage: 'ar' },
};

/** Instructions take no number from the questions around them. */
export const AnswerAmongQuestions: Story = {
  args: { question: paper },
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesOf(canvasElement);
    await expect(
      canvas.getByRole('group', { name: new RegExp(`^${messages.question(1)}:.*tides`, 'u') }),
    ).toBeVisible();
    await expect(canvas.getByRole('group', { name: new RegExp(`^${messages.question(2)}:`, 'u') })).toBeVisible();
    await expect(canvas.queryByText(new RegExp(messages.question(3), 'u'))).toBeNull();
  },
};

export const AnswerReadOnly: Story = { args: { readOnly: true } };

export const Review: Story = { args: { view: 'review' } };

export const ReviewAmongQuestions: Story = {
  args: { view: 'review', question: paper, value: answers },
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesOf(canvasElement);
    await expect(canvas.getByText(messages.result).parentElement).toHaveTextContent(messages.markOf(1.5, 2));
    // What an author noted for those who teach is not read here.
    await expect(canvas.queryByText(/spring paper/u)).toBeNull();
  },
};

export const Mark: Story = {
  args: { view: 'mark', question: paper, value: answers },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('spinbutton')).toHaveLength(2);
    await expect(canvas.getByText(messagesOf(canvasElement).leftToReview(1))).toBeVisible();
  },
};
