import type { QuestionId } from '@rubrica/api-client/contract';
import { parseQuestion, type Question } from '@rubrica/question-kit';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { questionVersions } from '../../db/schema/questions.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { selectVersions, toVersion } from './select-versions.ts';

export const getQuestionVersion: Service<'getQuestionVersion'> = async ({ db }, { params: { id, rev } }) => {
  const version = toVersion(expectRow(await selectVersions(db, isVersion(id, rev))));
  return { ...version, content: await selectVersionContent(db, id, rev) };
};

/** Returns the content of a version. Content of an older schema is migrated. @throws {NotFoundError} */
export async function selectVersionContent(db: Database, id: QuestionId, rev: number): Promise<Question> {
  const { content } = expectRow(
    await db.select({ content: questionVersions.content }).from(questionVersions).where(isVersion(id, rev)),
  );
  return parseQuestion(content);
}

function isVersion(id: QuestionId, rev: number) {
  return and(eq(questionVersions.questionId, id), eq(questionVersions.rev, rev));
}
