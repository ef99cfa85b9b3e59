import type { Language, UserId, WhatsAppAutomationKind, WhatsAppUnreachableReason } from '@rubrica/api-client/contract';
import { and, eq, exists, gte, inArray, isNull, lt, lte, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database.ts';
import { attendance, meetings } from '../../../db/schema/meetings.ts';
import { groupStudents, parentChildren, users } from '../../../db/schema/people.ts';
import { tasks } from '../../../db/schema/tasks.ts';
import {
  whatsAppAutomations,
  whatsAppCampaigns,
  whatsAppMessages,
  whatsAppPreferences,
} from '../../../db/schema/whatsapp-sends.ts';
import type { AppContext } from '../../context.ts';
import { dateIn, startOfDate } from '../../meetings/occurrences.ts';
import { selectSetTasks } from '../../notices/set-tasks.ts';
import { automationTexts } from './automations.ts';
import { composeText, dueText } from './compose-text.ts';
import { selectRecipients, stands, unreachableReason } from './select-recipients.ts';
import { writeCampaign } from './write-campaign.ts';

/** One message about one student to one person. */
interface Told {
  recipientId: UserId;
  language: Language;
  student: { id: UserId; name: string };
}

/** What several people are told. */
interface Occasion {
  kind: WhatsAppAutomationKind;
  title: string;
  at: Date;
  taskId: string | null;
  /** With the student, it is what each person is told of once. */
  key: string;
  to: 'students' | 'parents';
}

/**
 * Makes the sends of the groups that have them turned on: to students of what is due tomorrow and not handed in, and to parents of
 * children who were absent today. Each person is told of each occasion once, however often this is done.
 */
export async function sendAutomatic(app: AppContext): Promise<void> {
  if (!app.whatsApp) return;
  await tellDueTomorrow(app);
  await tellAbsentToday(app);
}

/** The condition on `users` that a student learns in a group that has this turned on. */
function isOn(db: Database, kind: WhatsAppAutomationKind): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(groupStudents)
      .innerJoin(whatsAppAutomations, eq(whatsAppAutomations.groupId, groupStudents.groupId))
      .where(
        and(eq(groupStudents.userId, users.id), eq(whatsAppAutomations.kind, kind), eq(whatsAppAutomations.isOn, true)),
      ),
  );
}

async function tellDueTomorrow(app: AppContext): Promise<void> {
  const { db, clock, timeZone, sendRules: rules } = app;
  const now = clock.now();
  const today = dateIn(now, timeZone);
  const due = await selectSetTasks(
    db,
    now,
    and(
      gte(tasks.dueAt, startOfDate(today, timeZone, 1)),
      lt(tasks.dueAt, startOfDate(today, timeZone, 2)),
      isOn(db, 'due-tomorrow'),
      sql`not ${stands(db, 'submitted', now)}`,
    ),
  );
  for (const pairs of Map.groupBy(due, ({ task }) => task._id).values()) {
    const [first] = pairs;
    if (!first?.dueAt) continue;
    const who = { kind: 'students' as const, students: pairs.map(({ student }) => student) };
    const recipients = await selectRecipients(db, { audience: { who, to: 'students' }, rules, now });
    await tell(
      app,
      {
        kind: 'due-tomorrow',
        title: first.task.title,
        at: first.dueAt,
        taskId: first.task._id,
        key: `due:${first.task._id}:${first.dueAt.toISOString()}`,
        to: 'students',
      },
      recipients.flatMap(({ _id, name, language, reason }) =>
        reason === null ? [{ recipientId: _id, language, student: { id: _id, name } }] : [],
      ),
    );
  }
}

async function tellAbsentToday(app: AppContext): Promise<void> {
  const { db, clock, timeZone } = app;
  const today = dateIn(clock.now(), timeZone);
  const isToday = and(gte(meetings.startsAt, startOfDate(today, timeZone)), lte(meetings.endsAt, clock.now()));
  const absent = await db
    .select({ meeting: meetings, student: { id: users.id, name: users.name } })
    .from(attendance)
    .innerJoin(meetings, eq(meetings.id, attendance.meetingId))
    .innerJoin(users, and(eq(users.id, attendance.studentId), eq(users.status, 'active')))
    .where(and(eq(attendance.status, 'Absent'), isNull(meetings.cancelledAt), isToday, isOn(db, 'absent-today')))
    .orderBy(meetings.startsAt, users.name);
  for (const rows of Map.groupBy(absent, ({ meeting }) => meeting.id).values()) {
    const [first] = rows;
    if (!first) continue;
    const { id, title, startsAt } = first.meeting;
    const told = await selectParents(
      app,
      rows.map(({ student }) => student.id),
    );
    await tell(
      app,
      { kind: 'absent-today', title, at: startsAt, taskId: null, key: `absent:${id}`, to: 'parents' },
      told.flatMap(({ reason, ...one }) => (reason === null ? [one] : [])),
    );
  }
}

const children = alias(users, 'children');

/** The parents of students, for each of their children who is one of them. */
function selectParents(
  { db, sendRules }: AppContext,
  students: readonly UserId[],
): Promise<(Told & { reason: WhatsAppUnreachableReason | null })[]> {
  return db
    .select({
      recipientId: users.id,
      language: users.language,
      student: { id: children.id, name: children.name },
      reason: unreachableReason(sendRules),
    })
    .from(parentChildren)
    .innerJoin(users, and(eq(users.id, parentChildren.parentId), eq(users.status, 'active')))
    .innerJoin(children, eq(children.id, parentChildren.childId))
    .leftJoin(whatsAppPreferences, eq(whatsAppPreferences.userId, users.id))
    .where(inArray(parentChildren.childId, [...students]))
    .orderBy(users.name, children.name);
}

const occasionOf = ({ key }: Occasion, { student }: Told) => `${key}:${student.id}`;

/** Makes the sends of an occasion: a person gets one message of each, so that one about a brother or sister is in another. */
async function tell(app: AppContext, occasion: Occasion, told: readonly Told[]): Promise<void> {
  let left = await withoutTold(app.db, occasion, told);
  while (left.length > 0) {
    const wave = [...new Map(left.toReversed().map((one) => [one.recipientId, one])).values()];
    await write(app, occasion, wave);
    left = left.filter((one) => !wave.includes(one));
  }
}

async function withoutTold(db: Database, occasion: Occasion, told: readonly Told[]): Promise<Told[]> {
  if (told.length === 0) return [];
  const occasions = [...new Set(told.map((one) => occasionOf(occasion, one)))];
  const rows = await db
    .select({ recipientId: whatsAppMessages.recipientId, occasion: whatsAppMessages.occasion })
    .from(whatsAppMessages)
    .where(inArray(whatsAppMessages.occasion, occasions));
  const known = new Set(rows.map((row) => `${row.recipientId} ${row.occasion ?? ''}`));
  return told.filter((one) => !known.has(`${one.recipientId} ${occasionOf(occasion, one)}`));
}

async function write(app: AppContext, occasion: Occasion, wave: readonly Told[]): Promise<void> {
  const { kind, title, at, taskId, to } = occasion;
  const texts = automationTexts[kind];
  await app.db.transaction(async (tx) => {
    const { id, count } = await writeCampaign(app, tx, {
      name: title,
      kind: 'automatic',
      automation: kind,
      clientId: crypto.randomUUID(),
      texts,
      taskId,
      audience: { who: { kind: 'students', students: [...new Set(wave.map(({ student }) => student.id))] }, to },
      messages: wave.map((one) => ({
        recipientId: one.recipientId,
        occasion: occasionOf(occasion, one),
        text: composeText(texts, one.language, {
          name: one.student.name,
          task: title,
          due: dueText(at, one.language, app.timeZone),
        }),
      })),
    });
    // Another server was first.
    if (count === 0) await tx.delete(whatsAppCampaigns).where(eq(whatsAppCampaigns.id, id));
  });
}
