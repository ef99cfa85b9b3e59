import { and, eq, inArray } from 'drizzle-orm';
import { taskTakens } from '../../db/schema/attempts.ts';
import { visibleTaskTakens } from '../../policy/visible/attempts.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import { awaitingMarkingStatuses } from '../attempts/attempt-status.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { tellReleased } from '../notices/tell-released.ts';
import type { Service } from '../service.ts';

/** Releases the marked attempts of a task that the caller may see. `waiting` is the number of those still to be marked. */
export const releaseTask: Service<'releaseTask'> = (context, { params, body }) =>
  context.db.transaction(async (tx) => {
    const now = context.clock.now();
    const selected = and(
      eq(taskTakens.taskId, params.id),
      visibleTo(context.caller, visibleTaskTakens),
      body.taskTakens && inArray(taskTakens.id, body.taskTakens),
    );
    const released = await tx
      .update(taskTakens)
      .set({ status: 'released', releasedAt: now, updatedAt: now })
      .where(and(selected, eq(taskTakens.status, 'marked')))
      .returning({ id: taskTakens.id });
    if (released.length > 0) {
      await tellReleased(
        tx,
        released.map(({ id }) => id),
        now,
      );
      await recordAudit(context, tx, 'releaseTask', {
        object: `task:${params.id}`,
        details: { attempts: released.map(({ id }) => id) },
      });
    }
    const waiting = await tx.$count(taskTakens, and(selected, inArray(taskTakens.status, awaitingMarkingStatuses)));
    return { released: released.length, waiting };
  });
