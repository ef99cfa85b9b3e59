import type { UserId } from '@rubrica/api-client/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/people.ts';
import { sendsMail } from '../../mail/open-mailer.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import type { ServiceContext } from '../context.ts';
import { sendBatch, storeMails } from '../mails/order-mails.ts';
import type { Service } from '../service.ts';

/** Mails people a link with which they choose their first password. */
export const inviteUsers: Service<'inviteUsers'> = async (context, { body }) => {
  const asked = [...new Set(body.users)];
  const invited = await context.db.transaction((tx) => orderInvitations(context, tx, asked));
  return {
    success: true,
    message: context.messages.confirmations.invited(invited.length, sendsMail(context.mailer)),
    invited,
    skipped: [...new Set(asked).difference(new Set(invited))],
  };
};

/**
 * Has an invitation sent to each of these users who is active and has chosen no password yet; the others are left out. Once it is
 * sent, it replaces an older one. It is made by the job that sends it, because its token is stored nowhere.
 *
 * @returns who is invited
 */
export async function orderInvitations(
  context: ServiceContext,
  tx: Database,
  userIds: readonly UserId[],
  actor?: { id: UserId; name: string },
): Promise<UserId[]> {
  const batch = crypto.randomUUID();
  const invited = await storeInvitations(context, tx, { userIds, batch, ...(actor ? { actor } : {}) });
  if (invited.length > 0) await sendBatch(context, tx, batch);
  return invited;
}

/** Stores the invitations of a batch that is sent later. @returns who is invited */
export async function storeInvitations(
  context: ServiceContext,
  tx: Database,
  { userIds, batch, actor }: { userIds: readonly UserId[]; batch: string; actor?: { id: UserId; name: string } },
): Promise<UserId[]> {
  if (userIds.length === 0) return [];
  // Locked in one order: of two people who invite the same users at once, the second waits and replaces.
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), eq(users.status, 'active'), eq(users.loggedInBefore, false)))
    .orderBy(users.id)
    .for('update');
  const invited = rows.map(({ id }) => id);
  await storeMails(context, tx, { batch, kind: 'invitation', to: invited });
  for (const id of invited)
    await recordAudit(context, tx, 'inviteUsers', { object: `user:${id}`, ...(actor ? { actor } : {}) });
  return invited;
}
