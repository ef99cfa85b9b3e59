import type { WhatsAppMessageFailure, WhatsAppWait } from '@rubrica/api-client/contract';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { whatsAppSessions } from '../../../db/schema/whatsapp.ts';
import { whatsAppCampaigns, whatsAppLanes, whatsAppMessages } from '../../../db/schema/whatsapp-sends.ts';
import type { SendRate } from '../../../whatsapp/provider.ts';
import type { AppContext } from '../../context.ts';
import { changeMessage } from './change-message.ts';
import { firstCheckMs } from './check-times.ts';
import { finishCampaigns } from './finish-campaigns.ts';
import type { HandOver } from './hand-over.ts';
import { type Lane, setLane } from './lane.ts';
import { tellCampaign } from './tell-campaign.ts';

type Message = typeof whatsAppMessages.$inferSelect;

/** After as many answers in a row that do not say whether a message was sent, a send is paused: somebody has to look. */
const mostUnclear = 3;

/** How long nothing is sent, where the provider does not say. */
const pauseMs: Readonly<Record<'unreachable' | 'unauthorized' | 'not-connected', number>> = {
  unreachable: 30_000,
  unauthorized: 60_000,
  'not-connected': 30_000,
};

interface Outcome {
  lane: Lane;
  message: Message;
  result: HandOver;
}

/** Writes down what came of a message that was handed over, and how long its session waits. */
export async function storeOutcome(app: AppContext, { lane, message, result }: Outcome): Promise<void> {
  await app.db.transaction(async (tx) => {
    // Before the message, as whoever takes the lane over does: in the other order the two would wait for each other.
    await tx.select().from(whatsAppLanes).where(eq(whatsAppLanes.sessionId, lane.sessionId)).for('update');
    const now = app.clock.now();
    const change = changeOf(result, now);
    // Of this try alone: a person may have had it sent again meanwhile.
    await changeMessage(tx, message.id, { ...change, at: now, where: eq(whatsAppMessages.tries, message.tries) });
    const wait = waitOf(result);
    if (result.ok) await storeRate(tx, lane, { rate: result.rate, now });
    if (wait) {
      await setLane(tx, lane, { nextAt: new Date(now.getTime() + wait.ms), waitsFor: wait.waitsFor });
    } else if (!result.ok && result.failure.kind === 'unknown') {
      await countUnclear(tx, lane, { message, now });
    } else {
      await setLane(tx, lane, { waitsFor: null, unclear: 0 });
    }
    await finishCampaigns(tx, now, message.campaignId);
  });
  tellCampaign(app, message.campaignId);
}

/** Keeps how fast the session may send, and lets the next message wait where it has to. */
async function storeRate(tx: Database, lane: Lane, { rate, now }: { rate: SendRate; now: Date }): Promise<void> {
  const { perMinute, restMs } = rate;
  if (perMinute !== null) {
    const isOther = sql`${whatsAppSessions.sendsPerMinute} is distinct from ${perMinute}`;
    await tx
      .update(whatsAppSessions)
      .set({ sendsPerMinute: perMinute })
      .where(and(eq(whatsAppSessions.id, lane.sessionId), isOther));
  }
  if (restMs === null) return;
  const restsUntil = new Date(now.getTime() + restMs);
  await tx
    .update(whatsAppLanes)
    .set({ nextAt: restsUntil })
    .where(
      and(
        eq(whatsAppLanes.sessionId, lane.sessionId),
        eq(whatsAppLanes.holder, lane.holder),
        or(isNull(whatsAppLanes.nextAt), lt(whatsAppLanes.nextAt, restsUntil)),
      ),
    );
}

function changeOf(result: HandOver, now: Date): Pick<Parameters<typeof changeMessage>[2], 'event' | 'set'> {
  const checkAt = new Date(now.getTime() + firstCheckMs);
  if (result.ok) return { event: 'accept', set: { providerMessageId: result.messageId, failure: null, checkAt } };
  switch (result.failure.kind) {
    case 'refused':
      return { event: 'refuse', set: { failure: refusalOf(result.failure.fields) } };
    case 'unknown':
      return { event: 'lose', set: { failure: 'no-answer', checkAt } };
    case 'limited':
    case 'not-connected':
    case 'unauthorized':
    case 'unavailable':
      return { event: 'keep' };
  }
}

function refusalOf(fields: Readonly<Record<string, readonly string[]>>): WhatsAppMessageFailure {
  return Object.hasOwn(fields, 'to') ? 'invalid-number' : 'refused';
}

/** How long the session waits after an answer with which nothing was sent; null where it goes on. */
function waitOf(result: HandOver): { waitsFor: WhatsAppWait; ms: number } | null {
  if (result.ok) return null;
  switch (result.failure.kind) {
    case 'limited':
      return { waitsFor: 'limited', ms: result.failure.retryAfterMs };
    case 'unauthorized':
      return { waitsFor: 'unauthorized', ms: pauseMs.unauthorized };
    case 'not-connected':
      return { waitsFor: 'not-connected', ms: pauseMs['not-connected'] };
    case 'unavailable':
      return { waitsFor: 'unreachable', ms: pauseMs.unreachable };
    case 'refused':
    case 'unknown':
      return null;
  }
}

async function countUnclear(tx: Database, lane: Lane, { message, now }: { message: Message; now: Date }) {
  const [row] = await tx
    .update(whatsAppLanes)
    .set({ unclear: sql`${whatsAppLanes.unclear} + 1`, waitsFor: null })
    .where(eq(whatsAppLanes.sessionId, lane.sessionId))
    .returning({ unclear: whatsAppLanes.unclear });
  if ((row?.unclear ?? 0) < mostUnclear) return;
  await setLane(tx, lane, { unclear: 0 });
  await tx
    .update(whatsAppCampaigns)
    .set({ state: 'paused', pauseReason: 'unclear-replies', updatedAt: now })
    .where(
      and(
        eq(whatsAppCampaigns.id, message.campaignId),
        eq(whatsAppCampaigns.state, 'running'),
        sql`exists (select 1 from ${whatsAppMessages} where ${whatsAppMessages.campaignId} = ${whatsAppCampaigns.id} and ${whatsAppMessages.state} = 'queued')`,
      ),
    );
}
