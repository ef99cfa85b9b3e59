import { eq } from 'drizzle-orm';
import { tasks } from '../../db/schema/tasks.ts';
import { Conflict } from '../errors/conflict.ts';
import { NotFound } from '../errors/not-found.ts';
import type { Verb } from '../verb.ts';
import { countAttempts } from './count-attempts.ts';

export const removeTask: Verb<'removeTask'> = ({ db, messages }, { params }) =>
  db.transaction(async (tx) => {
    // Locked, so that nobody begins it meanwhile.
    const [row] = await tx.select({ title: tasks.title }).from(tasks).where(eq(tasks.id, params.id)).for('update');
    if (!row) throw new NotFound();
    const attempts = await countAttempts(tx, params.id);
    if (attempts > 0) throw new Conflict('already_begun', { attempts });
    await tx.delete(tasks).where(eq(tasks.id, params.id));
    return { success: true, message: messages.said.removed(row.title) };
  });
