import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { lose, pending } from '../../../testing/fake-client.ts';
import { listOf } from '../../../testing/fixtures/basics.ts';
import {
  rightVideoQuestion,
  studentVideoQuestion,
  triedVideoQuestion,
} from '../../../testing/fixtures/lecture-questions.ts';
import { lecture, lectureFileReply, progressReply, videoNotes } from '../../../testing/fixtures/lectures.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../../testing/page-stage.tsx';

const calls = {
  getLecture: lecture(),
  getFile: lectureFileReply,
  listVideoNotes: listOf(videoNotes),
  reportProgress: progressReply,
  listStudentVideoQuestions: { items: [studentVideoQuestion()] },
};

const meta = {
  ...pageMeta,
  title: 'Platform/Student/Lecture question',
  tags: ['!autodocs'],
  args: { path: `/student/lectures/${lecture()._id}`, role: 'student', calls },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Seeks past the first question, which stops the lecture. Returns what is in the question. */
async function reachQuestion() {
  await pageIsShown();
  await userEvent.keyboard('9');
  const [option] = await screen.findAllByRole('radio');
  const question = option?.closest<HTMLElement>('[data-part="question"]');
  if (!question) throw new Error('There is no question.');
  return within(question);
}

export const Asked: Story = {
  tags: ['plays-in-arabic'],
  play: async () => {
    const question = await reachQuestion();
    await waitFor(() => expect(question.getByRole('heading', { level: 2 })).toHaveFocus());
  },
};

export const AskedNarrow: Story = { ...Asked, globals: narrow, tags: ['no-picture'] };

/** The first try is wrong and shows no key; the second is right, and says why. */
export const WrongThenRight: Story = {
  args: {
    calls: {
      ...calls,
      answerStudentVideoQuestion: ({ body }) => (body.try === 1 ? triedVideoQuestion : rightVideoQuestion),
    },
  },
  play: async () => {
    const question = await reachQuestion();
    const [right, wrong] = question.getAllByRole('radio');
    const last = () => question.getAllByRole('button').at(-1)!;
    await userEvent.click(last());
    // Nothing was chosen.
    await waitFor(() => expect(question.getAllByRole('status').at(-1)).not.toBeEmptyDOMElement());
    await expect(question.getAllByRole('status')[0]).toBeEmptyDOMElement();
    await userEvent.click(wrong!);
    await userEvent.click(last());
    await waitFor(() => expect(question.getAllByRole('status')[0]).not.toBeEmptyDOMElement());
    await expect(question.queryByText('That is twenty', { exact: false })).not.toBeInTheDocument();
    await userEvent.click(right!);
    await userEvent.click(last());
    await expect(await question.findByText(/is 7:20/u)).toBeVisible();
    await waitFor(() => expect(last()).toHaveFocus());
    await userEvent.click(last());
    await expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  },
};

/** Without a network the answer stays, on the page and on the device. */
export const Offline: Story = {
  args: { calls: { ...calls, answerStudentVideoQuestion: lose() } },
  play: async () => {
    const question = await reachQuestion();
    const [first] = question.getAllByRole('radio');
    await userEvent.click(first!);
    await userEvent.click(question.getAllByRole('button').at(-1)!);
    await question.findByRole('alert');
    await expect(first).toBeChecked();
  },
};

export const LoadingQuestion: Story = {
  args: { calls: { ...calls, listStudentVideoQuestions: pending } },
  play: async () => {
    await pageIsShown();
    await userEvent.keyboard('9');
    await waitFor(() => expect(document.querySelector('[data-part="question"] [aria-busy="true"]')).not.toBeNull());
  },
};
