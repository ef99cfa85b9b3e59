import type { GroupId } from '@rubrica/api-client/contract';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { taskTakens } from '../../db/schema/attempts.ts';
import { groups, groupStudents } from '../../db/schema/people.ts';
import { visibleGroups } from '../../policy/visible/people.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import type { SignedInContext } from '../context.ts';

/** Whether the student of an attempt is in a group. No student is in one that the caller does not see: it would reveal who is. */
export function inGroup({ db, caller }: Pick<SignedInContext, 'db' | 'caller'>, group: GroupId): SQL {
  const students = db
    .select({ id: groupStudents.userId })
    .from(groupStudents)
    .innerJoin(groups, eq(groups.id, groupStudents.groupId))
    .where(and(eq(groups.id, group), visibleTo(caller, visibleGroups)));
  return inArray(taskTakens.studentId, students);
}
