import type { Role } from '@rubrica/api-client/contract';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { attemptQuestions, taskTakens } from '../../db/schema/attempts.ts';
import { groupAssistants, groupStudents, parentChildren } from '../../db/schema/people.ts';
import { questions, tags } from '../../db/schema/questions.ts';
import { taskGroups, taskQuestions, taskStudents, tasks } from '../../db/schema/tasks.ts';
import type { QueryViewer } from './query-viewer.ts';
import { isChildOf, marksFor } from './people.ts';
import { allRows, type Visible } from './visible.ts';

/** An assistant sees a task that a group or a student of theirs has. */
export const tasksOfAssistant = (assistantId: QueryViewer['id']): SQL => sql`(
  exists (select 1 from ${taskGroups} join ${groupAssistants} on ${groupAssistants.groupId} = ${taskGroups.groupId}
    where ${taskGroups.taskId} = ${tasks.id} and ${groupAssistants.userId} = ${assistantId})
  or exists (select 1 from ${taskStudents} where ${taskStudents.taskId} = ${tasks.id} and ${marksFor(assistantId, taskStudents.studentId)}))`;

/** Whether a task is set for a student, who may begin it: through a group, or by name. Drafts and archived tasks are set for nobody. */
export const assignedTo = (studentId: QueryViewer['id'] | SQLWrapper): SQL => sql`(
  ${tasks.status} in ('published', 'closed') and (
    exists (select 1 from ${taskGroups} join ${groupStudents} on ${groupStudents.groupId} = ${taskGroups.groupId}
      where ${taskGroups.taskId} = ${tasks.id} and ${groupStudents.userId} = ${studentId})
    or exists (select 1 from ${taskStudents} where ${taskStudents.taskId} = ${tasks.id} and ${taskStudents.studentId} = ${studentId})))`;

/**
 * Whether a task is there for a student to read: it is set for them, or they have an attempt at it, which stays theirs when they
 * leave the group, or the task is taken off them or archived. For their parents an attempt is there once it is released.
 */
export const taskOf = (studentId: QueryViewer['id'] | SQLWrapper, reader: Role): SQL => sql`(${assignedTo(studentId)}
  or exists (select 1 from ${taskTakens} where ${taskTakens.taskId} = ${tasks.id} and ${taskTakens.studentId} = ${studentId}
    ${reader === 'parent' ? sql`and ${taskTakens.status} = 'released'` : sql``}))`;

/** Tasks as staff see them. */
export const visibleTasks = {
  table: tasks,
  id: tasks.id,
  to: { admin: allRows, assistant: ({ id }) => tasksOfAssistant(id) },
} satisfies Visible;

/** Tasks as their students see them, and the parents of those. */
export const visibleAssignedTasks = {
  table: tasks,
  id: tasks.id,
  to: {
    student: ({ id, role }) => taskOf(id, role),
    parent: ({ id, role }) =>
      sql`exists (select 1 from ${parentChildren} where ${parentChildren.parentId} = ${id}
        and ${isChildOf(id, parentChildren.childId)} and ${taskOf(parentChildren.childId, role)})`,
  },
} satisfies Visible;

/** Questions with their key: an assistant sees those of the tasks they mark, and those that students of theirs have drawn. What a task makes of its videos is in no bank. */
export const visibleQuestions = {
  table: questions,
  id: questions.id,
  to: {
    admin: () => sql`not ${questions.isFromVideo}`,
    assistant: ({ id }) =>
      sql`(exists (select 1 from ${taskQuestions} join ${tasks} on ${tasks.id} = ${taskQuestions.taskId}
        where ${taskQuestions.questionId} = ${questions.id} and ${tasksOfAssistant(id)})
        or exists (select 1 from ${attemptQuestions} join ${taskTakens} on ${taskTakens.id} = ${attemptQuestions.taskTakenId}
          where ${attemptQuestions.questionId} = ${questions.id} and ${attemptQuestions.isDrawn}
            and ${marksFor(id, taskTakens.studentId)}))`,
  },
} satisfies Visible;

/** Tags of the bank of questions. */
export const visibleTags = { table: tags, id: tags.id, to: { admin: allRows } } satisfies Visible;
