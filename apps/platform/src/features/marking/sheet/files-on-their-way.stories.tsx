import { NetworkError } from '@rubrica/api-client';
import type { MarkingSheet } from '@rubrica/api-client/contract';
import { markAnswers, type AnswerEntry } from '@rubrica/question-kit';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { lose } from '../../../testing/fake-client.ts';
import { markingSheet, taskTakens } from '../../../testing/fixtures/attempts.ts';
import { idOf, listOf } from '../../../testing/fixtures/basics.ts';
import { recordingId, uploadReply } from '../../../testing/fixtures/files.ts';
import { markedWritingQuestion, photoQuestion, writingQuestion } from '../../../testing/fixtures/questions.ts';
import { staffTask } from '../../../testing/fixtures/tasks.ts';
import { inLanguage } from '../../../testing/in-language.ts';
import { pageIsShown, pageMeta, type PageMeta } from '../../../testing/page-stage.tsx';
import { changeReplies } from '../../../testing/story-client.ts';
import { studentsWithLeftFiles } from '../left-files.ts';
import { flushMarksAndFiles, forgetMarksQueues } from '../marks-queue.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';

const task = idOf('task', 1);
const queued = staffTask(1, 'Mock paper 1');
const allMarked = { ...queued, counts: { ...queued.counts, toMark: 0, marked: 2 } };
const firstAttempt = idOf('attempt', 1);
const otherAttempt = idOf('attempt', 2);

const meta = {
  ...pageMeta,
  title: 'Platform/Marking/Sheet/Files on their way',
  tags: ['!autodocs', 'no-picture', 'one-language'],
  args: { path: `/assistant/tasks/correct/${task}/task-taken/${firstAttempt}`, role: 'assistant', calls: {} },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The device keeps spoken comments under the answers: each story has answers of its own. */
function sheetOf(questions: Parameters<typeof markingSheet>[1]): MarkingSheet {
  const sheet = markingSheet('submitted', questions);
  return { ...sheet, questions: sheet.questions.map((each) => ({ ...each, answer: crypto.randomUUID() })) };
}

let sheet = sheetOf([]);
/** What was saved, by the answer's `_id`. */
let saved: { answer: string; answers: AnswerEntry[] }[] = [];
/** Resolves with whether an upload arrives. */
let arrives = Promise.withResolvers<boolean>();

const nextSheet = markingSheet('submitted', [writingQuestion]);
const calls = {
  getMarkingSheet: ({ params }: { params: { id: string } }) =>
    params.id === otherAttempt
      ? { ...nextSheet, attempt: { ...nextSheet.attempt, _id: otherAttempt, studentName: 'Omar Saleh' } }
      : sheet,
  listTaskTakens: listOf(taskTakens),
  saveMarks: ({ params, body }: { params: { id: string }; body: { answers: AnswerEntry[] } }) => {
    const question = sheet.questions.find(({ answer }) => answer === params.id);
    if (!question) throw new Error('Nothing else is marked.');
    saved.push({ answer: params.id, answers: body.answers });
    const { entries, blocks } = markAnswers(question.content, body.answers);
    return { ...question, version: question.version + saved.length, answers: entries, marks: blocks };
  },
  uploadFile: async (input: Parameters<typeof uploadReply>[0]) => {
    if (!(await arrives.promise)) throw new NetworkError('uploadFile', 'offline', null);
    return uploadReply(input);
  },
};

const begin = (questions: Parameters<typeof markingSheet>[1]) => () => {
  sheet = sheetOf(questions);
  saved = [];
  arrives = Promise.withResolvers();
  return () => arrives.resolve(true);
};

/** The files in the marks of the first question, as they were saved last. */
function savedFiles(): string[] {
  const last = saved.findLast(({ answer }) => answer === sheet.questions[0]?.answer);
  return (last?.answers ?? []).flatMap((entry) =>
    !Array.isArray(entry) && 'instructorFiles' in entry ? entry.instructorFiles.map(({ id }) => id) : [],
  );
}

/** Speaks a comment until the clock has gone on. */
async function speak(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Record' }));
  const timer = await canvas.findByRole('timer');
  const start = timer.textContent;
  await waitFor(() => expect(timer.textContent).not.toBe(start), { timeout: 5_000 });
}

const stop = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Stop recording' }));

async function attach() {
  const field = document.querySelector<HTMLInputElement>('[data-marker] input[type="file"]');
  if (!field) throw new Error('There is no field for files.');
  await userEvent.upload(field, new File(['Look at your commas.'], 'Commas.txt', { type: 'text/plain' }));
}

const showQuestion = (index: number) => {
  const tab = document.querySelector(`[data-tab="${sheet.questions[index]?.answer}"]`);
  if (!tab) throw new Error('There is no such question.');
  return userEvent.click(tab);
};

/** Whether somebody who leaves the page is asked. */
const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

const { sendingFiles } = en.sheet;

/** A comment that arrives while another question is shown goes into its own marks, and nothing is called saved before. */
export const CommentArrivesWhileAnotherQuestionIsShown: Story = {
  args: { calls },
  beforeEach: begin([writingQuestion, photoQuestion]),
  play: async ({ canvas }) => {
    await pageIsShown();
    await speak(canvas);
    await stop(canvas);
    await showQuestion(1);
    await expect(await canvas.findByText(sendingFiles(1))).toBeVisible();
    await expect(asksBeforeLeaving()).toBe(true);
    arrives.resolve(true);
    await waitFor(() => expect(savedFiles()).toEqual([recordingId]), { timeout: 10_000 });
    await waitFor(() => expect(document.querySelector('[data-save]')).toHaveAttribute('data-save', 'saved'));
    await expect(asksBeforeLeaving()).toBe(false);
    await showQuestion(0);
    await expect(await canvas.findByRole('button', { name: 'Remove recording.webm' })).toBeVisible();
  },
};

/** Who goes on while they speak has said what they have said. */
export const GoesOnWhileSpeaking: Story = {
  args: { calls },
  beforeEach: begin([writingQuestion, photoQuestion]),
  play: async ({ canvas }) => {
    await pageIsShown();
    await speak(canvas);
    await expect(asksBeforeLeaving()).toBe(true);
    await showQuestion(1);
    arrives.resolve(true);
    await waitFor(() => expect(savedFiles()).toEqual([recordingId]), { timeout: 10_000 });
  },
};

/** The next attempt is marked while a file of this one is still on its way. */
export const FileArrivesWhileTheNextAttemptIsShown: Story = {
  args: { calls },
  beforeEach: begin([markedWritingQuestion]),
  play: async ({ canvas }) => {
    await pageIsShown();
    await attach();
    await userEvent.click(canvas.getByRole('button', { name: en.sheet.saveNext }));
    await screen.findByRole('heading', { level: 1, name: 'Omar Saleh' });
    await expect(await canvas.findByText(sendingFiles(1))).toBeVisible();
    await expect(asksBeforeLeaving()).toBe(true);
    arrives.resolve(true);
    await waitFor(() => expect(savedFiles()).toContain(recordingId), { timeout: 10_000 });
    await expect(await flushMarksAndFiles({ task })).toBe(null);
    await waitFor(() => expect(asksBeforeLeaving()).toBe(false));
  },
};

/** Nothing is released without a file that was attached; it is there to be sent again. */
export const ReleaseWithoutTheFile: Story = {
  tags: ['!one-language', 'plays-in-arabic'],
  args: { calls: { ...calls, uploadFile: lose() } },
  beforeEach: begin([markedWritingQuestion]),
  play: async ({ canvas }) => {
    const messages = inLanguage({ en, ar }).sheet;
    await pageIsShown();
    await attach();
    const { studentName } = sheet.attempt;
    await expect(await canvas.findByText(messages.filesFailed(1, [studentName]))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: messages.release }));
    await expect(await screen.findByText(messages.notReleasedFiles)).toBeVisible();

    changeReplies({ uploadFile: uploadReply });
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(savedFiles()).toContain(recordingId), { timeout: 10_000 });
  },
};

const releaseTask = fn(() => ({ released: 1, waiting: 0 }));

/** A file that does not arrive holds up the release of a task once: whoever asks again releases without it. */
export const ReleaseOfTheTaskWithoutTheFile: Story = {
  tags: ['!one-language', 'plays-in-arabic'],
  args: { calls: { ...calls, uploadFile: lose(), getTask: allMarked, releaseTask } },
  beforeEach: () => {
    releaseTask.mockClear();
    return begin([markedWritingQuestion])();
  },
  play: async ({ canvas }) => {
    const messages = inLanguage({ en, ar });
    await pageIsShown();
    await attach();
    const { studentName, taskTitle } = sheet.attempt;
    await expect(await canvas.findByText(messages.sheet.filesFailed(1, [studentName]))).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: taskTitle }));
    const { releaseAll, release, filesFailed, releaseWithout } = messages.queue;
    await userEvent.click(await canvas.findByRole('button', { name: releaseAll }));
    const confirm = within(await screen.findByRole('alertdialog')).getByRole('button', { name: release });
    await userEvent.click(confirm);
    await expect(await screen.findByText(`${filesFailed([studentName])} ${releaseWithout}`)).toBeVisible();
    await expect(releaseTask).not.toHaveBeenCalled();
    await userEvent.click(confirm);
    await waitFor(() => expect(releaseTask).toHaveBeenCalledOnce());
  },
};

/** After a reload, the list of attempts knows whose spoken comments are only on this device, and does not release without them. */
export const LeftOnTheDevice: Story = {
  args: { calls },
  beforeEach: begin([writingQuestion, photoQuestion]),
  play: async ({ canvas }) => {
    await pageIsShown();
    await speak(canvas);
    await stop(canvas);
    await canvas.findByText(sendingFiles(1));
    forgetMarksQueues();
    await expect(await studentsWithLeftFiles(task)).toEqual([sheet.attempt.studentName]);
    await expect(await studentsWithLeftFiles(idOf('task', 2))).toEqual([]);
  },
};
