import type { TaskId } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { taskExtraTimes, taskGroups, taskQuestions, taskStudents } from '../../db/schema/tasks.ts';
import type { SignedInContext } from '../context.ts';
import type { Input } from '../service.ts';
import { writeDraws } from '../draws/write-draws.ts';
import { writeTaskVideos } from './write-task-videos.ts';

type Body = Input<'createTask'>['body'];

/** Replaces the objects that a task refers to. */
export async function writeTaskReferences(
  context: SignedInContext,
  tx: Database,
  taskId: TaskId,
  body: Body,
): Promise<void> {
  const replace = async <Row>(
    table: typeof taskQuestions | typeof taskGroups | typeof taskStudents | typeof taskExtraTimes,
    rows: Row[],
    insert: (rows: Row[]) => Promise<unknown>,
  ) => {
    await tx.delete(table).where(eq(table.taskId, taskId));
    if (rows.length > 0) await insert(rows);
  };
  await replace(
    taskQuestions,
    body.questions.map((questionId, position) => ({ taskId, questionId, position })),
    (rows) => tx.insert(taskQuestions).values(rows),
  );
  await writeDraws(tx, taskId, body.draws);
  await writeTaskVideos(context, tx, taskId, body);
  await replace(
    taskGroups,
    body.groups.map((groupId) => ({ taskId, groupId })),
    (rows) => tx.insert(taskGroups).values(rows),
  );
  await replace(
    taskStudents,
    body.students.map((studentId) => ({ taskId, studentId })),
    (rows) => tx.insert(taskStudents).values(rows),
  );
  await replace(
    taskExtraTimes,
    body.extraTime.map(({ student, minutes }) => ({ taskId, studentId: student, minutes })),
    (rows) => tx.insert(taskExtraTimes).values(rows),
  );
}
