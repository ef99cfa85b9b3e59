import type { GroupId, QuestionId, Task, UserId } from '@rubrica/api-client/contract';
import { and, eq, inArray, not } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { groups, users } from '../../db/schema/people.ts';
import { questions } from '../../db/schema/questions.ts';
import type { FieldProblem, FieldProblems } from '../errors/failure-data.ts';
import { ValidationError } from '../errors/errors.ts';
import type { Input } from '../service.ts';
import { selectNotErased } from '../users/not-erased.ts';
import { assertPublishable } from './assert-publishable.ts';
import { videoProblems } from './video-problems.ts';
import { validateTaskFields } from './validate-task-fields.ts';

type Body = Input<'createTask'>['body'];

/**
 * Checks a task before it is written: its fields, the objects that it refers to, and, if it is published, its questions.
 *
 * @param before the task as it is stored; null for a new one
 * @throws {ValidationError} with all validation errors
 * @throws {UnfinishedQuestionsError}
 */
export async function assertValidTask(db: Database, body: Body, before: Task | null): Promise<void> {
  const references = await validateReferences(db, body, before);
  const problems = { ...references, ...validateTaskFields(body, before?.status ?? 'draft') };
  if (Object.keys(problems).length > 0) throw new ValidationError(problems);
  await assertPublishable(db, body, before);
}

/** Returns validation errors, by field path, of the objects that a task refers to: each must exist, be listed once, not be archived unless it was there before and, for students, have the role and not be erased unless they were there before. */
async function validateReferences(db: Database, body: Body, before: Task | null): Promise<FieldProblems> {
  const extraTimeStudents = body.extraTime.map(({ student }) => student);
  const found = await selectQuestions(db, body.questions);
  const spoken = new Set(found.filter((row) => isSpoken(row.subQuestionType)).map(({ id }) => id));
  const archived = new Set(
    found.filter((row) => row.archived && !before?.questions.includes(row.id)).map(({ id }) => id),
  );
  const isFree = new Set(body.questions.filter((id) => !archived.has(id)));
  const students = await selectStudentIds(db, [...body.students, ...extraTimeStudents], before);
  return {
    ...(body.kind === 'vdo-speaking' ? findProblems('questions', body.questions, spoken, 'not_speaking') : {}),
    ...findProblems('questions', body.questions, isFree, 'archived'),
    ...findProblems('questions', body.questions, idsOf(found), 'unknown'),
    ...findProblems('groups', body.groups, await selectGroupIds(db, body.groups), 'unknown'),
    ...findProblems('students', body.students, students, 'not_a_student'),
    ...findProblems('extraTime', extraTimeStudents, students, 'not_a_student'),
    ...(await videoProblems(db, body)),
  };
}

function findProblems<Id extends string>(
  field: keyof Body,
  listed: readonly Id[],
  existing: ReadonlySet<Id>,
  code: 'unknown' | 'archived' | 'not_a_student' | 'not_speaking',
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

/** Locked, so that none is removed or archived meanwhile. */
function selectQuestions(db: Database, ids: QuestionId[]) {
  return db
    .select({ id: questions.id, archived: questions.archived, subQuestionType: questions.subQuestionType })
    .from(questions)
    .where(and(inArray(questions.id, ids), not(questions.isFromVideo)))
    .for('share');
}

/** Whether a question is answered by speaking. */
function isSpoken(type: string): boolean {
  return type === 'SpeakingQA' || type === 'SpeakingPhotoDescription';
}

async function selectGroupIds(db: Database, ids: GroupId[]): Promise<Set<GroupId>> {
  return idsOf(await db.select({ id: groups.id }).from(groups).where(inArray(groups.id, ids)));
}

/** Those who were erased stay in the task, with what they answered. */
async function selectStudentIds(db: Database, ids: UserId[], before: Task | null): Promise<Set<UserId>> {
  const kept = [...(before?.students ?? []), ...(before?.extraTime ?? []).map(({ student }) => student)];
  const added = await selectNotErased(
    db,
    ids.filter((id) => !kept.includes(id)),
  );
  const isStudent = and(eq(users.role, 'student'), inArray(users.id, ids), inArray(users.id, kept));
  const stayed = await db.select({ id: users.id }).from(users).where(isStudent);
  return idsOf([...added.filter(({ role }) => role === 'student'), ...stayed]);
}

function idsOf<Id extends string>(rows: { id: Id }[]): Set<Id> {
  return new Set(rows.map(({ id }) => id));
}
