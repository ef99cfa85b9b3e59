import { eq } from 'drizzle-orm';
import { tasks } from '../../db/schema/tasks.ts';
import { ConflictError } from '../errors/conflict-error.ts';
import { NotFoundError } from '../errors/not-found-error.ts';
import type { Service } from '../service.ts';
import { countAttempts } from './count-attempts.ts';

export const removeTask: Service<'removeTask'> = ({ db, messages }, { params }) =>
  db.transaction(async (tx) => {
    // Locked, so that nobody begins it meanwhile.
    const [row] = await tx.select({ title: tasks.title }).from(tasks).where(eq(tasks.id, params.id)).for('update');
    if (!row) throw new NotFoundError();
    const attempts = await countAttempts(tx, params.id);
    if (attempts > 0) throw new ConflictError('already_begun', { attempts });
    await tx.delete(tasks).where(eq(tasks.id, params.id));
    return { success: true, message: messages.confirmations.removed(row.title) };
  });
