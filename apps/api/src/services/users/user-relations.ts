import type { GroupId, LevelId, UserId } from '@rubrica/api-client/contract';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { levels } from '../../db/schema/named.ts';
import { groupAssistants, groups, groupStudents, parentChildren } from '../../db/schema/people.ts';
import { ValidationError } from '../errors/errors.ts';
import type { Input } from '../service.ts';
import { selectNotErased } from './not-erased.ts';

/** What of a user's body concerns groups, level and children. */
type Body = Pick<Input<'updateUser'>['body'], 'role' | 'groups' | 'level' | 'children'>;

/** Returns the groups, level and children of a body that its role can have. The others are ignored. */
export function relationsForRole(body: Body): {
  groups: GroupId[];
  level: LevelId | null;
  children: UserId[];
} {
  const inGroups = body.role === 'student' || body.role === 'assistant';
  return {
    groups: inGroups ? [...new Set(body.groups)] : [],
    level: body.role === 'student' ? body.level : null,
    children: body.role === 'parent' ? [...new Set(body.children)] : [],
  };
}

/**
 * Checks that the groups, level and children of a body exist.
 *
 * @throws {ValidationError} on the field of those that do not
 */
export async function assertRelationsExist(tx: Database, body: Body): Promise<void> {
  const relations = relationsForRole(body);
  if (relations.groups.length > 0) {
    const found = await tx.select({ id: groups.id }).from(groups).where(inArray(groups.id, relations.groups));
    if (found.length < relations.groups.length) throw new ValidationError({ groups: [{ code: 'unknown' }] });
  }
  if (relations.level !== null) {
    const found = await tx.select({ id: levels.id }).from(levels).where(eq(levels.id, relations.level));
    if (found.length === 0) throw new ValidationError({ level: [{ code: 'unknown' }] });
  }
  if (relations.children.length > 0) {
    const found = await selectNotErased(tx, relations.children);
    if (found.length < relations.children.length) throw new ValidationError({ children: [{ code: 'unknown' }] });
    if (found.some(({ role }) => role !== 'student'))
      throw new ValidationError({ children: [{ code: 'not_a_student' }] });
  }
}

/**
 * Replaces a user's groups and children; whoever is no student has no parents. A student keeps the time at which they came to a group
 * in which they stay. Returns the children that were linked and unlinked, and
 * the parents that were.
 */
export async function writeRelations(
  tx: Database,
  userId: UserId,
  body: Body,
  now: Date,
): Promise<{ linked: UserId[]; unlinked: UserId[]; parents: UserId[] }> {
  const relations = relationsForRole(body);
  const learnsIn = body.role === 'student' ? relations.groups : [];
  await tx
    .delete(groupStudents)
    .where(and(eq(groupStudents.userId, userId), notInArray(groupStudents.groupId, learnsIn)));
  await tx.delete(groupAssistants).where(eq(groupAssistants.userId, userId));
  const memberships = relations.groups.map((groupId) => ({ groupId, userId }));
  const joined = learnsIn.map((groupId) => ({ groupId, userId, joinedAt: now }));
  if (joined.length > 0) await tx.insert(groupStudents).values(joined).onConflictDoNothing();
  else if (memberships.length > 0) await tx.insert(groupAssistants).values(memberships);

  const before = await tx.delete(parentChildren).where(eq(parentChildren.parentId, userId)).returning();
  const children = relations.children.map((childId) => ({ parentId: userId, childId }));
  if (children.length > 0) await tx.insert(parentChildren).values(children);
  const parents =
    body.role === 'student'
      ? []
      : await tx.delete(parentChildren).where(eq(parentChildren.childId, userId)).returning();
  const previous = new Set(before.map(({ childId }) => childId));
  const current = new Set(relations.children);
  return {
    linked: [...current.difference(previous)],
    unlinked: [...previous.difference(current)],
    parents: parents.map(({ parentId }) => parentId),
  };
}

/** Writes that somebody whose account was disabled is back in their groups: what was over by then, they did not miss. */
export async function rejoinGroups(tx: Database, userId: UserId, now: Date): Promise<void> {
  await tx.update(groupStudents).set({ joinedAt: now }).where(eq(groupStudents.userId, userId));
}
