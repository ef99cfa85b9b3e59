import { NotFoundError } from '../errors/errors.ts';
import type { Service } from '../service.ts';
import { assignedTaskReads } from './read-assigned-task.ts';
import { toAssignedTask } from './select-assigned-tasks.ts';
import { selectTaskLectures } from './task-lectures.ts';

export const getAssignedTask: Service<'getAssignedTask'> = async ({ db, caller, clock }, { params }) => {
  const found = await assignedTaskReads(db)({ taskId: params.id, studentId: caller.id });
  if (!found) throw new NotFoundError();
  const { row, attempts } = found;
  const lectures = row.task.kind === 'vdo-lect' ? await selectTaskLectures(db, [params.id], caller.id) : undefined;
  return { ...toAssignedTask(row, attempts, clock.now()), lectures: lectures?.get(params.id) ?? [] };
};
