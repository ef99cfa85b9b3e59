import { v7 } from 'uuid';
import { tasks } from '../../db/schema/tasks.ts';
import { assertDrawable } from '../draws/assert-drawable.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { tellSetTasks } from '../notices/set-tasks.ts';
import type { Service } from '../service.ts';
import { selectTaskById } from './select-tasks.ts';
import { assertValidTask } from './assert-valid-task.ts';
import { hasNewDraws } from './has-new-draws.ts';
import { toTaskColumns } from './to-task-columns.ts';
import { writeTaskReferences } from './write-task-references.ts';

export const createTask: Service<'createTask'> = (context, { body }) =>
  context.db.transaction(async (tx) => {
    const { caller, clock } = context;
    await assertValidTask(tx, body, null);
    const [id, now] = [context.newId ?? v7(), clock.now()];
    await tellSetTasks(tx, now, { tasks: [id] }, async () => {
      const authorId = caller.id;
      await tx.insert(tasks).values({ id, ...toTaskColumns(body), authorId, createdAt: now, updatedAt: now });
      await writeTaskReferences(context, tx, id, body);
    });
    if (hasNewDraws(body, null)) await assertDrawable(tx, id);
    const task = await selectTaskById(tx, caller, id);
    await recordAudit(context, tx, 'createTask', { object: `task:${id}`, after: task });
    return task;
  });
