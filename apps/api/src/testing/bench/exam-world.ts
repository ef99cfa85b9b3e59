import type { QuestionId, TaskId } from '@rubrica/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { hashPassword } from '../../auth/passwords.ts';
import type { Database } from '../../db/database.ts';
import { type DatabaseLocation, openDatabase } from '../../db/open.ts';
import { sessions } from '../../db/schema/auth.ts';
import { groups, groupStudents, users } from '../../db/schema/people.ts';
import { questions } from '../../db/schema/questions.ts';
import { taskGroups, taskQuestions, tasks } from '../../db/schema/tasks.ts';
import { toQuestionColumns } from '../../services/questions/to-question-columns.ts';
import { expectRow } from '../../services/queries/query-results.ts';
import type { SentContent } from './compare-answers.ts';
import { examQuestions, takerMark } from './exam-questions.ts';
import { addManySessions } from './many-sessions.ts';

/** The password of everybody in the exam who has one. */
export const examPassword = 'correct-horse-7';

/** An exam that is open, and those who may take it. */
export interface ExamWorld {
  task: TaskId;
  /** The token of a session of each taker. */
  tokens: readonly string[];
  /** Addresses of those who can log in with `examPassword`. */
  emails: readonly string[];
  /** What the answer to each question becomes, save by save: entries as JSON, with `takerMark` for who writes them. */
  stages: Readonly<Record<QuestionId, readonly string[]>>;
  takerMark: string;
}

/**
 * Fills an empty database with an exam of sixteen questions, set to students in classes of forty: the takers, each with a session,
 * and as many more as log in. So many of them all have a password.
 */
export async function addExamWorld(
  location: DatabaseLocation,
  { takers, logins }: { takers: number; logins: number },
): Promise<ExamWorld> {
  const tokens = (await addManySessions(location, 'student', takers + logins)).slice(0, takers);
  const { db, close } = await openDatabase(location);
  try {
    const task = await addExam(db);
    const stages = await addQuestions(db, task);
    await addClasses(db, task);
    const emails = await addPasswords(db, logins);
    // As the database would have done by itself some time after the school was stored. It leaves out what has no rows: of an empty table it
    // would note down that it is empty, and check each foreign key by reading all of it, until it looks again a minute into the exam.
    await db.execute(sql`analyze ${users}, ${sessions}, ${groups}, ${groupStudents}, ${taskGroups}, ${questions}`);
    return { task, tokens, emails, stages, takerMark };
  } finally {
    await close();
  }
}

async function addExam(db: Database): Promise<TaskId> {
  const openAt = new Date(Date.now() - 3_600_000);
  const rows = await db
    .insert(tasks)
    .values({ title: 'Exam', kind: 'quiz', status: 'published', openAt, timeLimitMinutes: 120 })
    .returning();
  return expectRow(rows).id;
}

async function addQuestions(db: Database, taskId: TaskId): Promise<Record<QuestionId, string[]>> {
  const stages: Record<QuestionId, string[]> = {};
  for (const [position, question] of examQuestions().entries()) {
    const columns = await toQuestionColumns(question.content);
    const { id } = expectRow(await db.insert(questions).values(columns).returning());
    await db.insert(taskQuestions).values({ taskId, questionId: id, position });
    stages[id] = question.stages.map((entries) => JSON.stringify(entries));
  }
  return stages;
}

/** Puts the students into classes of forty and sets the task to all classes. */
async function addClasses(db: Database, taskId: TaskId): Promise<void> {
  await db.execute(sql`
    with places as (select id, (row_number() over (order by id) - 1) / 40 as class from users where role = 'student'),
      classes as (
        insert into groups (id, name, created_at, updated_at)
          select gen_random_uuid(), 'Class ' || class, now(), now() from places group by class
          returning id, name
      ),
      members as (
        insert into group_students (group_id, user_id)
          select classes.id, places.id from places join classes on classes.name = 'Class ' || places.class
      )
    insert into task_groups (task_id, group_id) select ${taskId}::uuid, id from classes`);
}

async function addPasswords(db: Database, count: number): Promise<string[]> {
  if (count === 0) return [];
  // One hash for all: what a login costs is to compute it again.
  const password = await hashPassword(examPassword);
  await db.execute(sql`
    insert into accounts (id, user_id, account_id, provider_id, issuer, password, created_at, updated_at)
      select gen_random_uuid(), id, id::text, 'credential', 'local:credential', ${password}, now(), now()
      from users where role = 'student' order by users.id limit ${count}`);
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.role, 'student'))
    .orderBy(users.id)
    .limit(count);
  return rows.map(({ email }) => email);
}

/** What a taker has sent of an answer: one of its stages. */
interface SentStage {
  question: string;
  taker: number;
  stage: number;
  flagged: boolean;
}

/** The content of an answer as this taker has sent it. */
export function writtenBy({ stages }: ExamWorld, { question, taker, stage, flagged }: SentStage): SentContent {
  const json = stages[question]?.[stage];
  if (json === undefined) throw new RangeError(`The exam has no question ${question} with a stage ${stage}.`);
  const entries: unknown = JSON.parse(json.replaceAll(takerMark, String(taker)));
  return { entries, flagged };
}
