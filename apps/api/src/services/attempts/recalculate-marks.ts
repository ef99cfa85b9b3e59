import type { AnswerId, TaskTakenId } from '@rubrica/api-client/contract';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { answers, attemptQuestions } from '../../db/schema/attempts.ts';
import { isAmong } from '../../db/uuid-list.ts';
import { computeMark } from '../answers/manual-marks.ts';
import { loadContents } from './question-contents.ts';

/** The marks of an attempt, in points, and the number of its blocks that need a marker. */
export interface AttemptTotals {
  mark: number;
  maximum: number;
  pending: number;
}

/** The marks of an answer. They are stored with it, for the statistics of its question. */
export type MarkedAnswer = AttemptTotals & { id: AnswerId; taskTakenId: TaskTakenId };

/** Marks every answer of an attempt, and returns the totals. */
export async function recalculateMarks(tx: Database, taskTakenId: TaskTakenId): Promise<AttemptTotals> {
  const marked = await markAnswers(tx, [taskTakenId]);
  await tx.execute(storeMarks(marked));
  return totalOf(marked);
}

/** Marks every answer of some attempts, in the order of their questions. Nothing is stored. */
export async function markAnswers(tx: Database, attemptIds: readonly TaskTakenId[]): Promise<MarkedAnswer[]> {
  const rows = await tx
    .select({
      id: answers.id,
      taskTakenId: answers.taskTakenId,
      entries: answers.entries,
      marks: answers.marks,
      hash: attemptQuestions.contentHash,
    })
    .from(attemptQuestions)
    .innerJoin(
      answers,
      and(eq(answers.taskTakenId, attemptQuestions.taskTakenId), eq(answers.questionId, attemptQuestions.questionId)),
    )
    .where(inArray(attemptQuestions.taskTakenId, [...attemptIds]))
    .orderBy(asc(attemptQuestions.taskTakenId), asc(attemptQuestions.position));
  const questionOf = await loadContents(
    tx,
    rows.map(({ hash }) => hash),
  );
  return rows.map(({ id, taskTakenId, entries, marks, hash }) => {
    const { mark, maximum, blocks } = computeMark(questionOf(hash), entries, marks);
    return { id, taskTakenId, mark, maximum, pending: blocks.filter((block) => block.pending).length };
  });
}

/** The statement that stores the marks of answers. */
export function storeMarks(marked: readonly MarkedAnswer[]): SQL {
  const marks = marked.map(({ id, mark, maximum, pending }) => ({ id, mark, maximum, pending }));
  return sql`update ${answers} set mark = scored.mark, maximum = scored.maximum, pending = scored.pending
    from jsonb_to_recordset(${JSON.stringify(marks)}::text::jsonb) as scored(id uuid, mark float8, maximum float8, pending int)
    where ${answers.id} = scored.id and ${isAmong(
      answers.id,
      marks.map(({ id }) => id),
    )}`;
}

/** The totals of an attempt by the marks of its answers. */
export function totalOf(marked: readonly AttemptTotals[]): AttemptTotals {
  const total = (field: keyof AttemptTotals) => marked.reduce((sum, answer) => sum + answer[field], 0);
  return { mark: total('mark'), maximum: total('maximum'), pending: total('pending') };
}
