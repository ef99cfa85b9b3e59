import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { groupAssistants, groupStudents } from '../../db/schema/people.ts';

/** Whether an assistant marks for a group in which the student learns. */
export function marksFor(assistantId: string, studentId: SQLWrapper): SQL {
  return sql`exists (select 1 from ${groupStudents} join ${groupAssistants} on ${groupAssistants.groupId} = ${groupStudents.groupId}
    where ${groupStudents.userId} = ${studentId} and ${groupAssistants.userId} = ${assistantId})`;
}
