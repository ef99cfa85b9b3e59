import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { levels } from '../../db/schema/named.ts';
import { groupAssistants, groups, groupStudents, parentChildren, users } from '../../db/schema/people.ts';
import { ValidationError } from '../errors/validation-error.ts';
import type { Input } from '../service.ts';

type Body = Input<'updateUser'>['body'];

/** What of a body a role can have: groups to learn or mark in, a level to learn at, children of one's own. The rest is let go. */
export function relationsForRole(body: Body): { groups: string[]; level: string | null; children: string[] } {
  const inGroups = body.role === 'student' || body.role === 'assistant';
  return {
    groups: inGroups ? [...new Set(body.groups)] : [],
    level: body.role === 'student' ? body.level : null,
    children: body.role === 'parent' ? [...new Set(body.children)] : [],
  };
}

/**
 * Refuses groups, levels and children that are not there.
 *
 * @throws {ValidationError} on the field that names them.
 */
export async function assertRelationsExist(tx: Database, body: Body): Promise<void> {
  const wanted = relationsForRole(body);
  if (wanted.groups.length > 0) {
    const found = await tx.select({ id: groups.id }).from(groups).where(inArray(groups.id, wanted.groups));
    if (found.length < wanted.groups.length) throw new ValidationError({ groups: [{ code: 'unknown' }] });
  }
  if (wanted.level !== null) {
    const found = await tx.select({ id: levels.id }).from(levels).where(eq(levels.id, wanted.level));
    if (found.length === 0) throw new ValidationError({ level: [{ code: 'unknown' }] });
  }
  if (wanted.children.length > 0) {
    const found = await tx.select({ role: users.role }).from(users).where(inArray(users.id, wanted.children));
    if (found.length < wanted.children.length) throw new ValidationError({ children: [{ code: 'unknown' }] });
    if (found.some(({ role }) => role !== 'student'))
      throw new ValidationError({ children: [{ code: 'not_a_student' }] });
  }
}

/** Writes a user's groups and children anew. Says whose parent they have become, and whose no more. */
export async function writeRelations(
  tx: Database,
  userId: string,
  body: Body,
): Promise<{ linked: string[]; unlinked: string[] }> {
  const wanted = relationsForRole(body);
  await tx.delete(groupStudents).where(eq(groupStudents.userId, userId));
  await tx.delete(groupAssistants).where(eq(groupAssistants.userId, userId));
  const memberships = wanted.groups.map((groupId) => ({ groupId, userId }));
  if (memberships.length > 0)
    await tx.insert(body.role === 'student' ? groupStudents : groupAssistants).values(memberships);

  const before = await tx.delete(parentChildren).where(eq(parentChildren.parentId, userId)).returning();
  const children = wanted.children.map((childId) => ({ parentId: userId, childId }));
  if (children.length > 0) await tx.insert(parentChildren).values(children);
  const had = new Set(before.map(({ childId }) => childId));
  const has = new Set(wanted.children);
  return { linked: [...has.difference(had)], unlinked: [...had.difference(has)] };
}
