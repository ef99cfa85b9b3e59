import type { QuestionId, UserId } from '@rubrica/api-client/contract';
import type { Question } from '@rubrica/question-kit';
import { and, desc, eq, gte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { attemptQuestions, taskTakens } from '../../db/schema/attempts.ts';
import { questionVersions } from '../../db/schema/questions.ts';
import { recordQuestionFiles } from '../files/record-file-uses.ts';

/** How long the saves of one author are one version. */
const versionMs = 15 * 60_000;

interface SavedQuestion {
  questionId: QuestionId;
  rev: number;
  content: Question;
  maximum: number;
  authorId: UserId;
  now: Date;
  /** The version that it brings back; null for one that was written. */
  restoredFrom: number | null;
}

/**
 * Keeps what a question has become as its newest version, and the files of all versions for those who may see the question. The
 * saves of an author within a quarter of an hour are one version, unless an attempt has been given what was stored between.
 *
 * @param isNew whether it is a version of its own in any case
 */
export async function keepVersion(
  tx: Database,
  saved: SavedQuestion,
  { isNew = false }: { isNew?: boolean | undefined } = {},
): Promise<void> {
  const { questionId, now, restoredFrom, ...columns } = saved;
  const row = { ...columns, savedAt: now, restoredFrom };
  const [newest] = await tx
    .select()
    .from(questionVersions)
    .where(eq(questionVersions.questionId, questionId))
    .orderBy(desc(questionVersions.rev))
    .limit(1);
  const goesOn =
    !isNew &&
    restoredFrom === null &&
    newest?.restoredFrom === null &&
    newest.authorId === saved.authorId &&
    now.getTime() - newest.startedAt.getTime() < versionMs &&
    !(await wasGivenSince(tx, questionId, newest.savedAt));
  if (newest && goesOn) {
    const isNewest = and(eq(questionVersions.questionId, questionId), eq(questionVersions.rev, newest.rev));
    await tx.update(questionVersions).set(row).where(isNewest);
  } else {
    await tx.insert(questionVersions).values({ questionId, startedAt: now, ...row });
  }
  await recordQuestionFiles(tx, questionId, await selectContents(tx, questionId));
}

/** Returns the content of all versions of a question. */
export async function selectContents(tx: Database, questionId: QuestionId): Promise<Question[]> {
  const versions = await tx
    .select({ content: questionVersions.content })
    .from(questionVersions)
    .where(eq(questionVersions.questionId, questionId));
  return versions.map(({ content }) => content);
}

async function wasGivenSince(tx: Database, questionId: QuestionId, since: Date): Promise<boolean> {
  const [attempt] = await tx
    .select({ id: taskTakens.id })
    .from(attemptQuestions)
    .innerJoin(taskTakens, eq(taskTakens.id, attemptQuestions.taskTakenId))
    .where(and(eq(attemptQuestions.questionId, questionId), gte(taskTakens.startedAt, since)))
    .limit(1);
  return attempt !== undefined;
}
