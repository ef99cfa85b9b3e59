import type {
  Language,
  Role,
  TaskId,
  UserId,
  WhatsAppAudience,
  WhatsAppUnreachableReason,
} from '@rubrica/api-client/contract';
import { and, asc, eq, exists, inArray, lte, not, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { taskTakens } from '../../../db/schema/attempts.ts';
import { groupStudents, parentChildren, users } from '../../../db/schema/people.ts';
import { taskGroups, tasks, taskStudents } from '../../../db/schema/tasks.ts';
import { whatsAppPreferences } from '../../../db/schema/whatsapp-sends.ts';
import { openStatuses } from '../../attempts/attempt-status.ts';
import { hasCompletedLectures } from '../../tasks/task-lectures.ts';
import type { SendRules } from './send-rules.ts';

/** Somebody whom a message would go to. */
export interface Recipient {
  _id: UserId;
  name: string;
  role: Role;
  language: Language;
  /** The students whom the message is about. */
  about: string[];
  /** Why they get none; null where they do. */
  reason: WhatsAppUnreachableReason | null;
}

interface Selection {
  audience: WhatsAppAudience;
  rules: SendRules;
  now: Date;
}

/** Why a person gets no message; null where they do. Reads `users`, joined with `whatsapp_preferences`. */
export function unreachableReason({ needsConsent }: SendRules): SQL<WhatsAppUnreachableReason | null> {
  return sql`case when ${users.phone} is null then 'no-number'
    when ${whatsAppPreferences.optedOutAt} is not null then 'opted-out'
    when ${needsConsent}::boolean and ${whatsAppPreferences.consentAt} is null then 'no-consent' end`;
}

/** Selects the people of an audience with an active account, by name, also those who get no message. */
export async function selectRecipients(
  db: Database,
  { audience: { who, to }, rules, now }: Selection,
): Promise<Recipient[]> {
  if (who.kind === 'people') {
    const rows = await selectPeople(db, rules, idIn(who.people));
    return rows.map((person) => ({ ...person, about: [person.name] }));
  }
  const isMeant = await isStudentOf(db, who, now);
  const students =
    to === 'parents'
      ? []
      : (await selectPeople(db, rules, isMeant)).map((person) => ({ ...person, about: [person.name] }));
  const parents = to === 'students' ? [] : await selectParents(db, rules, isMeant);
  return [...students, ...parents].toSorted((one, other) => one.name.localeCompare(other.name));
}

const idIn = (ids: readonly UserId[]): SQL => (ids.length === 0 ? sql`false` : inArray(users.id, [...ids]));

function selectPeople(db: Database, rules: SendRules, where: SQL | undefined) {
  return db
    .select({
      _id: users.id,
      name: users.name,
      role: users.role,
      language: users.language,
      reason: unreachableReason(rules),
    })
    .from(users)
    .leftJoin(whatsAppPreferences, eq(whatsAppPreferences.userId, users.id))
    .where(and(eq(users.status, 'active'), where))
    .orderBy(asc(users.name), asc(users.id));
}

/** The parents of students, each once, with the names of those of their children who are meant. */
async function selectParents(db: Database, rules: SendRules, isMeant: SQL | undefined): Promise<Recipient[]> {
  const pairs = await db
    .select({ parent: parentChildren.parentId, child: users.name })
    .from(parentChildren)
    .innerJoin(users, eq(users.id, parentChildren.childId))
    .where(and(eq(users.status, 'active'), isMeant))
    .orderBy(asc(users.name));
  const byParent = Map.groupBy(pairs, ({ parent }) => parent);
  const parents = await selectPeople(db, rules, idIn([...byParent.keys()]));
  return parents.map((parent) => ({
    ...parent,
    about: (byParent.get(parent._id) ?? []).map(({ child }) => child),
  }));
}

/** The condition on `users` that somebody is one of the students. */
async function isStudentOf(
  db: Database,
  who: Exclude<WhatsAppAudience['who'], { kind: 'people' }>,
  now: Date,
): Promise<SQL | undefined> {
  const isStudent = eq(users.role, 'student');
  switch (who.kind) {
    case 'students':
      return and(isStudent, idIn(who.students));
    case 'groups':
      return and(isStudent, learnsIn(db, who.groups));
    case 'task':
      return and(
        isStudent,
        hasTask(db, who.task, stands(db, who.state, now)),
        who.groups && who.groups.length > 0 ? learnsIn(db, who.groups) : undefined,
      );
  }
}

function learnsIn(db: Database, groups: readonly string[]): SQL {
  if (groups.length === 0) return sql`false`;
  return exists(
    db
      .select({ one: sql`1` })
      .from(groupStudents)
      .where(and(eq(groupStudents.userId, users.id), inArray(groupStudents.groupId, [...groups]))),
  );
}

function hasTask(db: Database, task: TaskId, where: SQL | undefined): SQL {
  const isSet = sql`(exists (select 1 from ${taskStudents} where ${taskStudents.taskId} = ${tasks.id} and ${taskStudents.studentId} = ${users.id})
    or exists (select 1 from ${taskGroups} join ${groupStudents} on ${groupStudents.groupId} = ${taskGroups.groupId}
      where ${taskGroups.taskId} = ${tasks.id} and ${groupStudents.userId} = ${users.id}))`;
  const published = not(eq(tasks.status, 'draft'));
  return exists(
    db
      .select({ one: sql`1` })
      .from(tasks)
      .where(and(eq(tasks.id, task), published, isSet, where)),
  );
}

/** The condition on `tasks` and `users` of where a student stands with a task. */
export function stands(db: Database, state: 'late' | 'not-begun' | 'submitted', now: Date): SQL | undefined {
  const attempt = (where?: SQL) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(taskTakens)
        .where(and(eq(taskTakens.taskId, tasks.id), eq(taskTakens.studentId, users.id), where)),
    );
  const submitted = sql`(${attempt(notInArray(taskTakens.status, [...openStatuses]))} or ${hasCompletedLectures(users.id)})`;
  switch (state) {
    case 'late':
      return and(lte(tasks.dueAt, now), sql`not ${submitted}`);
    case 'not-begun':
      return and(not(attempt()), sql`not ${submitted}`);
    case 'submitted':
      return submitted;
  }
}
