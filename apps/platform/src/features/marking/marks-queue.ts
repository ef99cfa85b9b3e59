import { ApiError } from '@rubrica/api-client';
import type { AnswerId, MarkingSheet, TaskId, TaskTaken, TaskTakenId } from '@rubrica/api-client/contract';
import { ownAnswers, studentWork, type AnswerEntry, type Question } from '@rubrica/question-kit';
import { api } from '../../lib/api.ts';
import type { PendingAnswer, PendingAnswerStore } from '../../lib/saving/pending-answer.ts';
import { createSaveQueue } from '../../lib/saving/save-queue.ts';
import { trySave } from '../../lib/saving/try-save.ts';
import { openDrafts } from '../../lib/storage/drafts.ts';

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

/** A text that is equal for equal marks: without the order of properties, and without whose name stands beside a mark. */
function comparable(answers: unknown): string {
  return JSON.stringify(answers, (key, value: unknown) => {
    if (key === 'reviewedBy') return undefined;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/** Whether two copies of the marks are the same, so that nobody has to choose between them. */
export function areSameMarks(mine: readonly AnswerEntry[], theirs: readonly AnswerEntry[]): boolean {
  return comparable(mine) === comparable(theirs);
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

/** Called with what the server has saved, and whether newer marks still wait. */
type OnSaved = (question: MarkingQuestion, hasNewer: boolean) => void;

/** Saves the marks of one attempt as they are given, in the way a student's answers are saved. */
export function createMarksQueue({ _id: taskTaken, task }: Pick<TaskTaken, '_id' | 'task'>, onSaved: OnSaved) {
  const unsaved = new Map<AnswerId, AnswerEntry[]>();
  const queue = createSaveQueue<AnswerEntry[], MarkingQuestion>({
    taskTaken,
    store: createMarksStore(),
    send: async (answer, version, answers) => {
      const outcome = await trySave('saveMarks', () =>
        api.saveMarks({ params: { id: answer }, headers: { 'if-match': String(version) }, body: { answers } }),
      );
      let saved: MarkingQuestion;
      if (outcome.kind === 'saved') saved = outcome.reply;
      // An earlier save whose reply was lost.
      else if (outcome.kind === 'conflict' && areSameMarks(answers, outcome.current.answers)) saved = outcome.current;
      // Nobody is asked which marks count where one's own are for another text: like an attempt that is open again, it takes them no more.
      else if (outcome.kind === 'conflict' && !areForAnswer(answers, outcome.current)) {
        const error = new ApiError('saveMarks', 409, { code: 'answer_changed', message: '' });
        return { kind: 'failed', error };
      } else return outcome;
      if (unsaved.get(answer) === answers) unsaved.delete(answer);
      onSaved(saved, unsaved.has(answer));
      return { kind: 'saved', reply: { rev: saved.version, savedAt: new Date().toISOString() } };
    },
  });
  return {
    ...queue,
    task,
    /** Whether the server has not confirmed the marks of this answer. */
    hasUnsaved: (answer: AnswerId) => unsaved.has(answer),
    enqueue: (answer: AnswerId, answers: AnswerEntry[]) => {
      unsaved.set(answer, answers);
      return queue.enqueue(answer, answers);
    },
    resolveConflict: (answer: AnswerId, version: number, answers: AnswerEntry[] | null) => {
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
  if (isSaved && queues.get(taskTaken) === queue) queues.delete(taskTaken);
  return isSaved;
}

/**
 * Saves all marks that were given in this tab, or those of one task. To be awaited before marks are released, returned or read.
 *
 * @returns whether the server has all of them that it still takes: those of an attempt that is open again stay on the device
 */
export async function flushMarks(task?: TaskId): Promise<boolean> {
  const asked = [...queues.values()].filter((queue) => task === undefined || queue.task === task);
  const saved = await Promise.all(asked.map(async (queue) => (await queue.flush()) || takesNoMarks(queue.state())));
  return saved.every(Boolean);
}

/** Ends all queues, as a reload does. For tests that open several pages in one document. */
export function forgetMarksQueues(): void {
  for (const queue of queues.values()) queue.pause();
  queues.clear();
}
