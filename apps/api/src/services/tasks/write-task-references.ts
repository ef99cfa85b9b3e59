import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { taskExtraTimes, taskGroups, taskQuestions, taskStudents } from '../../db/schema/tasks.ts';
import type { Input } from '../service.ts';

type Body = Input<'createTask'>['body'];

/** Writes what a task points at, whole. */
export async function writeTaskReferences(tx: Database, taskId: string, body: Body): Promise<void> {
  const rewrite = async <Row>(
    table: typeof taskQuestions | typeof taskGroups | typeof taskStudents | typeof taskExtraTimes,
    rows: Row[],
    insert: (rows: Row[]) => Promise<unknown>,
  ) => {
    await tx.delete(table).where(eq(table.taskId, taskId));
    if (rows.length > 0) await insert(rows);
  };
  await rewrite(
    taskQuestions,
    body.questions.map((questionId, position) => ({ taskId, questionId, position })),
    (rows) => tx.insert(taskQuestions).values(rows),
  );
  await rewrite(
    taskGroups,
    body.groups.map((groupId) => ({ taskId, groupId })),
    (rows) => tx.insert(taskGroups).values(rows),
  );
  await rewrite(
    taskStudents,
    body.students.map((studentId) => ({ taskId, studentId })),
    (rows) => tx.insert(taskStudents).values(rows),
  );
  await rewrite(
    taskExtraTimes,
    body.extraTime.map(({ student, minutes }) => ({ taskId, studentId: student, minutes })),
    (rows) => tx.insert(taskExtraTimes).values(rows),
  );
}
