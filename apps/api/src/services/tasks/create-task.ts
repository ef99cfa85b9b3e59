import { v7 } from 'uuid';
import { tasks } from '../../db/schema/tasks.ts';
import type { Service } from '../service.ts';
import { readTask } from './read-task.ts';
import { refuseProblems } from './refuse-problems.ts';
import { taskColumns } from './task-columns.ts';
import { writeLinks } from './write-links.ts';

export const createTask: Service<'createTask'> = ({ db, caller, clock }, { body }) =>
  db.transaction(async (tx) => {
    await refuseProblems(tx, body, 'draft');
    const [id, now] = [v7(), clock.now()];
    await tx.insert(tasks).values({ id, ...taskColumns(body), authorId: caller.id, createdAt: now, updatedAt: now });
    await writeLinks(tx, id, body);
    return readTask(tx, caller, id);
  });
