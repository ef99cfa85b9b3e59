import { markAnswers, toStudentView, type Question } from '@rubrica/question-kit';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { pending, refuse } from '../../testing/fake-client.ts';
import { idOf } from '../../testing/fixtures/basics.ts';
import { reviewSheet } from '../../testing/fixtures/attempts.ts';
import { assignedTask } from '../../testing/fixtures/tasks.ts';
import { markedReadingQuestion, markedWritingQuestion } from '../../testing/fixtures/questions.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { ar, en } from './messages.ts';

const meta = {
  ...pageMeta,
  title: 'Platform/Student/Result',
  tags: ['!autodocs'],
  args: {
    path: `/student/tasks/${idOf('task', 1)}?result=${idOf('attempt', 1)}`,
    role: 'student',
    calls: { getReviewSheet: reviewSheet() },
  },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

const instructions: Question = {
  ...markedReadingQuestion.content,
  title: 'Before you begin',
  subQuestionType: 'Rubric',
  input: [],
  questions: [{ type: 'Rubric', rubric: '<p>Write in full sentences.</p>', autoCorrected: false }],
};
const released = reviewSheet();
const sheetWithInstructions = {
  ...released,
  questions: [
    {
      question: idOf('question', 9),
      position: 0,
      view: toStudentView(instructions),
      solution: null,
      answers: [],
      marks: markAnswers(instructions, []).blocks,
    },
    ...released.questions,
  ],
};

const modelAnswer = /Model answer|إجابة نموذجية/u;

export const Full: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await pageIsShown();
    await expect(canvas.getAllByText(modelAnswer)[0]).toBeVisible();
  },
};
export const Narrow: Story = { globals: narrow };
export const Loading: Story = { args: { calls: { getReviewSheet: pending } } };
export const NotReleased: Story = { args: { calls: { getReviewSheet: refuse(404, '') } } };
export const WithoutRightAnswers: Story = {
  args: { calls: { getReviewSheet: reviewSheet({ solutions: 'never', change: { late: true } }) } },
  tags: ['picture'],
  play: async ({ canvas }) => {
    await pageIsShown();
    await expect(canvas.getByText(inLanguage({ en, ar }).noSolution.never)).toBeVisible();
    await expect(canvas.queryAllByText(modelAnswer)).toEqual([]);
  },
};
export const AnotherAttemptLeft: Story = {
  args: { calls: { getReviewSheet: reviewSheet({ solutions: 'after-attempts' }) } },
};
export const ForAParent: Story = {
  args: {
    path: `/parent/tasks/correct/${idOf('task', 1)}/task-taken/${idOf('attempt', 1)}`,
    role: 'parent',
  },
};

/** A question has the number by which the student knows it from the attempt. */
export const NumberedAsInTheAttempt: Story = {
  tags: ['no-picture', 'one-language'],
  play: async ({ canvas }) => {
    await pageIsShown();
    const [{ content: first }, { content: second }] = [markedReadingQuestion, markedWritingQuestion];
    const questionsOf = (number: number, title: string) =>
      within(canvas.getByRole('region', { name: en.part(number, title) }));
    await expect(questionsOf(1, first.title).getByText(/Question 2:/u)).toBeInTheDocument();
    await expect(questionsOf(2, second.title).getByText(/Question 3:/u)).toBeInTheDocument();
  },
};

/** Instructions have no mark, and nothing says that they had one. */
export const WithInstructions: Story = {
  tags: ['no-picture', 'one-language'],
  args: { calls: { getReviewSheet: sheetWithInstructions } },
  play: async ({ canvas }) => {
    await pageIsShown();
    const part = canvas.getByRole('region', { name: en.part(1, instructions.title) });
    await expect(within(part).getByText('Write in full sentences.')).toBeVisible();
    await expect(part).not.toHaveTextContent('0');
  },
};

/** The task and its result have one address: the way back to the task is a change of the page all the same. */
export const BackToTheTask: Story = {
  tags: ['no-picture', 'one-language'],
  args: { calls: { getReviewSheet: reviewSheet(), getAssignedTask: assignedTask(1, 'Mock paper 1: Reading') } },
  play: async ({ canvas, userEvent }) => {
    await pageIsShown();
    canvas.getByRole('link', { name: 'Task' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Mock paper 1: Reading', level: 1 })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};
