import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/people.ts';
import type { Service } from '../service.ts';
import { requireAccountLink } from './account-links.ts';

/** Returns what a link is for, so that its page can ask for the right things, or say why the link no longer works. */
export const checkAccountLink: Service<'checkAccountLink'> = async ({ client, clock, db, rateLimiter }, { body }) => {
  await rateLimiter.consume('account-link-address', client.ipAddress);
  const { kind, userId } = await requireAccountLink(db, clock, body.token);
  // No guess: a class that opens its invitations together does not use up its school's address.
  await rateLimiter.refund('account-link-address', client.ipAddress);
  if (userId === null) return { kind, account: null };
  const [account] = await db.select({ name: users.name, email: users.email }).from(users).where(eq(users.id, userId));
  return { kind, account: account ?? null };
};
