import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { tasks } from '../../db/schema/tasks.ts';
import type { AttemptRow } from '../attempts/lock-attempt.ts';
import { expectRow } from '../queries/query-results.ts';
import { forgetNotices } from './forget-notices.ts';
import { notify } from './notify.ts';

/** Tells a student that an attempt of theirs was returned. That its marks were released is no longer true: they are hidden again. */
export async function tellReturned(tx: Database, { id, taskId, studentId }: AttemptRow, at: Date): Promise<void> {
  await forgetNotices(tx, [id], ['marks-released']);
  const task = expectRow(
    await tx.select({ _id: tasks.id, title: tasks.title, kind: tasks.kind }).from(tasks).where(eq(tasks.id, taskId)),
  );
  await notify(tx, {
    kind: 'task-returned',
    about: { task, attempt: id },
    recipients: [studentId],
    key: `returned:${id}:${at.toISOString()}`,
    at,
  });
}
