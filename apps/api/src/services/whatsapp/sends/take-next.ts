import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { WhatsAppMessageFailure } from '@rubrica/api-client/contract';
import type { Database } from '../../../db/database.ts';
import { users } from '../../../db/schema/people.ts';
import { whatsAppCampaigns, whatsAppMessages, whatsAppPreferences } from '../../../db/schema/whatsapp-sends.ts';
import type { ProviderMedia } from '../../../whatsapp/provider.ts';
import type { AppContext } from '../../context.ts';
import { changeMessage } from './change-message.ts';
import { finishCampaigns } from './finish-campaigns.ts';
import { type Lane, laneLeaseMs, setLane } from './lane.ts';
import { openMedia } from './media.ts';
import { isStillTrue } from './occasions.ts';
import { selectIntervalMs } from './pace.ts';
import { quietUntil } from './quiet-hours.ts';
import { unreachableReason } from './select-recipients.ts';

type Message = typeof whatsAppMessages.$inferSelect;

/** A message that is to be handed over now. */
export interface TakenMessage {
  message: Message;
  /** The recipient's phone number. */
  to: string;
  media: ProviderMedia | null;
}

/** What comes next: a message; `skipped` where the next one is not to be sent any more; null where nothing waits. */
type Next = TakenMessage | 'skipped' | null;

const promptKinds = ['reply', 'confirmation'] as const;

/**
 * Takes the next message, and writes down that it is being sent before it is: whoever finds it so after a crash knows that it may have
 * been. Answers to a person go first, and do not wait for the end of quiet hours.
 *
 * @throws if the lane is no longer held
 */
export async function takeNext(app: AppContext, lane: Lane): Promise<Next> {
  return app.db.transaction(async (tx) => {
    const now = app.clock.now();
    const found = await lockNext(app, tx, now);
    if (!found) return null;
    const { message, campaign } = found;
    if (!(await isStillTrue({ ...app, db: tx }, message))) {
      // Without its occasion: should it become true again, it has not been told.
      await changeMessage(tx, message.id, { event: 'cancel', at: now, set: { occasion: null } });
      await finishCampaigns(tx, now, campaign.id);
      return 'skipped';
    }
    const recipient = await selectRecipient(app, tx, found);
    const media = campaign.mediaFileId === null ? null : await openMedia({ ...app, db: tx }, campaign.mediaFileId);
    const failure = recipient.failure ?? (campaign.mediaFileId !== null && media === null ? 'media-missing' : null);
    if (failure !== null || recipient.phone === null) {
      await changeMessage(tx, message.id, { event: 'refuse', at: now, set: { failure: failure ?? 'no-number' } });
      await finishCampaigns(tx, now, campaign.id);
      return 'skipped';
    }
    const begun = await changeMessage(tx, message.id, {
      event: 'begin',
      at: now,
      set: {
        attemptedAt: now,
        sessionId: lane.sessionId,
        tries: message.tries + 1,
        failure: null,
        providerMessageId: null,
        remoteId: null,
        checkAt: null,
      },
    });
    // Also the time of the next one, so that a restart does not send faster.
    const isHeld = await setLane(tx, lane, {
      heldUntil: new Date(now.getTime() + laneLeaseMs),
      nextAt: new Date(now.getTime() + (await selectIntervalMs(tx, app.sendRules, lane.sessionId))),
    });
    if (!isHeld || !begun) throw new Error('Another server sends by this WhatsApp session.');
    return { message: begun, to: recipient.phone, media };
  });
}

async function lockNext({ sendRules, timeZone }: AppContext, tx: Database, now: Date) {
  const isQuiet = quietUntil(sendRules.quietHours, now, timeZone) !== null;
  const isPrompt = inArray(whatsAppCampaigns.kind, [...promptKinds]);
  const [found] = await tx
    .select({ message: whatsAppMessages, campaign: whatsAppCampaigns })
    .from(whatsAppMessages)
    .innerJoin(whatsAppCampaigns, eq(whatsAppCampaigns.id, whatsAppMessages.campaignId))
    .where(
      and(eq(whatsAppMessages.state, 'queued'), eq(whatsAppCampaigns.state, 'running'), isQuiet ? isPrompt : undefined),
    )
    .orderBy(desc(sql`${isPrompt}`), asc(whatsAppMessages.id))
    .limit(1)
    .for('update', { of: whatsAppMessages, skipLocked: true });
  return found;
}

/** Reads the recipient as they are now: since the send was made they may have gone, changed their number, or opted out. */
async function selectRecipient(
  { sendRules }: AppContext,
  tx: Database,
  { message, campaign }: NonNullable<Awaited<ReturnType<typeof lockNext>>>,
): Promise<{ phone: string | null; failure: WhatsAppMessageFailure | null }> {
  const [person] = await tx
    .select({ phone: users.phone, status: users.status, reason: unreachableReason(sendRules) })
    .from(users)
    .leftJoin(whatsAppPreferences, eq(whatsAppPreferences.userId, users.id))
    .where(eq(users.id, message.recipientId));
  if (person?.status !== 'active') return { phone: null, failure: 'no-account' };
  // That they are told no more is told to those who want no more, and whoever wrote may be answered.
  const isWanted = promptKinds.some((kind) => kind === campaign.kind);
  return { phone: person.phone, failure: isWanted && person.phone !== null ? null : person.reason };
}
