import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { answers } from '../../db/schema/attempts.ts';
import { standingMark } from '../answers/standing-answers.ts';
import { readQuestions } from './read-questions.ts';

/** What an attempt has earned, in points, and how many of its blocks wait for a person. */
export interface AttemptMark {
  mark: number;
  maximum: number;
  pending: number;
}

/**
 * Marks every answer of an attempt, by the machine and by what people have given, and adds them up. Each answer's figures
 * are kept beside it for the statistics of its question.
 */
export async function sumMarks(tx: Database, taskTakenId: string): Promise<AttemptMark> {
  const rows = await readQuestions(tx, taskTakenId);
  const figures = rows.map(({ answer, question }) => {
    const { mark, maximum, blocks } = standingMark(question, answer.entries, answer.marks);
    return { id: answer.id, mark, maximum, pending: blocks.filter((block) => block.pending).length };
  });
  await tx.execute(sql`update ${answers} set mark = given.mark, maximum = given.maximum, pending = given.pending
    from jsonb_to_recordset(${JSON.stringify(figures)}::jsonb) as given(id uuid, mark float8, maximum float8, pending int)
    where ${answers.id} = given.id`);
  const total = (field: keyof AttemptMark) => figures.reduce((sum, figure) => sum + figure[field], 0);
  return { mark: total('mark'), maximum: total('maximum'), pending: total('pending') };
}
