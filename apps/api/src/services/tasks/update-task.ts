import { eq } from 'drizzle-orm';
import { tasks } from '../../db/schema/tasks.ts';
import { moveDeadlines } from '../attempts/move-deadlines.ts';
import { ConflictError } from '../errors/conflict-error.ts';
import { NotFoundError } from '../errors/not-found-error.ts';
import type { Service } from '../service.ts';
import { countAttempts } from './count-attempts.ts';
import { readTask } from './read-task.ts';
import { refuseProblems } from './refuse-problems.ts';
import { taskColumns } from './task-columns.ts';
import { writeLinks } from './write-links.ts';

/** Writes a task whole. Attempts that are open follow its times; what they froze of the questions stays. */
export const updateTask: Service<'updateTask'> = ({ db, caller, clock }, { params, body }) =>
  db.transaction(async (tx) => {
    const [before] = await tx.select({ status: tasks.status }).from(tasks).where(eq(tasks.id, params.id)).for('update');
    if (!before) throw new NotFoundError();
    await refuseProblems(tx, body, before.status);
    const attempts = await countAttempts(tx, params.id);
    if (body.status === 'draft' && attempts > 0) throw new ConflictError('already_begun', { attempts });
    const now = clock.now();
    await tx
      .update(tasks)
      .set({ ...taskColumns(body), updatedAt: now })
      .where(eq(tasks.id, params.id));
    await writeLinks(tx, params.id, body);
    await moveDeadlines(tx, params.id, now);
    return readTask(tx, caller, params.id);
  });
