import type { Language, Role, User } from '@rubrica/api-client/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, reference, timestamptz, timestamps } from './columns.ts';
import { levels } from './named.ts';

/** A user. Users are disabled instead of deleted, so that marks and the audit log keep their names. */
export const users = pgTable(
  'users',
  {
    id: id<'User'>(),
    name: text().notNull(),
    /** In lower case. */
    email: text().notNull().unique(),
    /** Set when the user enters a code that was emailed. */
    emailVerified: boolean().notNull().default(false),
    image: text(),
    phone: text(),
    role: text().$type<Role>().notNull(),
    status: text().$type<User['status']>().notNull(),
    language: text().$type<Language>().notNull().default('en'),
    loggedInBefore: boolean().notNull().default(false),
    levelId: reference(() => levels.id),
    consentAt: timestamptz(),
    lastLoginAt: timestamptz(),
    /** When an admin rejected the registration; a new registration with the same email takes its place. */
    rejectedAt: timestamptz(),
    /** When what is personal was erased. The row stays, without name and address, for the marks that refer to it. */
    erasedAt: timestamptz(),
    ...timestamps,
  },
  (table) => [
    check('users_role', sql`${table.role} in ('student', 'parent', 'assistant', 'admin')`),
    check('users_status', sql`${table.status} in ('pending', 'active', 'disabled')`),
    check('users_email_folded', sql`${table.email} = lower(${table.email})`),
    index().on(table.role, table.status),
  ],
);

export const groups = pgTable('groups', {
  id: id<'Group'>(),
  name: text().notNull(),
  description: text().notNull().default(''),
  archived: boolean().notNull().default(false),
  ...timestamps,
});

const membership = {
  groupId: reference(() => groups.id, { onDelete: 'cascade' }).notNull(),
  userId: reference(() => users.id).notNull(),
};

/** The students of a group. */
export const groupStudents = pgTable(
  'group_students',
  {
    ...membership,
    /** Null for those who came before this was kept. Whoever came after a meeting had ended was not absent from it. */
    joinedAt: timestamptz(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.userId] }), index().on(table.userId)],
);

/** The assistants of a group, who mark its students. */
export const groupAssistants = pgTable('group_assistants', membership, (table) => [
  primaryKey({ columns: [table.groupId, table.userId] }),
  index().on(table.userId),
]);

export const parentChildren = pgTable(
  'parent_children',
  {
    parentId: reference(() => users.id).notNull(),
    childId: reference(() => users.id).notNull(),
    createdAt: timestamps.createdAt,
  },
  (table) => [primaryKey({ columns: [table.parentId, table.childId] }), index().on(table.childId)],
);

/** What staff wrote down about a student, for staff alone. */
export const staffNotes = pgTable(
  'staff_notes',
  {
    id: id<'StaffNote'>(),
    studentId: reference(() => users.id).notNull(),
    authorId: reference(() => users.id).notNull(),
    text: text().notNull(),
    ...timestamps,
  },
  (table) => [index().on(table.studentId), index().on(table.authorId)],
);

/** A student's single-use code for a parent; only its hash is stored. */
export const pairingCodes = pgTable(
  'pairing_codes',
  {
    id: id<'PairingCode'>(),
    codeHash: text().notNull(),
    studentId: reference(() => users.id).notNull(),
    expiresAt: timestamptz().notNull(),
    usedAt: timestamptz(),
    usedBy: reference(() => users.id),
    createdAt: timestamps.createdAt,
  },
  (table) => [uniqueIndex().on(table.codeHash), index().on(table.studentId)],
);
