import { eq } from 'drizzle-orm';
import { hashToken } from '../../auth/hashed-sessions.ts';
import { accountLinks } from '../../db/schema/auth.ts';
import { users } from '../../db/schema/people.ts';
import { ForbiddenError } from '../errors/errors.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { requireAccountLink } from '../setup/account-links.ts';
import { orderInvitations } from './invite-users.ts';

/**
 * Mails a new invitation to whom one was sent that has expired. It goes to the address of the account, so that whoever else
 * finds the old link gains nothing.
 */
export const renewInvitation: Service<'renewInvitation'> = async (context, { body }) => {
  const { client, clock, db, rateLimiter, messages } = context;
  await rateLimiter.consume('account-link-address', client.ipAddress);
  const [link] = await db
    .select()
    .from(accountLinks)
    .where(eq(accountLinks.tokenHash, hashToken(body.token)));
  if (!link || link.kind !== 'invitation' || link.userId === null) throw new ForbiddenError('link_unknown');
  // A link that was used or replaced says so; one that has expired is what this is for.
  if (link.usedAt !== null) await requireAccountLink(db, clock, body.token);
  await rateLimiter.consume('invitation-account', link.userId);
  await rateLimiter.refund('account-link-address', client.ipAddress);
  const person = expectRow(
    await db.select({ id: users.id, name: users.name }).from(users).where(eq(users.id, link.userId)),
  );
  const invited = await db.transaction((tx) => orderInvitations(context, tx, [person.id], person));
  if (invited.length === 0) throw new ForbiddenError('link_used');
  return { success: true, message: messages.confirmations.invitationRenewed };
};
