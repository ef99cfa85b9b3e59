import { markAnswers, toStudentView } from '@rubrica/question-kit';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { writingQuestion } from '../../../testing/fixtures/questions.ts';
import { readingReply, studentBook, type checkReply } from '../../../testing/fixtures/student-books.ts';
import { pageIsShown, pageMeta, type PageMeta } from '../../../testing/page-stage.tsx';
import { en } from '../messages/en.ts';

const book = studentBook();

const meta = {
  ...pageMeta,
  title: 'Platform/Student/Questions of a book',
  tags: ['!autodocs', '!dev', 'no-picture', 'one-language'],
  args: { path: `/student/books/${book._id}`, role: 'student' },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

const { content: essay } = writingQuestion;
const [essayBlock] = essay.questions;

/** A book with an essay whose author left a model answer or none. */
const essayCalls = (modelAnswer: string | undefined) => {
  const question = { ...essay, questions: [{ ...essayBlock!, modelAnswer }] };
  return {
    saveBookReading: readingReply,
    getStudentBook: studentBook({
      questions: [{ ...book.questions[0]!, view: toStudentView(question) }],
    }),
    checkBookAnswers: ({ body }: Parameters<typeof checkReply>[0]) => {
      const { entries, blocks } = markAnswers(question, body.answers);
      return { answers: entries, marks: blocks, solution: question };
    },
  };
};

const questions = () => within(document.querySelector<HTMLElement>('[data-kind="questions"]')!);

async function checkEssay() {
  await pageIsShown();
  await userEvent.keyboard('{End}{PageUp}');
  await userEvent.type(await screen.findByRole('textbox'), 'A town needs its library.');
  await userEvent.click(questions().getAllByRole('button').at(-1)!);
}

/** Nobody marks an essay of a book: it waits for no teacher, and there is nothing to compare it with. */
export const EssayOfNobody: Story = {
  args: { calls: essayCalls(undefined) },
  play: async () => {
    await checkEssay();
    await expect(await questions().findByText(en.nobodyMarks)).toBeVisible();
    await expect(questions().queryByText('Waits for a teacher')).toBeNull();
    await expect(questions().queryByText(en.unmarked)).toBeNull();
    await expect(questions().getByText('A town needs its library.')).toBeVisible();
  },
};

/** With a model answer it is compared with that. */
export const EssayWithModelAnswer: Story = {
  args: { calls: essayCalls('<p>A strong answer takes a position.</p>') },
  play: async () => {
    await checkEssay();
    await expect(await questions().findByText(en.unmarked)).toBeVisible();
    await expect(questions().queryByText('Waits for a teacher')).toBeNull();
    await userEvent.click(questions().getByText('Model answer'));
    await expect(questions().getByText('A strong answer takes a position.')).toBeVisible();
  },
};

/** Nor is one that was left empty marked with 0. */
export const EmptyEssay: Story = {
  args: { calls: essayCalls(undefined) },
  play: async () => {
    await pageIsShown();
    await userEvent.keyboard('{End}{PageUp}');
    await screen.findByRole('textbox');
    await userEvent.click(questions().getAllByRole('button').at(-1)!);
    await expect(await questions().findByText(en.nobodyMarks)).toBeVisible();
    await expect(questions().queryByText(en.partly('0', '20'))).toBeNull();
  },
};
