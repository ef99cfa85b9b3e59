import type { UserId } from '@rubrica/api-client/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { accountLinks, knownDevices, publishTokens, sessions, verifications } from '../db/schema/auth.ts';
import { calendarFeeds } from '../db/schema/meetings.ts';
import { pendingMails } from '../db/schema/pending-mails.ts';

/**
 * Ends everything that gives access to an account besides its password: sessions (and with them the forced sessions opened
 * from them), grants to reset the password, unused account links and invitations that are not sent yet, the calendar feed, tokens for publishing, and the allowance of known devices. For a change of
 * password, role or status: what was handed out before it does not outlive it.
 */
export async function endAccess(tx: Database, userId: UserId, now: Date): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  await tx.delete(publishTokens).where(eq(publishTokens.userId, userId));
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId));
  await tx.delete(pendingMails).where(and(eq(pendingMails.userId, userId), eq(pendingMails.kind, 'invitation')));
  await endMailedAccess(tx, userId, now);
}

/**
 * Ends what somebody was given without being signed in, most of it by mail: unused account links, invitations among them, and grants
 * to reset the password. For a change of the address: whoever reads the former one cannot enter any more.
 */
export async function endMailedAccess(tx: Database, userId: UserId, now: Date): Promise<void> {
  await tx.delete(verifications).where(eq(verifications.value, userId));
  await tx
    .update(accountLinks)
    .set({ usedAt: now })
    .where(and(eq(accountLinks.userId, userId), isNull(accountLinks.usedAt)));
}
