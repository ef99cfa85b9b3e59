import { emptyTask, type TaskBody } from './task-body.ts';

/** A task that is being written. */
export interface TaskDraft {
  /** What it was begun upon: the task as it was read, or as somebody else has saved it since. */
  base: TaskBody;
  body: TaskBody;
}

/** Stands for NaN, which a field has whose text is no number and which JSON has not. Nobody types it. */
const noNumber = '\u0000';

/** Returns a draft as it is stored on the device. */
export function writeTaskDraft(draft: TaskDraft): string {
  return JSON.stringify(draft, (_name, value: unknown) => (Number.isNaN(value) ? noNumber : value));
}

/** Returns a draft that was stored; null for anything else, such as one of a version with other fields. Limits are not checked. */
export function readTaskDraft(text: string): TaskDraft | null {
  const draft: unknown = JSON.parse(text, (_name, value: unknown) => (value === noNumber ? Number.NaN : value));
  return isDraft(draft) ? draft : null;
}

/** Whether something that is stored on a device is a draft. */
export const isTaskDraftText = (value: unknown): value is string =>
  typeof value === 'string' && readTaskDraft(value) !== null;

const example: TaskBody = {
  ...emptyTask,
  questions: [''],
  draws: [
    { tags: [''], type: null, subQuestionType: null, category: null, level: null, diploma: null, count: 1, mark: 1 },
  ],
  videos: [''],
  prompts: [{ video: '', instructions: '', mark: 1, prepSeconds: null, answerSeconds: null, tries: null }],
  groups: [''],
  students: [''],
  extraTime: [{ student: '', minutes: 1 }],
};

const isDraft = (value: unknown): value is TaskDraft => isBuiltAs({ base: example, body: example }, value);

/** Whether a value has the parts of an example, each of the same type; what is null there may also be a text or a number. */
function isBuiltAs(given: unknown, value: unknown): boolean {
  if (given === null) return value === null || typeof value === 'string' || typeof value === 'number';
  if (Array.isArray(given)) return Array.isArray(value) && value.every((entry) => isBuiltAs(given[0], entry));
  if (typeof given !== 'object') return typeof value === typeof given;
  if (typeof value !== 'object' || value === null) return false;
  const parts = new Map(Object.entries(value));
  return Object.entries(given).every(([name, part]) => isBuiltAs(part, parts.get(name)));
}
