import type { TaskTakenId } from '@rubrica/api-client/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { answers } from '../../db/schema/attempts.ts';
import { computeMark } from '../answers/manual-marks.ts';
import { selectAttemptQuestions } from './select-attempt-questions.ts';

/** The marks of an attempt, in points, and the number of its blocks that need a marker. */
export interface AttemptTotals {
  mark: number;
  maximum: number;
  pending: number;
}

/**
 * Marks every answer of an attempt and returns the totals. The marks of each answer are stored with it, for the statistics of
 * its question.
 */
export async function recalculateMarks(tx: Database, taskTakenId: TaskTakenId): Promise<AttemptTotals> {
  const rows = await selectAttemptQuestions(tx, taskTakenId);
  const marks = rows.map(({ answer, question }) => {
    const { mark, maximum, blocks } = computeMark(question, answer.entries, answer.marks);
    return { id: answer.id, mark, maximum, pending: blocks.filter((block) => block.pending).length };
  });
  await tx.execute(sql`update ${answers} set mark = scored.mark, maximum = scored.maximum, pending = scored.pending
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as scored(id uuid, mark float8, maximum float8, pending int)
    where ${answers.id} = scored.id`);
  const total = (field: keyof AttemptTotals) => marks.reduce((sum, row) => sum + row[field], 0);
  return { mark: total('mark'), maximum: total('maximum'), pending: total('pending') };
}
