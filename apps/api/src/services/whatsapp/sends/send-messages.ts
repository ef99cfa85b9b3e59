import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { whatsAppCampaigns, whatsAppMessages } from '../../../db/schema/whatsapp-sends.ts';
import type { RunningJob } from '../../../jobs/jobs.ts';
import type { AppContext } from '../../context.ts';
import type { WhatsApp } from '../whatsapp.ts';
import { finishCampaigns } from './finish-campaigns.ts';
import { handOver, openSender } from './hand-over.ts';
import { holdLane, type Lane, releaseLane } from './lane.ts';
import { loseUnfinished } from './lose-unfinished.ts';
import { storeOutcome } from './store-outcome.ts';
import { takeNext } from './take-next.ts';
import { sendJobKey } from './write-campaign.ts';

/** How long one job sends: the next one goes on, so that none comes near the time that a job may take. */
const sliceMs = 10 * 60_000;
/** A longer wait is left to a later job. */
const longestWaitMs = 60_000;

/**
 * Sends what waits, one message after the other, as fast as the primary number may. One server does so at a time. Each message is
 * written down as being sent before it is handed over, and what came of it afterwards, so that after a crash between the two it is
 * unknown, and never sent again by itself.
 */
export async function sendMessages(app: AppContext, _data: object, running: RunningJob): Promise<void> {
  const { whatsApp } = app;
  if (!whatsApp || !(await isAnyWaiting(app))) return;
  const holder = randomUUID();
  const endAt = app.clock.now().getTime() + sliceMs;
  let lane: Lane | null = null;
  try {
    while (!running.signal.aborted) {
      const sender = await openSender(app, whatsApp);
      if (!sender) return;
      if (lane && lane.sessionId !== sender.sessionId) await releaseLane(app.db, lane);
      lane = { sessionId: sender.sessionId, holder };
      const step = await sendNext(app, whatsApp, { lane, sender });
      if (step.kind === 'done') return;
      const isOver = app.clock.now().getTime() >= endAt || step.ms > longestWaitMs;
      if (isOver) {
        const startAt = new Date(app.clock.now().getTime() + step.ms);
        await app.jobs.send('send-whatsapp', {}, { key: sendJobKey, startAt });
        return;
      }
      if (step.ms > 0) await app.sendRules.wait(step.ms, running.signal);
    }
  } finally {
    if (lane) await releaseLane(app.db, lane);
  }
}

/** What to do after a step: nothing any more, or the next one in so many milliseconds. */
type Step = { kind: 'done' } | { kind: 'next'; ms: number };

const done: Step = { kind: 'done' };
const next = (ms: number): Step => ({ kind: 'next', ms });

async function sendNext(
  app: AppContext,
  whatsApp: WhatsApp,
  { lane, sender }: { lane: Lane; sender: { sessionId: string; key: string } },
): Promise<Step> {
  const now = app.clock.now();
  const held = await app.db.transaction(async (tx) => {
    const result = await holdLane(tx, lane, now);
    // Whoever had it before has stopped in the middle.
    if (result?.isTaken) await loseUnfinished(tx, now, lane.sessionId);
    return result;
  });
  if (!held) return done;
  const waitMs = (held.lane.nextAt?.getTime() ?? 0) - now.getTime();
  if (waitMs > 0) return next(waitMs);
  const taken = await takeNext(app, lane);
  if (taken === null) {
    await finishCampaigns(app.db, now);
    return done;
  }
  if (taken === 'skipped') return next(0);
  const result = await handOver(app, whatsApp, { sender, taken });
  await storeOutcome(app, { lane, message: taken.message, result });
  return next(0);
}

async function isAnyWaiting({ db }: AppContext): Promise<boolean> {
  const [one] = await db
    .select({ id: whatsAppMessages.id })
    .from(whatsAppMessages)
    .innerJoin(whatsAppCampaigns, eq(whatsAppCampaigns.id, whatsAppMessages.campaignId))
    .where(and(inArray(whatsAppMessages.state, ['queued', 'sending']), eq(whatsAppCampaigns.state, 'running')))
    .limit(1);
  return one !== undefined;
}
