import { eq } from 'drizzle-orm';
import { whatsAppSessions } from '../../../db/schema/whatsapp.ts';
import type { Reply, Service } from '../../service.ts';
import type { SignedInContext } from '../../context.ts';
import { composeText, dueText, joinNames } from './compose-text.ts';
import { findTask } from './create-campaign.ts';
import { mediaLimits } from './media.ts';
import { quietUntil } from './quiet-hours.ts';
import { type Recipient, selectRecipients } from './select-recipients.ts';
import { selectPrimaryIntervalMs } from './pace.ts';
import { minutesFor } from './send-rules.ts';
import { countWaiting } from './to-campaigns.ts';

const mostSamples = 3;

/** Says what a send would do. */
export const previewWhatsApp: Service<'previewWhatsApp'> = async (context, { body }) => {
  const { db, clock, sendRules, timeZone } = context;
  const task = await findTask(db, body.task);
  const people = await selectRecipients(db, { audience: body.audience, rules: sendRules, now: clock.now() });
  const intervalMs = await selectPrimaryIntervalMs(db, sendRules);
  // They go out first, by the same number.
  const ahead = await countWaiting(db);
  const reached = people.filter(({ reason }) => reason === null);
  return {
    count: reached.length,
    minutes: reached.length === 0 ? 0 : minutesFor(ahead + reached.length, intervalMs),
    ahead,
    without: people.flatMap(({ _id, name, role, reason }) => (reason === null ? [] : [{ _id, name, role, reason }])),
    samples: samplesOf(reached).map(({ _id, name, role, language, about }) => ({
      _id,
      name,
      role,
      language,
      text: composeText(body.texts, language, {
        name: joinNames(about, language),
        task: task?.title ?? '',
        due: dueText(task?.dueAt ?? null, language, timeZone),
      }),
    })),
    from: await selectSender(context),
    isConfigured: context.whatsApp !== null,
    intervalMs,
    quiet: quietOf(context),
    mediaLimits,
  };
};

/** The first recipients, one of each language and role before others, so that each text is seen. */
function samplesOf(reached: readonly Recipient[]): Recipient[] {
  const kinds = new Map(reached.toReversed().map((one) => [`${one.language} ${one.role}`, one]));
  return [...new Set([...[...kinds.values()].toReversed(), ...reached])].slice(0, mostSamples);
}

async function selectSender({ db, whatsApp }: SignedInContext): Promise<Reply<'previewWhatsApp'>['from']> {
  if (!whatsApp) return null;
  const [primary] = await db.select().from(whatsAppSessions).where(eq(whatsAppSessions.isPrimary, true));
  if (!primary) return null;
  const { id, name, status, phoneNumber } = primary;
  return { id, name, status, phone_number: phoneNumber };
}

function quietOf({ sendRules, clock, timeZone }: SignedInContext): Reply<'previewWhatsApp'>['quiet'] {
  const { quietHours } = sendRules;
  if (quietHours === null) return null;
  const endsAt = quietUntil(quietHours, clock.now(), timeZone);
  return { ...quietHours, isNow: endsAt !== null, endsAt: endsAt?.toISOString() ?? null, timeZone };
}
