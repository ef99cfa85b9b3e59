import { createHash } from 'node:crypto';
import type { PaperImport, Task } from '@rubrica/api-client/contract';
import { ConflictError } from '../errors/errors.ts';
import { isTaken, type PaperPlan } from './plan-paper.ts';

interface OpenedPaper {
  plan: Pick<PaperPlan, 'questions'>;
  report: Pick<PaperImport, 'task'>;
  /** The task of the last import. */
  earlier: Task | null;
}

/** Stands for what an import of a paper would do, and for what it would write over. */
export function planDigest({ plan, report: { task }, earlier }: OpenedPaper): string {
  const questions = plan.questions.map((planned) => {
    const { id, action, question, rev, differences } = planned;
    // What is saved of a question that stays as it is makes no other import.
    if (!isTaken(planned)) return [id, action];
    const over = action === 'update' ? rev : null;
    return [id, action, question, over, differences.map(({ part, at, change }) => [part, at, change])];
  });
  const over =
    task.action === 'update' && earlier
      ? [earlier.title, earlier.instructions, earlier.timeLimitMinutes, earlier.questions]
      : null;
  return createHash('sha256')
    .update(JSON.stringify([questions, task.action, task._id, over]))
    .digest('hex');
}

/**
 * Makes sure that an import does what its caller has seen, where they say what that is.
 *
 * @throws {ConflictError} if it would do something else, or would write over something else
 */
export function assertSeen(opened: OpenedPaper, digest: string | undefined): void {
  if (digest !== undefined && digest !== planDigest(opened)) throw new ConflictError('conflict', undefined);
}
