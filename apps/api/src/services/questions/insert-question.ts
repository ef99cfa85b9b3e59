import type { StoredQuestion, WrittenException } from '@rubrica/api-client/contract';
import type { Question } from '@rubrica/question-kit';
import { v7 } from 'uuid';
import { questions } from '../../db/schema/questions.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import type { SignedInContext } from '../context.ts';
import { keepVersion } from './keep-version.ts';
import { auditedQuestion, selectQuestionById } from './select-question.ts';
import { signExceptions } from './sign-exceptions.ts';
import { toQuestionColumns, toReferenceColumns } from './to-question-columns.ts';

interface InsertOptions {
  /** For the audit log. */
  details?: Record<string, unknown>;
  exceptions?: readonly WrittenException[] | undefined;
}

/** Stores a new question; the caller becomes its author. `call` is the one that the audit log names. */
export async function insertQuestion(
  context: SignedInContext,
  content: Question,
  call: 'createQuestion' | 'duplicateQuestion',
  { details = {}, exceptions }: InsertOptions = {},
): Promise<StoredQuestion> {
  const { db, caller, clock } = context;
  // Before the transaction, because a long text takes a while.
  const contentColumns = await toQuestionColumns(content);
  return db.transaction(async (tx) => {
    const [id, now] = [context.newId ?? v7(), clock.now()];
    const columns = { ...contentColumns, ...(await toReferenceColumns(tx, contentColumns.content)) };
    await tx.insert(questions).values({
      id,
      ...columns,
      exceptions: signExceptions([], exceptions ?? [], caller.id, now),
      authorId: caller.id,
      createdAt: now,
      updatedAt: now,
    });
    const { content: stored, maximum } = columns;
    await keepVersion(tx, {
      questionId: id,
      rev: 1,
      content: stored,
      maximum,
      authorId: caller.id,
      now,
      restoredFrom: null,
    });
    const after = await selectQuestionById(tx, id);
    await recordAudit(context, tx, call, { object: `question:${id}`, after: auditedQuestion(after), details });
    return after;
  });
}
