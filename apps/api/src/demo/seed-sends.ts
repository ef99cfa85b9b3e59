import type { WhatsAppMessageFailure, WhatsAppMessageState, WhatsAppTexts } from '@rubrica/api-client/contract';
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/people.ts';
import { whatsAppCampaigns, whatsAppMessages } from '../db/schema/whatsapp-sends.ts';
import { expectRow } from '../services/queries/query-results.ts';
import { composeText } from '../services/whatsapp/sends/compose-text.ts';
import { addHours, type DemoUser } from './demo-context.ts';
import type { People } from './seed-people.ts';

/** What became of a message; of the last ones all that the last outcome says. */
type Outcome = WhatsAppMessageState | [WhatsAppMessageState, WhatsAppMessageFailure];

interface DemoSend {
  name: string;
  texts: WhatsAppTexts;
  at: Date;
  state: 'finished' | 'paused';
  outcomes: readonly Outcome[];
}

/** Stores a send of which all messages were sent, and one that was paused half-way, with messages in every state. */
export async function seedSends(db: Database, people: People, now: Date): Promise<void> {
  const recipients = await db
    .select()
    .from(users)
    .where(and(isNotNull(users.phone), eq(users.status, 'active'), inArray(users.role, ['student', 'parent'])))
    .orderBy(asc(users.name));
  const admin = people.person('admin');
  await store(db, admin, recipients, {
    name: 'Mock exam on Saturday',
    texts: {
      en: 'Dear {name}, the mock exam is on Saturday at 10:00 in room 4. Please bring your own headphones.',
      ar: 'عزيزي {name}، الاختبار التجريبي يوم السبت الساعة 10:00 في القاعة 4. أحضر سماعاتك معك من فضلك.',
    },
    at: addHours(now, -50),
    state: 'finished',
    outcomes: ['read', 'delivered', 'read', 'accepted', ['failed', 'invalid-number'], 'delivered'],
  });
  await store(db, admin, recipients, {
    name: 'New timetable',
    texts: {
      en: 'Dear {name}, the timetable of next week has changed. You find it under Meetings.',
      ar: 'عزيزي {name}، تغيّر جدول الأسبوع القادم. تجده في صفحة الاجتماعات.',
    },
    at: addHours(now, -2),
    state: 'paused',
    outcomes: ['delivered', 'accepted', ['unknown', 'no-answer'], ['failed', 'refused'], 'queued'],
  });
}

async function store(
  db: Database,
  admin: DemoUser,
  recipients: readonly DemoUser[],
  { name, texts, at, state, outcomes }: DemoSend,
): Promise<void> {
  const finishedAt = state === 'finished' ? addHours(at, 1) : null;
  const { id: campaignId } = expectRow(
    await db
      .insert(whatsAppCampaigns)
      .values({
        name,
        kind: 'manual',
        createdBy: admin.id,
        clientId: crypto.randomUUID(),
        texts,
        audience: { who: { kind: 'people', people: recipients.map((one) => one.id) }, to: 'both' },
        state,
        pauseReason: state === 'paused' ? 'person' : null,
        finishedAt,
        createdAt: at,
        updatedAt: at,
      })
      .returning(),
  );
  await db.insert(whatsAppMessages).values(
    recipients.map((recipient, index) => {
      const outcome = outcomes[Math.min(index, outcomes.length - 1)] ?? 'queued';
      const [became, failure] = typeof outcome === 'string' ? [outcome, null] : outcome;
      const isTried = became !== 'queued';
      const stateAt = addHours(at, index / 600);
      return {
        campaignId,
        recipientId: recipient.id,
        text: composeText(texts, recipient.language, { name: recipient.name, task: '', due: '' }),
        state: became,
        stateAt,
        failure,
        tries: isTried ? 1 : 0,
        attemptedAt: isTried ? stateAt : null,
      };
    }),
  );
}
