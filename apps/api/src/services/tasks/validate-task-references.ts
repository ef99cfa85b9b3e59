import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { groups, users } from '../../db/schema/people.ts';
import { questions } from '../../db/schema/questions.ts';
import type { FieldProblem, FieldProblems } from '../errors/failure-data.ts';
import type { Input } from '../service.ts';

type Body = Input<'createTask'>['body'];

/** What is wrong with the objects a task points at, by place: each is there, once, and students are students. */
export async function validateTaskReferences(db: Database, body: Body): Promise<FieldProblems> {
  const extra = body.extraTime.map(({ student }) => student);
  const students = await studentsAmong(db, [...body.students, ...extra]);
  return {
    // Shared, so that nobody removes one meanwhile.
    ...problemsOf('questions', body.questions, await questionsAmong(db, body.questions), 'unknown'),
    ...problemsOf('groups', body.groups, await groupsAmong(db, body.groups), 'unknown'),
    ...problemsOf('students', body.students, students, 'not_a_student'),
    ...problemsOf('extraTime', extra, students, 'not_a_student'),
    // There are no lectures yet that a task could point at.
    ...problemsOf('videos', body.videos, new Set(), 'unknown'),
  };
}

function problemsOf(
  field: keyof Body,
  listed: readonly string[],
  known: ReadonlySet<string>,
  code: 'unknown' | 'not_a_student',
): FieldProblems {
  const problems: FieldProblems = {};
  for (const [index, id] of listed.entries()) {
    const problem: FieldProblem | null = known.has(id)
      ? listed.indexOf(id) < index
        ? { code: 'taken' }
        : null
      : { code };
    if (problem) problems[`${field}.${String(index)}`] = [problem];
  }
  return problems;
}

async function questionsAmong(db: Database, ids: string[]): Promise<Set<string>> {
  return idsOf(await db.select({ id: questions.id }).from(questions).where(inArray(questions.id, ids)).for('share'));
}

async function groupsAmong(db: Database, ids: string[]): Promise<Set<string>> {
  return idsOf(await db.select({ id: groups.id }).from(groups).where(inArray(groups.id, ids)));
}

async function studentsAmong(db: Database, ids: string[]): Promise<Set<string>> {
  const isStudent = and(eq(users.role, 'student'), inArray(users.id, ids));
  return idsOf(await db.select({ id: users.id }).from(users).where(isStudent));
}

function idsOf(rows: { id: string }[]): Set<string> {
  return new Set(rows.map(({ id }) => id));
}
