import type { AnswerId, TaskId, TaskTaken, TaskTakenId } from '@rubrica/api-client/contract';
import { openDrafts } from '../../lib/storage/drafts.ts';

/** Of whom something was on its way into the marks, and of which answers. */
interface LeftFiles {
  studentName: string;
  answers: AnswerId[];
}

const kind = 'marking-files';

const isLeftFiles = (value: unknown): value is LeftFiles =>
  typeof value === 'object' &&
  value !== null &&
  'studentName' in value &&
  typeof value.studentName === 'string' &&
  'answers' in value &&
  Array.isArray(value.answers);

/** Has this device know, after a reload, where spoken comments may wait: only the page of their attempt sends them. */
export function rememberLeftFiles(
  { _id, task, studentName }: Pick<TaskTaken, '_id' | 'task' | 'studentName'>,
  answers: AnswerId[],
): void {
  openDrafts().store<LeftFiles>(kind, _id, { base: task, value: { studentName, answers } });
}

export function forgetLeftFiles(attempt: TaskTakenId): void {
  openDrafts().remove(kind, attempt);
}

/** Returns the students of a task of whom spoken comments are on this device and not in the marks. */
export async function studentsWithLeftFiles(task: TaskId): Promise<string[]> {
  const drafts = openDrafts();
  const left = drafts.ids(kind).flatMap((id) => {
    const draft = drafts.read(kind, id, isLeftFiles);
    return draft?.base === task ? [{ id, ...draft.value }] : [];
  });
  if (left.length === 0) return [];
  const { hasRecordings } = await import('./has-recordings.ts');
  const areLeft = await Promise.all(left.map(({ answers }) => hasRecordings(answers)));
  for (const [index, { id }] of left.entries()) if (!areLeft[index]) forgetLeftFiles(id);
  return left.filter((_, index) => areLeft[index]).map(({ studentName }) => studentName);
}
