import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ar as playerAr, en as playerEn } from '../../../lib/lecture-player/messages.ts';
import { ar, en } from '../../../lib/lecture-questions/messages.ts';
import { lose, meetConflict, pending, refuse } from '../../../testing/fake-client.ts';
import { listOf } from '../../../testing/fixtures/basics.ts';
import {
  rightVideoQuestion,
  studentVideoQuestion,
  triedVideoQuestion,
} from '../../../testing/fixtures/lecture-questions.ts';
import { lecture, lectureFileReply, progressReply, videoNotes } from '../../../testing/fixtures/lectures.ts';
import { inLanguage } from '../../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../../testing/page-stage.tsx';
import { ar as lectureAr } from '../messages/ar.ts';
import { en as lectureEn } from '../messages/en.ts';

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

/** Chooses an answer and sends it. */
async function answer(question: Awaited<ReturnType<typeof reachQuestion>>, option: number) {
  await userEvent.click(question.getAllByRole('radio')[option]!);
  await userEvent.click(question.getAllByRole('button').at(-1)!);
}

const keptAnswers = () => Object.keys(localStorage).filter((key) => key.startsWith('rubrica-kept/lecture/'));

let lists = 0;
let isOffline = false;

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
    await waitFor(() => expect(document.querySelector('video')?.readyState).toBeGreaterThan(0));
    await userEvent.keyboard('9');
    await waitFor(() => expect(document.querySelector('[data-part="question"] [aria-busy="true"]')).not.toBeNull());
  },
};

/** What was asked before the teacher changed it is not sent as an answer to what is asked now. */
export const ChangedMeanwhile: Story = {
  tags: ['no-picture'],
  args: {
    calls: {
      ...calls,
      answerStudentVideoQuestion: meetConflict('answerStudentVideoQuestion', studentVideoQuestion({ version: 2 })),
    },
  },
  play: async () => {
    const question = await reachQuestion();
    await answer(question, 0);
    await expect(await question.findByText(inLanguage({ en, ar }).changed)).toBeVisible();
    for (const option of question.getAllByRole('radio')) await expect(option).not.toBeChecked();
    await expect(keptAnswers()).toEqual([]);
  },
};

/** An answer that was given on another device is shown as that, and the lecture goes on. */
export const AnsweredElsewhere: Story = {
  tags: ['no-picture'],
  args: {
    calls: {
      ...calls,
      answerStudentVideoQuestion: meetConflict('answerStudentVideoQuestion', rightVideoQuestion),
    },
  },
  play: async ({ canvas }) => {
    const question = await reachQuestion();
    const texts = inLanguage({ en, ar });
    await answer(question, 1);
    await expect(await question.findByText(texts.elsewhere)).toBeVisible();
    await expect(question.getByText(texts.right)).toBeVisible();
    await expect(keptAnswers()).toEqual([]);
    const { lecture: lectureTexts } = inLanguage({ en: lectureEn, ar: lectureAr });
    const line = canvas.getByRole('slider', { name: inLanguage({ en: playerEn, ar: playerAr }).position });
    await waitFor(() =>
      expect(line).toHaveAccessibleDescription(expect.stringContaining(lectureTexts.question(1, true))),
    );
    await waitFor(() => expect(question.getByRole('button', { name: texts.goOn })).toHaveFocus());
  },
};

/** While there is another try, what is chosen here stays, and can be sent as that. */
export const TriedElsewhere: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...calls,
      answerStudentVideoQuestion: ({ body }) =>
        body.try === 1 ? meetConflict('answerStudentVideoQuestion', triedVideoQuestion)() : rightVideoQuestion,
    },
  },
  play: async () => {
    const question = await reachQuestion();
    await answer(question, 0);
    await expect(await question.findByText(en.elsewhere)).toBeVisible();
    await expect(question.getAllByRole('radio')[0]).toBeChecked();
    await userEvent.click(question.getByRole('button', { name: en.checkAgain }));
    await expect(await question.findByText(en.right)).toBeVisible();
    await expect(question.queryByText(en.elsewhere)).not.toBeInTheDocument();
  },
};

/** A question that is taken out of the lecture while it is asked lets the lecture go on, and says why. */
export const TakenOutMeanwhile: Story = {
  tags: ['no-picture'],
  args: {
    calls: {
      ...calls,
      listStudentVideoQuestions: () => {
        lists += 1;
        return { items: lists === 1 ? [studentVideoQuestion()] : [] };
      },
      answerStudentVideoQuestion: refuse(404, ''),
    },
  },
  play: async () => {
    lists = 0;
    const question = await reachQuestion();
    const texts = inLanguage({ en, ar });
    await answer(question, 0);
    await expect(await question.findByText(texts.takenOut)).toBeVisible();
    const goOn = question.getByRole('button', { name: texts.goOn });
    await waitFor(() => expect(goOn).toHaveFocus());
    await userEvent.click(goOn);
    await waitFor(() => expect(screen.queryByText(texts.takenOut)).not.toBeInTheDocument());
    await expect(keptAnswers()).toEqual([]);
  },
};

/** A question that was added since the questions were loaded is asked. */
export const AddedMeanwhile: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...calls,
      listStudentVideoQuestions: () => {
        lists += 1;
        return { items: lists === 1 ? [] : [studentVideoQuestion()] };
      },
    },
  },
  play: async () => {
    lists = 0;
    const question = await reachQuestion();
    await waitFor(() => expect(question.getByRole('heading', { level: 2 })).toHaveFocus());
  },
};

/** The questions come with the lecture: it stops at them without a network as well. */
export const AskedOffline: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...calls,
      // From before the first question.
      getLecture: lecture({ progress: null }),
      listStudentVideoQuestions: (input, name) => {
        lists += 1;
        return isOffline ? lose()(input, name) : { items: [studentVideoQuestion()] };
      },
    },
  },
  play: async () => {
    [lists, isOffline] = [0, false];
    await pageIsShown();
    isOffline = true;
    await reachQuestion();
    await expect(lists).toBe(1);
  },
};

/** Rules that allow no more tries since the question was asked end it as they stand. */
export const NoMoreTries: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...calls,
      listStudentVideoQuestions: () => {
        lists += 1;
        return { items: [lists === 1 ? triedVideoQuestion : { ...triedVideoQuestion, triesLeft: 0, isPassed: true }] };
      },
      answerStudentVideoQuestion: refuse(409, 'You have used your 1 try.', {}, 'tries_used_up'),
    },
  },
  play: async () => {
    lists = 0;
    const question = await reachQuestion();
    await answer(question, 0);
    const goOn = await question.findByRole('button', { name: en.goOn });
    await waitFor(() => expect(goOn).toHaveFocus());
    await expect(question.queryByRole('button', { name: en.checkAgain })).not.toBeInTheDocument();
  },
};
