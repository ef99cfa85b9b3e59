import type { GroupId, Meeting, UserId } from '@rubrica/api-client/contract';
import { and, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { groups, users } from '../../db/schema/people.ts';
import { ValidationError } from '../errors/errors.ts';
import type { FieldProblem, FieldProblems } from '../errors/failure-data.ts';
import type { Input } from '../service.ts';

type Body = Pick<Input<'createMeeting'>['body'], 'groups' | 'students' | 'teacher'>;

/**
 * Checks what a meeting refers to, beside what is known to be wrong with its time: its groups exist, its students are some, its
 * teacher belongs to the staff; each is named once. Erased people are refused, but for those that the meeting had `before`.
 *
 * @throws {ValidationError} with all validation errors
 */
export async function assertValidMeeting(
  db: Database,
  body: Body,
  timeProblems: FieldProblems,
  before?: Pick<Meeting, 'students' | 'teacher'>,
): Promise<void> {
  const kept = before ? [...before.students, ...(before.teacher === null ? [] : [before.teacher])] : [];
  const existing = await selectPeople(db, body.students, ['student'], kept);
  const problems = {
    ...timeProblems,
    ...listProblems('groups', body.groups, await selectGroups(db, body.groups), 'unknown'),
    ...listProblems('students', body.students, existing, 'not_a_student'),
    ...(await teacherProblems(db, body.teacher, kept)),
  };
  if (Object.keys(problems).length > 0) throw new ValidationError(problems);
}

/** Puts the problems of an object under the path at which a body has it. */
export function within(path: string, problems: FieldProblems): FieldProblems {
  return Object.fromEntries(Object.entries(problems).map(([field, list]) => [`${path}.${field}`, list]));
}

function listProblems<Id extends string>(
  field: 'groups' | 'students',
  listed: readonly Id[],
  existing: ReadonlySet<Id>,
  code: 'unknown' | 'not_a_student',
): FieldProblems {
  const known = new Set<Id>();
  const problems: FieldProblems = {};
  for (const [index, id] of listed.entries()) {
    const problem: FieldProblem | null = existing.has(id) ? (known.has(id) ? { code: 'taken' } : null) : { code };
    if (problem) problems[`${field}.${String(index)}`] = [problem];
    known.add(id);
  }
  return problems;
}

async function teacherProblems(db: Database, teacher: UserId | null, kept: readonly UserId[]): Promise<FieldProblems> {
  if (teacher === null || (await selectPeople(db, [teacher], ['admin', 'assistant'], kept)).has(teacher)) return {};
  return { teacher: [{ code: 'not_staff' }] };
}

/** Locked, so that none is removed meanwhile. */
async function selectGroups(db: Database, ids: GroupId[]): Promise<Set<GroupId>> {
  const rows = await db.select({ id: groups.id }).from(groups).where(inArray(groups.id, ids)).for('share');
  return new Set(rows.map(({ id }) => id));
}

/** Locked, so that an erasure of them waits. */
async function selectPeople(
  db: Database,
  ids: UserId[],
  roles: (typeof users.$inferSelect)['role'][],
  kept: readonly UserId[],
): Promise<Set<UserId>> {
  const isThere = or(isNull(users.erasedAt), inArray(users.id, [...kept]));
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), inArray(users.role, roles), isThere))
    // Locked in one order.
    .orderBy(users.id)
    .for('key share');
  return new Set(rows.map(({ id }) => id));
}
