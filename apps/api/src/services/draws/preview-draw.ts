import { and, asc, eq, not, notInArray, sql } from 'drizzle-orm';
import { questions } from '../../db/schema/questions.ts';
import { hasTags } from '../questions/select-tags.ts';
import type { Service } from '../service.ts';
import { settleReadiness } from './settle-readiness.ts';

/** Counts what a draw that is being written has to choose from. */
export const previewDraw: Service<'previewDraw'> = ({ db }, { body }) =>
  db.transaction(async (tx) => {
    await settleReadiness(tx);
    const rows = await tx
      .select({
        mark: questions.maximum,
        questions: sql<number>`(count(*) filter (where ${questions.isReady}))::int`,
        unfinished: sql<number>`(count(*) filter (where not ${questions.isReady}))::int`,
      })
      .from(questions)
      .where(
        and(
          eq(questions.archived, false),
          not(questions.isFromVideo),
          notInArray(questions.id, body.except),
          body.type === null ? undefined : eq(questions.type, body.type),
          body.subQuestionType === null ? undefined : sql`${questions.subQuestionType} = ${body.subQuestionType}`,
          body.category === null ? undefined : eq(questions.categoryId, body.category),
          body.level === null ? undefined : eq(questions.levelId, body.level),
          body.diploma === null ? undefined : eq(questions.diplomaId, body.diploma),
          hasTags(tx, body.tags),
        ),
      )
      .groupBy(questions.maximum)
      .orderBy(asc(questions.maximum));
    return {
      byMark: rows
        .filter((row) => row.mark > 0 && row.questions > 0)
        .map((row) => ({ mark: row.mark, questions: row.questions })),
      unfinished: rows.reduce((sum, { unfinished }) => sum + unfinished, 0),
    };
  });
