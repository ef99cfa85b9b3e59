import type { LectureAnswer } from '@rubrica/api-client/contract';
import type { StoryObj } from '@storybook/react-vite';
import { markAnswers, type AnswerEntry, type Question } from '@rubrica/question-kit';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { pending, refuse } from '../../testing/fake-client.ts';
import { idOf, inHours } from '../../testing/fixtures/basics.ts';
import { harbourQuestion, lectureQuestion, rightFerry, wrongFerry } from '../../testing/fixtures/lecture-questions.ts';
import { staffTask } from '../../testing/fixtures/tasks.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { en } from './messages.ts';
import { createUnsavedMarks } from './unsaved-marks.ts';

const task = staffTask(1, 'Watch: the harbour', { kind: 'vdo-lect' });
const video = idOf('video', 1);
const path = `/admin/tasks/video-questions/${task._id}`;
const onSave = fn();

const openQuestion: Question = {
  ...harbourQuestion,
  title: 'What is the boat called?',
  subQuestionType: 'ShortAnswers',
  questions: [
    {
      type: 'ShortAnswers',
      id: 'boat',
      rubric: '<p>Write its name.</p>',
      autoCorrected: false,
      answersCount: 1,
      content: [{ id: 'name', answers: ['Marigold'] }],
    },
  ],
};

function answerOf(
  number: number,
  studentName: string,
  content: Question,
  answers: AnswerEntry[],
  change: Partial<LectureAnswer> = {},
): LectureAnswer {
  const { blocks, mark, maximum, pending: isPending } = markAnswers(content, answers);
  return {
    _id: idOf('answer', number),
    question: idOf('question', content === harbourQuestion ? 1 : 2),
    questionVersion: 1,
    student: idOf('user', 20 + (number % 3)),
    studentName,
    try: 1,
    answeredAt: inHours(-3),
    outcome: isPending ? 'pending' : mark >= maximum ? 'right' : 'wrong',
    answers,
    marks: blocks,
    version: 0,
    ...change,
  };
}

const typed = (text: string): AnswerEntry[] => [[{ studentAnswer: text, studentMark: 0 }]];
const { content: _, author: __, ...first } = lectureQuestion(1, { answered: 3 });
const { content: ___, author: ____, ...second } = lectureQuestion(2, { atMs: 40_000, title: openQuestion.title });
const lecture = {
  video,
  title: 'Listening for numbers and dates',
  durationMs: 60_000,
  students: 24,
  questions: [
    {
      ...first,
      versions: [{ version: 1, content: harbourQuestion }],
      answers: [
        answerOf(1, 'Sara', harbourQuestion, rightFerry, { try: 2 }),
        answerOf(4, 'Sara', harbourQuestion, wrongFerry),
        answerOf(2, 'سمير', harbourQuestion, wrongFerry),
      ],
    },
    {
      ...second,
      versions: [{ version: 1, content: openQuestion }],
      answers: [
        answerOf(7, 'Sara', openQuestion, typed('Marygold')),
        answerOf(8, 'سمير', openQuestion, typed('The pier')),
      ],
    },
  ],
};

const own = { video, watchedPercent: 62, isComplete: false, answered: 1, right: 0, pending: 0 };
const calls = {
  getTask: task,
  listTaskLectures: {
    lectures: [{ video, title: lecture.title, durationMs: 60_000, questions: 2 }],
    students: [
      {
        student: idOf('user', 20),
        studentName: 'Sara',
        lectures: [{ ...own, isComplete: true, watchedPercent: 96, answered: 2, right: 1, pending: 1 }],
      },
      { student: idOf('user', 21), studentName: 'سمير', lectures: [own] },
    ],
  },
  getTaskLecture: lecture,
  getVideoStatistics: {
    started: 20,
    completed: 11,
    parts: [{ startMs: 10_000, rewound: 9, notUnderstood: 2, watchedPercent: 90 }],
  },
};

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/Video questions',
  tags: ['!autodocs'],
  args: { path, role: 'admin', calls },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

const lecturePath = `${path}/lectures/${video}`;

export const Students: Story = {};
export const StudentsNarrow: Story = { globals: narrow };
export const StudentsLoading: Story = { args: { calls: { ...calls, listTaskLectures: pending } } };
export const StudentsMissing: Story = { args: { calls: { ...calls, listTaskLectures: refuse(404, '') } } };
export const Answers: Story = { args: { path: lecturePath } };
export const AnswersNarrow: Story = { ...Answers, globals: narrow };
export const NothingAsked: Story = {
  args: { path: lecturePath, calls: { ...calls, getTaskLecture: { ...lecture, questions: [] } } },
};

/** It opens with the first answer that waits; a digit and Enter mark it, and the next one opens. */
export const MarkedByKeys: Story = {
  args: {
    path: lecturePath,
    calls: {
      ...calls,
      saveLectureMarks: ({ params, body, headers }) => {
        onSave(params.id, headers['if-match']);
        const given = lecture.questions[1]?.answers.find(({ _id }) => _id === params.id);
        return { ...given!, answers: body.answers, outcome: 'right', version: 1 };
      },
    },
  },
  play: async () => {
    await pageIsShown();
    onSave.mockClear();
    await userEvent.keyboard('1');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(onSave).toHaveBeenCalledWith(idOf('answer', 7), '0'));
    await waitFor(() => expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('سمير'));
  },
};

const replies: PromiseWithResolvers<void>[] = [];
const score = () => document.querySelector<HTMLInputElement>('[data-marker] [data-score]');
const opened = () => screen.getByRole('button', { pressed: true });

/** Marks stay with their answer when another one is opened, and a reply that comes late leaves the marker where they are. */
export const MarksStayWithTheirAnswer: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    path: lecturePath,
    calls: {
      ...calls,
      saveLectureMarks: async ({ params, body }) => {
        const reply = Promise.withResolvers<void>();
        replies.push(reply);
        await reply.promise;
        const given = lecture.questions[1]?.answers.find(({ _id }) => _id === params.id);
        return { ...given!, answers: body.answers, outcome: 'right', version: 1 };
      },
    },
  },
  play: async () => {
    replies.length = 0;
    await pageIsShown();
    await userEvent.keyboard('1');
    await waitFor(() => expect(score()).toHaveValue('1'));
    score()?.blur();
    await userEvent.keyboard('j');
    await waitFor(() => expect(opened()).toHaveTextContent('سمير'));
    await expect(score()).not.toHaveValue('1');
    await userEvent.keyboard('k');
    await waitFor(() => expect(opened()).toHaveTextContent('Sara'));
    await expect(score()).toHaveValue('1');
    await expect(opened()).toHaveTextContent(en.unsaved);

    // A second press is not a second save.
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(replies).toHaveLength(1));
    await userEvent.keyboard('k');
    await waitFor(() => expect(opened()).not.toHaveTextContent(en.outcomes.pending));
    replies[0]?.resolve();
    await expect(await screen.findByText(en.saved)).toBeVisible();
    await expect(opened()).toHaveTextContent('سمير');
    await expect(opened()).not.toHaveTextContent(en.outcomes.pending);
    await expect(screen.queryByText(en.unsaved)).toBeNull();
  },
};

/** Marks that were not saved before a reload are there again. */
export const MarksAfterAReload: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    path: lecturePath,
    calls,
    leave: () => {
      const waits = lecture.questions[1]!.answers[0]!;
      createUnsavedMarks([]).change(waits, [[{ studentAnswer: 'Marygold', studentMark: 1, reviewed: true }]]);
    },
  },
  play: async () => {
    await pageIsShown();
    await waitFor(() => expect(score()).toHaveValue('1'));
    await expect(opened()).toHaveTextContent(en.unsaved);
  },
};
