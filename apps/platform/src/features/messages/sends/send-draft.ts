import { longestWhatsAppText, type WhatsAppAudience } from '@rubrica/api-client/contract';
import { z } from 'zod';

export const whoKinds = ['groups', 'students', 'task', 'people'] as const;
export const mediaKinds = ['image', 'video', 'document', 'audio'] as const;
export type MediaKind = (typeof mediaKinds)[number];

export const taskStates = ['late', 'not-begun', 'submitted'] as const;
export const recipientKinds = ['students', 'parents', 'both'] as const;
export const textLanguages = ['en', 'ar'] as const;
export type TextLanguage = (typeof textLanguages)[number];

/** What differs from one recipient to the next, as it is written in a text. */
export const textFields = ['name', 'task', 'due'] as const;
export type TextField = (typeof textFields)[number];

const draftSchema = z.object({
  /** Names the send at the server, so that sending it twice sends it once. */
  clientId: z.uuid(),
  /** What it is called in lists; empty for the beginning of its text. */
  name: z.string(),
  who: z.enum(whoKinds),
  groups: z.array(z.string()),
  students: z.array(z.string()),
  people: z.array(z.string()),
  /** The task whose students are meant, or that the text is about. */
  task: z.string().nullable(),
  taskState: z.enum(taskStates),
  taskGroups: z.array(z.string()),
  to: z.enum(recipientKinds),
  en: z.string(),
  ar: z.string(),
  media: z.object({ _id: z.string(), name: z.string(), kind: z.enum(mediaKinds) }).nullable(),
});
/** A send while it is written. */
export type SendDraft = z.infer<typeof draftSchema>;

export const isSendDraft = (value: unknown): value is SendDraft => draftSchema.safeParse(value).success;

export const emptyDraft = (): SendDraft => ({
  clientId: crypto.randomUUID(),
  name: '',
  who: 'groups',
  groups: [],
  students: [],
  people: [],
  task: null,
  taskState: 'late',
  taskGroups: [],
  to: 'students',
  en: '',
  ar: '',
  media: null,
});

const idsOf = (text: string | null) => (text ?? '').split(',').filter((id) => z.uuid().safeParse(id).success);

/** Returns whom an address of this page names: `?people=`, `?groups=`, or `?task=` with `&state=`; null where it names nobody. */
export function audienceOfAddress(address: URLSearchParams): Partial<SendDraft> | null {
  const people = idsOf(address.get('people'));
  if (people.length > 0) return { who: 'people', people };
  const groups = idsOf(address.get('groups'));
  if (groups.length > 0) return { who: 'groups', groups };
  const [task] = idsOf(address.get('task'));
  if (task === undefined) return null;
  const taskState = taskStates.find((state) => state === address.get('state')) ?? 'late';
  return { who: 'task', task, taskState, taskGroups: [] };
}

const stateSchema = z.object({ people: z.array(z.uuid()).min(1) });

/** Returns whom the page before named, where they would not fit into an address. */
export function audienceOfState(state: unknown): Partial<SendDraft> | null {
  const { data } = stateSchema.safeParse(state);
  return data ? { who: 'people', people: data.people } : null;
}

/** Returns whom a draft means; null until somebody is chosen. */
export function audienceOf(draft: SendDraft): WhatsAppAudience | null {
  const { who, groups, students, people, task, taskState: state, taskGroups, to } = draft;
  switch (who) {
    case 'groups':
      return groups.length > 0 ? { who: { kind: who, groups }, to } : null;
    case 'students':
      return students.length > 0 ? { who: { kind: who, students }, to } : null;
    case 'people':
      return people.length > 0 ? { who: { kind: who, people }, to } : null;
    case 'task':
      return task === null ? null : { who: { kind: who, task, state, groups: taskGroups }, to };
  }
}

/** What a text has in braces: its fields, and what only looks like one. */
function inBraces(text: string): string[] {
  return [...text.matchAll(/\{[^{}\n]{0,40}\}/gu)].map(([match]) => match);
}

const isField = (text: string) => textFields.some((field) => text === `{${field}}`);
const needsTask = (text: string) => inBraces(text).some((field) => field === '{task}' || field === '{due}');

/** Whether the texts are about a task: they name one, or the students are chosen by one. */
export const isAboutTask = ({ who, en, ar }: SendDraft): boolean => who === 'task' || needsTask(en) || needsTask(ar);

/** The task that is sent with a draft, if it is about one. */
export const taskOf = (draft: SendDraft): string | null => (isAboutTask(draft) ? draft.task : null);

/** How long the beginning of a text is that a send is called by. */
const longestName = 60;

/** What a draft is called in lists. */
export function sendNameOf({ name, en, ar, media }: SendDraft): string {
  if (name.trim() !== '') return name.trim();
  const line = [en, ar].map((text) => text.trim().split('\n', 1)[0] ?? '').find((text) => text !== '');
  const words = line ?? media?.name ?? '';
  if (words.length <= longestName) return words;
  return `${words.slice(0, longestName).replace(/\s+\S*$/u, '')}…`;
}

/** Returns in which language somebody reads a draft: in their own, unless only the other has a text. */
export function textLanguageOf(draft: SendDraft, own: TextLanguage): TextLanguage {
  const [other] = textLanguages.filter((language) => language !== own);
  return draft[own].trim() === '' && other !== undefined && draft[other].trim() !== '' ? other : own;
}

export type TextProblem = 'text' | 'long' | { field: string };

/** Returns what is wrong with one of the texts; `text` stands for both being empty, and is told at the first. */
export function textProblem(draft: SendDraft, language: TextLanguage): TextProblem | null {
  const text = draft[language];
  if (text.length > longestWhatsAppText) return 'long';
  const unknown = inBraces(text).find((field) => !isField(field));
  if (unknown !== undefined) return { field: unknown };
  const isEmpty = draft.en.trim() === '' && draft.ar.trim() === '' && draft.media === null;
  return isEmpty && language === textLanguages[0] ? 'text' : null;
}

/** Whether a draft lacks nothing that this page can see. */
export function isComplete(draft: SendDraft): boolean {
  const hasTask = !isAboutTask(draft) || draft.task !== null;
  return audienceOf(draft) !== null && hasTask && textLanguages.every((each) => textProblem(draft, each) === null);
}

const isWord = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}}]/u.test(character);

/** Puts a field into a text in the place of what is selected, apart from the words around it. Returns where the text goes on. */
export function insertField(
  text: string,
  field: TextField,
  [start, end]: readonly [number, number],
): { text: string; caret: number } {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const lead = isWord(before.at(-1)) ? ' ' : '';
  const tail = isWord(after.at(0)) || after.startsWith('{') ? ' ' : '';
  const inserted = `${lead}{${field}}${tail}`;
  return { text: before + inserted + after, caret: start + inserted.length };
}
