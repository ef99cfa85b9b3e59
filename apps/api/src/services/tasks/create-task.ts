import { v7 } from 'uuid';
import { tasks } from '../../db/schema/tasks.ts';
import type { Service } from '../service.ts';
import { selectTaskById } from './select-tasks.ts';
import { assertValidTask } from './assert-valid-task.ts';
import { toTaskColumns } from './to-task-columns.ts';
import { writeTaskReferences } from './write-task-references.ts';

export const createTask: Service<'createTask'> = ({ db, caller, clock }, { body }) =>
  db.transaction(async (tx) => {
    await assertValidTask(tx, body, 'draft');
    const [id, now] = [v7(), clock.now()];
    await tx.insert(tasks).values({ id, ...toTaskColumns(body), authorId: caller.id, createdAt: now, updatedAt: now });
    await writeTaskReferences(tx, id, body);
    return selectTaskById(tx, caller, id);
  });
