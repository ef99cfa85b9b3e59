import type { Language, UserId, WhatsAppAutomationKind, WhatsAppUnreachableReason } from '@rubrica/api-client/contract';
import { and, eq, gte, inArray, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database.ts';
import { meetings } from '../../../db/schema/meetings.ts';
import { parentChildren, users } from '../../../db/schema/people.ts';
import { tasks } from '../../../db/schema/tasks.ts';
import { whatsAppCampaigns, whatsAppMessages, whatsAppPreferences } from '../../../db/schema/whatsapp-sends.ts';
import type { AppContext } from '../../context.ts';
import { dateIn, startOfDate } from '../../meetings/occurrences.ts';
import { automationTexts } from './automations.ts';
import { composeText, dueText } from './compose-text.ts';
import { occasions, selectAbsent, selectDue } from './occasions.ts';
import { selectRecipients, unreachableReason } from './select-recipients.ts';
import { writeCampaign } from './write-campaign.ts';

/** How long after a meeting its absences are still told: it may end late in the evening, and is closed after its end. */
const toldForMs = 24 * 3_600_000;

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
 * children who were absent. Each person is told of each occasion once, however often this is done.
 */
export async function sendAutomatic(app: AppContext): Promise<void> {
  if (!app.whatsApp) return;
  await tellDueTomorrow(app);
  await tellAbsent(app);
}

async function tellDueTomorrow(app: AppContext): Promise<void> {
  const { db, clock, timeZone, sendRules: rules } = app;
  const now = clock.now();
  const today = dateIn(now, timeZone);
  const due = await selectDue(
    app,
    and(gte(tasks.dueAt, startOfDate(today, timeZone, 1)), lt(tasks.dueAt, startOfDate(today, timeZone, 2))),
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
        key: occasions.due(first.task._id, first.dueAt),
        to: 'students',
      },
      recipients.flatMap(({ _id, name, language, reason }) =>
        reason === null ? [{ recipientId: _id, language, student: { id: _id, name } }] : [],
      ),
    );
  }
}

async function tellAbsent(app: AppContext): Promise<void> {
  const endedAfter = new Date(app.clock.now().getTime() - toldForMs);
  const absent = await selectAbsent(app, gte(meetings.endsAt, endedAfter));
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
      { kind: 'absent-today', title, at: startsAt, taskId: null, key: occasions.absent(id), to: 'parents' },
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

const occasionOf = ({ key }: Occasion, { student }: Told) => occasions.of(key, student.id);

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
  const possible = [...new Set(told.map((one) => occasionOf(occasion, one)))];
  const rows = await db
    .select({ recipientId: whatsAppMessages.recipientId, occasion: whatsAppMessages.occasion })
    .from(whatsAppMessages)
    .where(inArray(whatsAppMessages.occasion, possible));
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
