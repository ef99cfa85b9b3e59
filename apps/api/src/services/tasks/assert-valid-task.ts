import type { GroupId, QuestionId, Task, UserId } from '@rubrica/api-client/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { groups, users } from '../../db/schema/people.ts';
import { questions } from '../../db/schema/questions.ts';
import type { FieldProblem, FieldProblems } from '../errors/failure-data.ts';
import { ValidationError } from '../errors/errors.ts';
import type { Input } from '../service.ts';
import { validateTaskFields } from './validate-task-fields.ts';

type Body = Input<'createTask'>['body'];

/**
 * Checks a task before it is written: its fields and the objects that it refers to.
 *
 * @param from the current status; `draft` for a new task
 * @throws {ValidationError} with all validation errors
 */
export async function assertValidTask(db: Database, body: Body, from: Task['status']): Promise<void> {
  const problems = { ...(await validateReferences(db, body)), ...validateTaskFields(body, from) };
  if (Object.keys(problems).length > 0) throw new ValidationError(problems);
}

/** Returns validation errors, by field path, of the objects that a task refers to: each must exist, be listed once and, for students, have the role. */
async function validateReferences(db: Database, body: Body): Promise<FieldProblems> {
  const extraTimeStudents = body.extraTime.map(({ student }) => student);
  const students = await selectStudentIds(db, [...body.students, ...extraTimeStudents]);
  return {
    // Locked, so that none is removed meanwhile.
    ...findProblems('questions', body.questions, await selectQuestionIds(db, body.questions), 'unknown'),
    ...findProblems('groups', body.groups, await selectGroupIds(db, body.groups), 'unknown'),
    ...findProblems('students', body.students, students, 'not_a_student'),
    ...findProblems('extraTime', extraTimeStudents, students, 'not_a_student'),
    // There are no lectures yet.
    ...findProblems('videos', body.videos, new Set(), 'unknown'),
  };
}

function findProblems<Id extends string>(
  field: keyof Body,
  listed: readonly Id[],
  existing: ReadonlySet<Id>,
  code: 'unknown' | 'not_a_student',
): FieldProblems {
  const problems: FieldProblems = {};
  for (const [index, id] of listed.entries()) {
    const problem: FieldProblem | null = existing.has(id)
      ? listed.indexOf(id) < index
        ? { code: 'taken' }
        : null
      : { code };
    if (problem) problems[`${field}.${String(index)}`] = [problem];
  }
  return problems;
}

async function selectQuestionIds(db: Database, ids: QuestionId[]): Promise<Set<QuestionId>> {
  return idsOf(await db.select({ id: questions.id }).from(questions).where(inArray(questions.id, ids)).for('share'));
}

async function selectGroupIds(db: Database, ids: GroupId[]): Promise<Set<GroupId>> {
  return idsOf(await db.select({ id: groups.id }).from(groups).where(inArray(groups.id, ids)));
}

async function selectStudentIds(db: Database, ids: UserId[]): Promise<Set<UserId>> {
  const isStudent = and(eq(users.role, 'student'), inArray(users.id, ids));
  return idsOf(await db.select({ id: users.id }).from(users).where(isStudent));
}

function idsOf<Id extends string>(rows: { id: Id }[]): Set<Id> {
  return new Set(rows.map(({ id }) => id));
}
