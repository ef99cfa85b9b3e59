import type { MeetingId, TaskId, UserId, WhatsAppAutomationKind } from '@rubrica/api-client/contract';
import { and, eq, exists, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { attendance, meetingGroups, meetings, meetingStudents } from '../../../db/schema/meetings.ts';
import { groups, groupStudents, parentChildren, users } from '../../../db/schema/people.ts';
import { taskGroups, tasks, taskStudents } from '../../../db/schema/tasks.ts';
import { whatsAppAutomations, type whatsAppMessages } from '../../../db/schema/whatsapp-sends.ts';
import type { AppContext } from '../../context.ts';
import { selectSetTasks } from '../../notices/set-tasks.ts';
import { stands } from './select-recipients.ts';

type Context = Pick<AppContext, 'db' | 'clock'>;

/** What automatic messages are about; with the student, it is what each person is told of once. */
export const occasions = {
  due: (task: TaskId, dueAt: Date) => `due:${task}:${dueAt.toISOString()}`,
  absent: (meeting: MeetingId) => `absent:${meeting}`,
  of: (occasion: string, student: UserId) => `${occasion}:${student}`,
};

/** Selects which tasks are due, and not handed in, by which students of groups that have these messages turned on. */
export function selectDue({ db, clock }: Context, where: SQL | undefined) {
  const now = clock.now();
  const isOpen = and(gt(tasks.dueAt, now), sql`not ${stands(db, 'submitted', now)}`);
  return selectSetTasks(db, now, and(isOpen, isOnForTask(db), where));
}

/** Selects who was absent from which meetings, of the students of groups that have these messages turned on. */
export function selectAbsent({ db, clock }: Context, where: SQL | undefined) {
  const isOver = and(isNull(meetings.cancelledAt), lte(meetings.endsAt, clock.now()));
  return db
    .select({ meeting: meetings, student: { id: users.id, name: users.name } })
    .from(attendance)
    .innerJoin(meetings, eq(meetings.id, attendance.meetingId))
    .innerJoin(users, and(eq(users.id, attendance.studentId), eq(users.status, 'active')))
    .where(and(eq(attendance.status, 'Absent'), isOver, isOnForMeeting(db), where))
    .orderBy(meetings.startsAt, users.name);
}

/**
 * The condition on `users` that a student learns in a group that has this turned on, and got the task or the meeting as one of that group
 * or by name. Groups that are archived send nothing.
 */
function isOn(db: Database, kind: WhatsAppAutomationKind, isForGroup: SQL, isForStudent: SQL): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(groupStudents)
      .innerJoin(whatsAppAutomations, eq(whatsAppAutomations.groupId, groupStudents.groupId))
      .innerJoin(groups, and(eq(groups.id, groupStudents.groupId), eq(groups.archived, false)))
      .where(
        and(
          eq(groupStudents.userId, users.id),
          eq(whatsAppAutomations.kind, kind),
          eq(whatsAppAutomations.isOn, true),
          or(isForGroup, isForStudent),
        ),
      ),
  );
}

const isOnForTask = (db: Database) => {
  const ofGroup = and(eq(taskGroups.taskId, tasks.id), eq(taskGroups.groupId, groupStudents.groupId));
  const ofStudent = and(eq(taskStudents.taskId, tasks.id), eq(taskStudents.studentId, users.id));
  return isOn(
    db,
    'due-tomorrow',
    exists(
      db
        .select({ one: sql`1` })
        .from(taskGroups)
        .where(ofGroup),
    ),
    exists(
      db
        .select({ one: sql`1` })
        .from(taskStudents)
        .where(ofStudent),
    ),
  );
};

const isOnForMeeting = (db: Database) => {
  const ofGroup = and(eq(meetingGroups.meetingId, meetings.id), eq(meetingGroups.groupId, groupStudents.groupId));
  const ofStudent = and(eq(meetingStudents.meetingId, meetings.id), eq(meetingStudents.studentId, users.id));
  return isOn(
    db,
    'absent-today',
    exists(
      db
        .select({ one: sql`1` })
        .from(meetingGroups)
        .where(ofGroup),
    ),
    exists(
      db
        .select({ one: sql`1` })
        .from(meetingStudents)
        .where(ofStudent),
    ),
  );
};

/** Whether an automatic message would still be made: what it tells may have changed while it waited for the end of a night. */
export async function isStillTrue(
  context: Context,
  { occasion, recipientId }: Pick<typeof whatsAppMessages.$inferSelect, 'occasion' | 'recipientId'>,
): Promise<boolean> {
  if (occasion === null) return true;
  const [kind, subject = '', ...rest] = occasion.split(':');
  const student = rest.pop() ?? '';
  const isStudent = eq(users.id, student);
  if (kind === 'due') {
    const dueAt = new Date(rest.join(':'));
    return (await selectDue(context, and(eq(tasks.id, subject), eq(tasks.dueAt, dueAt), isStudent))).length > 0;
  }
  const isLinked = and(eq(parentChildren.parentId, recipientId), eq(parentChildren.childId, student));
  if ((await context.db.$count(parentChildren, isLinked)) === 0) return false;
  return (await selectAbsent(context, and(eq(meetings.id, subject), isStudent))).length > 0;
}
