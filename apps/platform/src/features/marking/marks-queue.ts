import { ApiError } from '@rubrica/api-client';
import type { AnswerId, MarkingSheet, TaskId, TaskTakenId } from '@rubrica/api-client/contract';
import {
  ownAnswers,
  studentWork,
  type AnswerEntry,
  type FileRef,
  type Question,
  type RecordingId,
} from '@rubrica/question-kit';
import type { placeMarkerFile } from '@rubrica/question-kit/marker';
import { api } from '../../lib/api.ts';
import type { PendingAnswer, PendingAnswerStore } from '../../lib/saving/pending-answer.ts';
import { createSaveQueue } from '../../lib/saving/save-queue.ts';
import { trySave } from '../../lib/saving/try-save.ts';
import { openDrafts } from '../../lib/storage/drafts.ts';
import { areSameMarks, comparable, joinFiles } from './same-marks.ts';
import { areMarkingFilesOpen, endMarkingFiles, sendMarkingFiles } from './marking-files.ts';

/** One question of the sheet, as the contract declares it. */
export type MarkingQuestion = MarkingSheet['questions'][number];

const kind = 'marks';

const isAnswers = (value: unknown): value is AnswerEntry[] => Array.isArray(value);

/** Marks from before a reload that were not saved, and the version they are based on. */
export function readUnsavedMarks(answer: AnswerId): { version: number; answers: AnswerEntry[] } | null {
  const draft = openDrafts().read(kind, answer, isAnswers);
  return draft && { version: Number(draft.base), answers: draft.value };
}

function createMarksStore(): PendingAnswerStore<AnswerEntry[]> {
  const drafts = openDrafts();
  const put = async ({ answer, rev, content }: PendingAnswer<AnswerEntry[]>) =>
    void drafts.store(kind, answer, { base: String(rev), value: content });
  return { put, takeOver: put, remove: async (answer) => drafts.remove(kind, answer) };
}

/** What the student has written, without marks and comments; null where it does not fit the question. */
export function workOf(question: Pick<Question, 'questions'>, answers: readonly AnswerEntry[]): AnswerEntry[] | null {
  try {
    return ownAnswers(question, answers);
  } catch {
    return null;
  }
}

/** Whether marks were given for the answer as it is now: the student may have changed it since, in an attempt that was returned. */
export function areForAnswer(marks: readonly AnswerEntry[], { content, answers }: MarkingQuestion): boolean {
  const [marked, current] = [workOf(content, marks), workOf(content, answers)];
  if (marked === null || current === null) return false;
  return current.every((entry, index) => comparable(studentWork(marked[index])) === comparable(studentWork(entry)));
}

/** Whether an attempt takes no marks at all. Where one answer has changed, those of the others still wait. */
function takesNoMarks(state: ReturnType<MarksQueue['state']>): boolean {
  return state.kind === 'closed' && !(state.error instanceof ApiError && state.error.code === 'answer_changed');
}

/** Whether all that is not saved would take a mark out of a released result. Its attempt needs no release, and may be returned. */
function keepsReleased(queue: MarksQueue): boolean {
  return queue.state().kind === 'failed' && queue.refused().every(({ error }) => error.code === 'released_unmarked');
}

interface MarksQueueOptions {
  sheet: Pick<MarkingSheet, 'attempt' | 'questions'>;
  /** Called with what the server has saved, and whether newer marks still wait. */
  onSaved: (question: MarkingQuestion, hasNewer: boolean) => void;
  /** Called with marks that changed by themselves: a file has arrived, or somebody else has saved. */
  onChanged: (answer: AnswerId, answers: AnswerEntry[]) => void;
  /** The kit's: pages that mark nothing do not load it. */
  placeFile: typeof placeMarkerFile;
}

/** Saves the marks of one attempt as they are given, in the way a student's answers are saved. */
export function createMarksQueue({ sheet, onSaved, onChanged, placeFile }: MarksQueueOptions) {
  const { _id: taskTaken, task } = sheet.attempt;
  const unsaved = new Map<AnswerId, AnswerEntry[]>();
  const saved = new Map(sheet.questions.map((question) => [question.answer, question]));
  const setSaved = (question: MarkingQuestion, hasNewer: boolean) => {
    saved.set(question.answer, question);
    onSaved(question, hasNewer);
  };
  const setUnsaved = (answer: AnswerId, answers: AnswerEntry[]) => {
    unsaved.set(answer, answers);
    onChanged(answer, answers);
  };
  const queue = createSaveQueue<AnswerEntry[], MarkingQuestion>({
    taskTaken,
    store: createMarksStore(),
    merge: ({ base, mine, theirs }) => {
      const content = joinFiles({ base, mine, theirs: theirs.answers });
      if (!content) return null;
      setSaved(theirs, true);
      setUnsaved(theirs.answer, content);
      return { content, stored: theirs.answers, rev: theirs.version };
    },
    send: async (answer, version, answers) => {
      const outcome = await trySave('saveMarks', () =>
        api.saveMarks({ params: { id: answer }, headers: { 'if-match': String(version) }, body: { answers } }),
      );
      let stored: MarkingQuestion;
      if (outcome.kind === 'saved') stored = outcome.reply;
      // An earlier save whose reply was lost.
      else if (outcome.kind === 'conflict' && areSameMarks(answers, outcome.current.answers)) stored = outcome.current;
      // Nobody is asked which marks count where one's own are for another text: like an attempt that is open again, it takes them no more.
      else if (outcome.kind === 'conflict' && !areForAnswer(answers, outcome.current)) {
        const error = new ApiError('saveMarks', 409, { code: 'answer_changed', message: '' });
        return { kind: 'failed', error };
      } else return outcome;
      if (unsaved.get(answer) === answers) unsaved.delete(answer);
      setSaved(stored, unsaved.has(answer));
      return { kind: 'saved', reply: { rev: stored.version, savedAt: new Date().toISOString() } };
    },
  });
  for (const { answer, version, answers } of sheet.questions) queue.setRevision(answer, version, answers);
  return {
    ...queue,
    task,
    /** Whether the server has not confirmed the marks of this answer. */
    hasUnsaved: (answer: AnswerId) => unsaved.has(answer),
    enqueue: (answer: AnswerId, answers: AnswerEntry[]) => {
      unsaved.set(answer, answers);
      return queue.enqueue(answer, answers);
    },
    /**
     * Puts a file that has arrived into the marks of its answer. Resolves when the device has them.
     *
     * @throws where the attempt takes no marks, or the answer no such file
     */
    attach: async (answer: AnswerId, place: RecordingId, file: FileRef) => {
      const question = saved.get(answer);
      const next = question && placeFile(question.content, unsaved.get(answer) ?? question.answers, place, file);
      if (!next || takesNoMarks(queue.state())) throw new Error('The marks do not take this file.');
      setUnsaved(answer, next);
      await queue.enqueue(answer, next);
    },
    resolveConflict: (current: MarkingQuestion, answers: AnswerEntry[] | null) => {
      const { answer, version } = current;
      saved.set(answer, current);
      if (answers) unsaved.set(answer, answers);
      else unsaved.delete(answer);
      return queue.resolveConflict(answer, version, answers);
    },
  };
}

type MarksQueue = ReturnType<typeof createMarksQueue>;

/** The queues of the pages that are open, and of those that were left before everything was saved. */
const queues = new Map<TaskTakenId, MarksQueue>();

/** Makes this page's queue the one that saves the marks of an attempt. */
export function openMarksQueue(taskTaken: TaskTakenId, queue: MarksQueue): void {
  queues.get(taskTaken)?.pause();
  queues.set(taskTaken, queue);
}

/** Saves what is left when a page closes. Resolves with whether the server has everything; if not, the queue tries again. */
export async function leaveMarksQueue(taskTaken: TaskTakenId, queue: MarksQueue): Promise<boolean> {
  const isSaved = await queue.flush();
  // What is still on its way is put into the marks by it.
  if (isSaved && queues.get(taskTaken) === queue && !areMarkingFilesOpen(taskTaken)) queues.delete(taskTaken);
  return isSaved;
}

/** Puts a file into the marks of an answer, whether the page of its attempt is open or was left. */
export async function attachToMarks(taskTaken: TaskTakenId, answer: AnswerId, place: RecordingId, file: FileRef) {
  const queue = queues.get(taskTaken);
  if (!queue) throw new Error('The marks of this attempt are not open.');
  await queue.attach(answer, place, file);
}

/**
 * Saves all marks that were given in this tab, or those of one task. To be awaited before marks are released, returned or read.
 *
 * @returns whether the server has all of them that it still takes: those of an attempt that is open again, or
 * that a released result does not take, stay on the device
 */
export async function flushMarks(task?: TaskId): Promise<boolean> {
  const asked = [...queues.values()].filter((queue) => task === undefined || queue.task === task);
  const saved = await Promise.all(
    asked.map(async (queue) => (await queue.flush()) || takesNoMarks(queue.state()) || keepsReleased(queue)),
  );
  return saved.every(Boolean);
}

/**
 * Saves all marks that were given in this tab for a task or an attempt, with the files and spoken comments that are on their way.
 *
 * @returns what the server does not have
 */
export async function flushMarksAndFiles(
  of: { task: TaskId } | { attempt: TaskTakenId },
): Promise<'files' | 'marks' | null> {
  const takesMarks = (attempt: TaskTakenId) => {
    const queue = queues.get(attempt);
    return queue !== undefined && !takesNoMarks(queue.state());
  };
  if (!(await sendMarkingFiles(of, takesMarks))) return 'files';
  const isSaved = 'task' in of ? await flushMarks(of.task) : await (queues.get(of.attempt)?.flush() ?? true);
  return isSaved ? null : 'marks';
}

/** Ends all queues, as a reload does. For tests that open several pages in one document. */
export function forgetMarksQueues(): void {
  for (const queue of queues.values()) queue.pause();
  queues.clear();
  endMarkingFiles();
}
