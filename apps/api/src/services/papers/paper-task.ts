import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { QuestionId, Task } from '@rubrica/api-client/contract';
import { type Paper, sectionsInLanguage } from '@rubrica/question-kit/paper';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { paperTasks } from '../../db/schema/papers.ts';
import type { SignedInContext } from '../context.ts';
import { selectTasks, toTask } from '../tasks/select-tasks.ts';
import { tasks } from '../../db/schema/tasks.ts';

/** The longest text and time of a task. */
const [longestTitle, longestInstructions, longestMinutes] = [200, 20_000, 1440];

const words = {
  en: {
    untitled: 'Paper',
    section: (number: number) => `Part ${number}`,
    minutes: (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
  },
  ar: {
    untitled: 'ورقة',
    section: (number: number) => `القسم ${number}`,
    minutes: (minutes: number) => `الزمن بالدقائق: ${minutes}`,
  },
};

type PaperTask = Pick<Task, 'title' | 'instructions' | 'timeLimitMinutes'>;

/**
 * What students read of a paper as a task in a language. A task has no sections: their titles, times and instructions are told
 * in its instructions, and its time limit is that of all of them, if each has one.
 */
export function paperTask(paper: Paper, language: string): PaperTask {
  const { title, instructions } = paper;
  const t = /^ar(?:-|$)/iu.test(language) ? words.ar : words.en;
  const filled = sectionsInLanguage(paper, language).filter(({ questions }) => questions.length > 0);
  const isWhole = filled.length === 1 && filled.every((section) => section.title.trim() === '');
  const parts = filled.map((section, at) => {
    const heading = [
      section.title.trim() || t.section(at + 1),
      ...(section.minutes ? [t.minutes(section.minutes)] : []),
    ];
    return [...(isWhole ? [] : [heading.join(' · ')]), section.instructions.trim()].filter(Boolean).join('\n');
  });
  const minutes = filled.every((section) => section.minutes !== null)
    ? filled.reduce((sum, section) => sum + (section.minutes ?? 0), 0)
    : 0;
  return {
    title: title.trim().slice(0, longestTitle).trim() || t.untitled,
    instructions: [instructions.trim(), ...parts].filter(Boolean).join('\n\n').slice(0, longestInstructions),
    timeLimitMinutes: minutes === 0 ? null : Math.min(minutes, longestMinutes),
  };
}

/** The longest id of a paper. */
const longestId = 64;

/** What a paper's task is remembered by: each language of a paper has a task of its own. */
export function taskKey({ id, language: own }: Pick<Paper, 'id' | 'language'>, language: string): string {
  if (language === own) return id;
  const key = `${id}.${language}`;
  return key.length <= longestId ? key : createHash('sha256').update(key).digest('hex');
}

/** Returns the task of the last import of a paper, if it is still there. */
export async function selectPaperTask(
  { caller }: Pick<SignedInContext, 'caller'>,
  db: Database,
  key: string,
): Promise<Task | null> {
  const [link] = await db.select().from(paperTasks).where(eq(paperTasks.paperId, key));
  if (!link) return null;
  const [row] = await selectTasks(db, caller, eq(tasks.id, link.taskId));
  return row ? toTask(row) : null;
}

/** Locks the draft of the last import of a paper, so that an import writes over no more than it has read. */
export async function lockPaperDraft(tx: Database, key: string): Promise<void> {
  await tx
    .select({ id: tasks.id })
    .from(tasks)
    .innerJoin(paperTasks, eq(paperTasks.taskId, tasks.id))
    .where(and(eq(paperTasks.paperId, key), eq(tasks.status, 'draft')))
    .for('no key update', { of: tasks });
}

/** A draft goes with its paper. One that has been set stays as it is: another draft is made where it has other questions. */
export function planTask(earlier: Task | null, wanted: PaperTask, ids: readonly (QuestionId | null)[]) {
  if (!earlier) return 'create';
  const hasSame = isDeepStrictEqual(earlier.questions, ids);
  if (earlier.status !== 'draft') return hasSame ? 'keep' : 'create';
  const { title, instructions, timeLimitMinutes } = earlier;
  return hasSame && isDeepStrictEqual({ title, instructions, timeLimitMinutes }, wanted) ? 'keep' : 'update';
}
