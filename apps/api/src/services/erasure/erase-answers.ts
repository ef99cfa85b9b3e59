import type { Answer, UserId } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { answers, taskTakens } from '../../db/schema/attempts.ts';
import { lectureAnswers } from '../../db/schema/lecture-questions.ts';
import type { NamesPerson } from './names-person.ts';

type Entries = Answer['answers'];

/** Lists of what was said, written or recorded, by the student or about them. */
const personalLists: ReadonlySet<string> = new Set(['instructorFiles', 'timedComments', 'annotations', 'comments']);
const personalTexts: ReadonlySet<string> = new Set(['instructorComments', 'comment', 'feedback']);

/**
 * Empties what a student wrote and recorded, and what was written about it. Choices and short answers stay, because marks and
 * statistics are worked out from them, but for those that name the person.
 */
function withoutPersonal(value: unknown, namesPerson: NamesPerson, key = ''): unknown {
  if (Array.isArray(value)) {
    if (key === 'studentAnswer' || personalLists.has(key)) return [];
    return value.map((item: unknown) => withoutPersonal(item, namesPerson));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]: [string, unknown]) => [
        name,
        withoutPersonal(inner, namesPerson, name),
      ]),
    );
  }
  if (typeof value !== 'string') return value;
  return personalTexts.has(key) || namesPerson(value) ? '' : value;
}

function emptied(entries: Entries, namesPerson: NamesPerson): Entries {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the same entries with empty texts and lists, which every schema of entries allows
  return withoutPersonal(entries, namesPerson) as Entries;
}

/** Empties all answers of a student, in attempts and in lectures. Their marks stay. */
export async function eraseAnswers(tx: Database, studentId: UserId, namesPerson: NamesPerson): Promise<void> {
  const own = await tx
    .select({ id: answers.id, entries: answers.entries, marks: answers.marks })
    .from(answers)
    .innerJoin(taskTakens, eq(taskTakens.id, answers.taskTakenId))
    .where(eq(taskTakens.studentId, studentId));
  for (const { id, entries, marks } of own) {
    await tx
      .update(answers)
      .set({ entries: emptied(entries, namesPerson), marks: marks && emptied(marks, namesPerson) })
      .where(eq(answers.id, id));
  }
  const inLectures = await tx.select().from(lectureAnswers).where(eq(lectureAnswers.studentId, studentId));
  for (const { id, entries, marks } of inLectures) {
    await tx
      .update(lectureAnswers)
      .set({ entries: emptied(entries, namesPerson), marks: marks && emptied(marks, namesPerson) })
      .where(eq(lectureAnswers.id, id));
  }
  await tx
    .update(taskTakens)
    .set({ returnNote: '', submitReply: null, submitKey: null })
    .where(eq(taskTakens.studentId, studentId));
}
