import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Question } from '../../assembly/core/question.ts';
import type { BlockOf } from '../../assembly/core/registry.ts';
import { shortMessages } from '../../families/short-answers/views/messages.ts';
import { questionOf } from '../../primitives/stories/question-of.ts';
import { Stage } from '../../primitives/stories/stage.tsx';
import { messagesIn, messagesOf } from '../../primitives/stories/messages-of.ts';
import { interviewFixture, lectureFixture, museumFixture } from './fixtures.ts';

const note = (...texts: string[]) => texts.map((studentAnswer) => ({ studentAnswer, studentMark: 0 }));
const notes = (block: BlockOf<'NoteTaking'>): Question => ({
  ...questionOf([block]),
  type: 'Listening',
  subQuestionType: 'NoteTaking',
});
const half = [museumFixture.others['half of it'] ?? []];

const meta = {
  title: 'Questions/Note taking',
  component: Stage,
  args: {
    view: 'answer',
    question: notes(museumFixture.block),
    value: [note('', '', '', '', '', '')],
    onChange: fn(),
  },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Answer: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesIn(canvasElement, shortMessages);
    await expect(canvas.getByRole('group', { name: messages.shortSheet })).toBeVisible();
    await userEvent.type(
      canvas.getByRole('textbox', { name: `${messages.shortField(1, 6)}: opens at … in summer` }),
      'nine{Enter}',
    );
    await userEvent.keyboard('Mondays');
    await expect(args.onChange).toHaveBeenLastCalledWith([note('nine', 'Mondays', '', '', '', '')]);
  },
};

export const AnswerInFrench: Story = {
  args: { question: notes(lectureFixture.block), value: [note('', '', '')], contentLanguage: 'fr' },
};

export const AnswerInArabic: Story = {
  args: { question: notes(interviewFixture.block), value: [note('', '', '')], contentLanguage: 'ar' },
};

export const AnswerReadOnly: Story = { args: { value: half, readOnly: true } };

export const Review: Story = {
  args: { view: 'review', value: half },
  play: async ({ canvas, canvasElement }) => {
    const messages = messagesOf(canvasElement);
    await expect(canvas.getByText(messages.decision('alternative'))).toBeVisible();
    await expect(canvas.getAllByText(messages.notAnswered, { selector: '.rb-verdict *' })).toHaveLength(2);
  },
};

export const ReviewInArabic: Story = {
  args: {
    view: 'review',
    question: notes(interviewFixture.block),
    value: [interviewFixture.others['confirmed by a person'] ?? []],
    contentLanguage: 'ar',
  },
};

export const Mark: Story = {
  args: {
    view: 'mark',
    question: notes(interviewFixture.block),
    value: [note('1975', 'الجد', '')],
    contentLanguage: 'ar',
  },
  play: async ({ canvas, canvasElement, args }) => {
    const messages = messagesOf(canvasElement);
    const name = messagesIn(canvasElement, shortMessages).shortNumber(2);
    await userEvent.click(canvas.getByRole('spinbutton', { name: messages.markFor(name) }));
    await userEvent.keyboard('0.5');
    await userEvent.click(canvas.getByRole('button', { name: messages.acceptAll }));
    await expect(args.onChange).toHaveBeenLastCalledWith([
      [
        expect.objectContaining({ studentMark: 1, reviewed: true }),
        expect.objectContaining({ studentMark: 0.5, reviewed: true }),
        { studentAnswer: '', studentMark: 0 },
      ],
    ]);
  },
};

/** A sheet that only a person marks: fields without prompts and keys. */
export const WithoutPrompts: Story = {
  args: {
    question: notes({
      type: 'ShortAnswers',
      id: 'plain-notes',
      rubric: '<p>Note down three things that the speaker asks for.</p>',
      autoCorrected: false,
      content: [],
      answersCount: 3,
    }),
    value: [note('', '', '')],
  },
};
