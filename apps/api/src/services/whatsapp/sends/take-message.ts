import type { UserId } from '@rubrica/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { v5 } from 'uuid';
import type { Database } from '../../../db/database.ts';
import { users } from '../../../db/schema/people.ts';
import { whatsAppPreferences } from '../../../db/schema/whatsapp-sends.ts';
import type { ProviderEvent } from '../../../whatsapp/provider.ts';
import { recordSystemAudit } from '../../audit-log/record-audit.ts';
import { takeWhatsAppMessage } from '../../chat/take-whatsapp-message.ts';
import type { AppContext } from '../../context.ts';
import { composeText } from './compose-text.ts';
import { writePreference } from './preferences.ts';
import { wishOf } from './wish-words.ts';
import { writeCampaign } from './write-campaign.ts';

type Received = Extract<ProviderEvent, { kind: 'message-received' }>;
type Person = Pick<typeof users.$inferSelect, 'id' | 'role' | 'language'>;

/** Names of messages are not ours: the namespace of the ids that stand for them here. */
const namespace = 'b0a5f8f4-41c1-4d43-9c34-5e0b2c1f7d18';

const confirmation = {
  en: 'You get no more messages from us by WhatsApp. Write START if you want them again.',
  ar: 'لن تصلكم منا رسائل أخرى عبر واتساب. اكتبوا «ابدأ» إن أردتموها من جديد.',
};

/**
 * Takes a message that somebody sent to one of the school's numbers. STOP ends messages to everybody with this number, and is confirmed
 * once; anything else stands in the conversation. The same message again changes nothing.
 */
export async function takeMessage(app: AppContext, sessionId: string, received: Received): Promise<void> {
  const people = await selectPeople(app.db, `+${received.from}`);
  const wish = wishOf(received.text);
  if (wish !== null && people.length > 0) {
    await (wish === 'stop' ? stop(app, people) : start(app, people));
    return;
  }
  const owner = people.find(({ role }) => role === 'parent') ?? people.find(({ role }) => role === 'student');
  await takeWhatsAppMessage(app, {
    ownerId: owner?.id ?? null,
    number: received.from,
    clientId: v5(`${sessionId} ${received.messageId}`, namespace),
    text: received.text,
    media: received.media,
    sessionId,
  });
}

function selectPeople(db: Database, phone: string): Promise<Person[]> {
  return db
    .select({ id: users.id, role: users.role, language: users.language })
    .from(users)
    .where(and(eq(users.phone, phone), eq(users.status, 'active')))
    .orderBy(users.id);
}

async function stop(app: AppContext, people: readonly Person[]): Promise<void> {
  const { db, clock } = app;
  await db.transaction(async (tx) => {
    const stopped: Person[] = [];
    for (const person of people) {
      // Of two servers that get the same event, one finds it changed.
      await tx.select().from(users).where(eq(users.id, person.id)).for('update');
      if (!(await isIn(tx, person.id))) continue;
      await writePreference(tx, person.id, { optedOutAt: clock.now(), optedOutBy: 'person' });
      await audit(app, tx, person.id, { optedOutBy: 'person' });
      stopped.push(person);
    }
    const [first] = stopped;
    if (!first) return;
    await writeCampaign(app, tx, {
      name: '',
      kind: 'confirmation',
      clientId: crypto.randomUUID(),
      texts: confirmation,
      audience: { who: { kind: 'people', people: [first.id] }, to: 'both' },
      messages: [
        { recipientId: first.id, text: composeText(confirmation, first.language, { name: '', task: '', due: '' }) },
      ],
    });
  });
}

async function start(app: AppContext, people: readonly Person[]): Promise<void> {
  await app.db.transaction(async (tx) => {
    for (const { id } of people) {
      await writePreference(tx, id, { optedOutAt: null, optedOutBy: null, consentAt: app.clock.now() });
      await audit(app, tx, id, { optedOutBy: null });
    }
  });
}

async function isIn(tx: Database, userId: UserId): Promise<boolean> {
  const [out] = await tx.select().from(whatsAppPreferences).where(eq(whatsAppPreferences.userId, userId));
  return !out?.optedOutAt;
}

const audit = ({ clock }: AppContext, tx: Database, id: UserId, after: object) =>
  recordSystemAudit(tx, clock, { actor: 'server', action: 'whatsapp.prefer', object: `user:${id}`, after });
