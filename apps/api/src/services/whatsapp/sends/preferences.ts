import type { UserId, WhatsAppPreference } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { users } from '../../../db/schema/people.ts';
import { whatsAppPreferences } from '../../../db/schema/whatsapp-sends.ts';
import { recordAudit } from '../../audit-log/record-audit.ts';
import { expectRow } from '../../queries/query-results.ts';
import type { Service } from '../../service.ts';
import { assertNotErased } from '../../users/not-erased.ts';
import { unreachableReason } from './select-recipients.ts';
import type { SendRules } from './send-rules.ts';

type Preference = typeof whatsAppPreferences.$inferInsert;

/** Returns whether somebody gets messages. */
export const getWhatsAppPreference: Service<'getWhatsAppPreference'> = ({ db, sendRules }, { params: { id } }) =>
  selectPreference(db, id, sendRules);

/** Records what somebody told the staff about messages. */
export const updateWhatsAppPreference: Service<'updateWhatsAppPreference'> = async (
  context,
  { params: { id }, body: { isOptedOut, hasConsent } },
) => {
  const now = context.clock.now();
  return context.db.transaction(async (tx) => {
    await assertNotErased(tx, id);
    const before = await selectPreference(tx, id, context.sendRules);
    await writePreference(tx, id, {
      ...(isOptedOut === undefined || isOptedOut === (before.optedOutAt !== null)
        ? {}
        : { optedOutAt: isOptedOut ? now : null, optedOutBy: isOptedOut ? ('staff' as const) : null }),
      ...(hasConsent === undefined || hasConsent === (before.consentAt !== null)
        ? {}
        : { consentAt: hasConsent ? now : null }),
    });
    const after = await selectPreference(tx, id, context.sendRules);
    await recordAudit(context, tx, 'updateWhatsAppPreference', { object: `user:${id}`, before, after });
    return after;
  });
};

/** Changes what is known of somebody's wish. */
export async function writePreference(
  tx: Database,
  userId: UserId,
  set: Omit<Preference, 'userId' | 'createdAt' | 'updatedAt'>,
): Promise<void> {
  if (Object.keys(set).length === 0) return;
  await tx
    .insert(whatsAppPreferences)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: whatsAppPreferences.userId, set });
}

async function selectPreference(db: Database, id: UserId, rules: SendRules): Promise<WhatsAppPreference> {
  const { preference, reason } = expectRow(
    await db
      .select({ preference: whatsAppPreferences, reason: unreachableReason(rules) })
      .from(users)
      .leftJoin(whatsAppPreferences, eq(whatsAppPreferences.userId, users.id))
      .where(eq(users.id, id)),
  );
  return {
    canReceive: reason === null,
    reason,
    optedOutAt: preference?.optedOutAt?.toISOString() ?? null,
    optedOutBy: preference?.optedOutBy ?? null,
    consentAt: preference?.consentAt?.toISOString() ?? null,
  };
}
