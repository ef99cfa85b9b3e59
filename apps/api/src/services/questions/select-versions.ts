import type { QuestionVersion } from '@rubrica/api-client/contract';
import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/people.ts';
import { questionVersions } from '../../db/schema/questions.ts';

/** Selects versions of questions without their content, the newest first. */
export function selectVersions(db: Database, where: SQL | undefined) {
  return db
    .select({
      rev: questionVersions.rev,
      savedAt: questionVersions.savedAt,
      restoredFrom: questionVersions.restoredFrom,
      maximum: questionVersions.maximum,
      title: sql<string>`${questionVersions.content} ->> 'title'`,
      authorId: users.id,
      authorName: users.name,
    })
    .from(questionVersions)
    .leftJoin(users, eq(users.id, questionVersions.authorId))
    .where(where)
    .orderBy(desc(questionVersions.rev));
}

type Row = Awaited<ReturnType<typeof selectVersions>>[number];

/** Returns a selected version as the contract describes it. */
export function toVersion({ savedAt, authorId, authorName, ...row }: Row): QuestionVersion {
  const author = authorId === null || authorName === null ? null : { _id: authorId, name: authorName };
  return { ...row, savedAt: savedAt.toISOString(), author };
}
