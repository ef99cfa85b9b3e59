import { type SQL, type SQLWrapper, sql, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { groupAssistants, groupStudents, groups, parentChildren, staffNotes, users } from '../../db/schema/people.ts';
import { publishTokens, sessions } from '../../db/schema/auth.ts';
import { userImports } from '../../db/schema/user-imports.ts';
import type { QueryViewer } from './query-viewer.ts';
import { allRows, type Visible } from './visible.ts';

/** Whether an assistant marks for a group in which the student learns. */
export function marksFor(assistantId: QueryViewer['id'], studentId: SQLWrapper): SQL {
  return sql`exists (select 1 from ${groupStudents} join ${groupAssistants} on ${groupAssistants.groupId} = ${groupStudents.groupId}
    where ${groupStudents.userId} = ${studentId} and ${groupAssistants.userId} = ${assistantId})`;
}

export const visibleUsers = { table: users, id: users.id, to: { admin: allRows } } satisfies Visible;

/** Students as staff see them: an assistant those they mark for. */
export const visibleStudents = {
  table: users,
  id: users.id,
  to: {
    admin: () => eq(users.role, 'student'),
    assistant: ({ id }) => sql`(${users.role} = 'student' and ${marksFor(id, users.id)})`,
  },
} satisfies Visible;

export const visibleAssistants = {
  table: users,
  id: users.id,
  to: { admin: () => eq(users.role, 'assistant') },
} satisfies Visible;

/** Notes on a student are changed by who wrote them, as long as they see the student. */
export const ownStaffNotes = {
  table: staffNotes,
  id: staffNotes.id,
  to: {
    admin: ({ id }) => eq(staffNotes.authorId, id),
    assistant: ({ id }) => sql`(${staffNotes.authorId} = ${id} and ${marksFor(id, staffNotes.studentId)})`,
  },
} satisfies Visible;

export const visibleUserImports = {
  table: userImports,
  id: userImports.id,
  to: { admin: () => eq(userImports.isFinished, true) },
} satisfies Visible;

/** Sessions as admins see them on somebody's page. */
export const visibleUserSessions = { table: sessions, id: sessions.id, to: { admin: allRows } } satisfies Visible;

/** Sessions have one owner, whatever their role. */
export const visibleSessions = {
  table: sessions,
  id: sessions.id,
  to: {
    admin: ({ id }) => eq(sessions.userId, id),
    assistant: ({ id }) => eq(sessions.userId, id),
    student: ({ id }) => eq(sessions.userId, id),
    parent: ({ id }) => eq(sessions.userId, id),
  },
} satisfies Visible;

/** Tokens for publishing have one owner. */
export const ownPublishTokens = {
  table: publishTokens,
  id: publishTokens.id,
  to: { admin: ({ id }) => eq(publishTokens.userId, id) },
} satisfies Visible;

/** An alias: `studentId` may be a column of the same table. */
const links = alias(parentChildren, 'links');

/** Whether somebody is a parent's child: linked with them, and a student still. What staff do is no business of their parents. */
export function isChildOf(parentId: QueryViewer['id'], studentId: SQLWrapper): SQL {
  return sql`exists (select 1 from ${parentChildren} as ${sql.identifier('links')} join ${users} as children on children.id = ${links.childId}
    where ${links.childId} = ${studentId} and ${links.parentId} = ${parentId} and children.role = 'student')`;
}

/** A parent's children. */
export const visibleChildren = {
  table: users,
  id: users.id,
  to: {
    parent: ({ id }) => isChildOf(id, users.id),
  },
} satisfies Visible;

/** A group names its students: an assistant sees the ones they mark for, students and parents none. */
export const visibleGroups = {
  table: groups,
  id: groups.id,
  to: {
    admin: allRows,
    assistant: ({ id }) =>
      sql`exists (select 1 from ${groupAssistants} where ${groupAssistants.groupId} = ${groups.id} and ${groupAssistants.userId} = ${id})`,
  },
} satisfies Visible;
