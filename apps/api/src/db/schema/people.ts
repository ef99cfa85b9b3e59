import type { Language, Role, User } from '@rubrica/api-client/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, timestamptz, timestamps } from './columns.ts';
import { levels } from './named.ts';

/** A user. Users are disabled instead of deleted, so that marks and the audit log keep their names. */
export const users = pgTable(
  'users',
  {
    id: id(),
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
    levelId: uuid().references(() => levels.id),
    consentAt: timestamptz(),
    lastLoginAt: timestamptz(),
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
  id: id(),
  name: text().notNull(),
  description: text().notNull().default(''),
  archived: boolean().notNull().default(false),
  ...timestamps,
});

const membership = {
  groupId: uuid()
    .notNull()
    .references(() => groups.id, { onDelete: 'cascade' }),
  userId: uuid()
    .notNull()
    .references(() => users.id),
};

/** The students of a group. */
export const groupStudents = pgTable('group_students', membership, (table) => [
  primaryKey({ columns: [table.groupId, table.userId] }),
  index().on(table.userId),
]);

/** The assistants of a group, who mark its students. */
export const groupAssistants = pgTable('group_assistants', membership, (table) => [
  primaryKey({ columns: [table.groupId, table.userId] }),
  index().on(table.userId),
]);

export const parentChildren = pgTable(
  'parent_children',
  {
    parentId: uuid()
      .notNull()
      .references(() => users.id),
    childId: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: timestamps.createdAt,
  },
  (table) => [primaryKey({ columns: [table.parentId, table.childId] }), index().on(table.childId)],
);

/** A student's single-use code for a parent; only its hash is stored. */
export const pairingCodes = pgTable(
  'pairing_codes',
  {
    id: id(),
    codeHash: text().notNull(),
    studentId: uuid()
      .notNull()
      .references(() => users.id),
    expiresAt: timestamptz().notNull(),
    usedAt: timestamptz(),
    usedBy: uuid().references(() => users.id),
    createdAt: timestamps.createdAt,
  },
  (table) => [uniqueIndex().on(table.codeHash), index().on(table.studentId)],
);
