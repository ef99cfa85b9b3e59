import type { Language, UserId } from '@rubrica/api-client/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { accountLinks } from '../../db/schema/auth.ts';
import { users } from '../../db/schema/people.ts';
import { composeMail } from '../../mail/compose-mail.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import type { ServiceContext } from '../context.ts';
import { mailEach } from '../mail-each.ts';
import type { Service } from '../service.ts';
import { createLinkToken } from '../setup/account-links.ts';

const dayMs = 24 * 3_600_000;
/** How long an invitation works. */
export const invitationDays = 7;

/** An invitation that is stored and has to be mailed. Its token is nowhere else. */
interface Invitation {
  to: { id: UserId; name: string; email: string; language: Language };
  token: string;
  expiresAt: Date;
}

/** Mails people a link with which they choose their first password. */
export const inviteUsers: Service<'inviteUsers'> = async (context, { body }) => {
  const asked = [...new Set(body.users)];
  const invitations = await context.db.transaction((tx) => createInvitations(context, tx, asked));
  mailInvitations(context, invitations);
  const invited = invitations.map(({ to }) => to.id);
  return {
    success: true,
    message: context.messages.confirmations.invited(invited.length),
    invited,
    skipped: [...new Set(asked).difference(new Set(invited))],
  };
};

/**
 * Stores an invitation for each of these users who is active and has chosen no password yet; the others are left out. A new
 * invitation replaces an older one. Once the transaction is committed, `mailInvitations` sends them.
 */
export async function createInvitations(
  context: ServiceContext,
  tx: Database,
  userIds: readonly UserId[],
  actor?: { id: UserId; name: string },
): Promise<Invitation[]> {
  if (userIds.length === 0) return [];
  const now = context.clock.now();
  const expiresAt = new Date(now.getTime() + invitationDays * dayMs);
  // Locked in one order: of two people who invite the same users at once, the second waits and replaces.
  const invited = await tx
    .select({ id: users.id, name: users.name, email: users.email, language: users.language })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), eq(users.status, 'active'), eq(users.loggedInBefore, false)))
    .orderBy(users.id)
    .for('update');
  if (invited.length === 0) return [];
  const ids = invited.map(({ id }) => id);
  await tx
    .update(accountLinks)
    .set({ usedAt: now })
    .where(and(inArray(accountLinks.userId, ids), eq(accountLinks.kind, 'invitation'), isNull(accountLinks.usedAt)));
  const invitations: Invitation[] = [];
  for (const to of invited) {
    const { token, tokenHash } = createLinkToken();
    await tx.insert(accountLinks).values({ tokenHash, kind: 'invitation', userId: to.id, expiresAt, createdAt: now });
    await recordAudit(context, tx, 'inviteUsers', {
      object: `user:${to.id}`,
      details: { expiresAt: expiresAt.toISOString() },
      ...(actor ? { actor } : {}),
    });
    invitations.push({ to, token, expiresAt });
  }
  return invitations;
}

/** Mails stored invitations after the reply, one after the other. One that cannot be sent does not hold up the others. */
export function mailInvitations(context: ServiceContext, invitations: readonly Invitation[]): void {
  mailEach(context, 'Sending invitations', invitations, ({ to, token, expiresAt }) => {
    const url = invitationUrl(context.origin, token);
    const until = new Intl.DateTimeFormat(to.language, { dateStyle: 'long', timeZone: context.timeZone }).format(
      expiresAt,
    );
    return composeMail(to, (mail) => mail.invitation({ email: to.email, url, until }));
  });
}

/** Returns the address of an invitation's page. As in every link to an account, the token is in the fragment, which no server or proxy logs. */
export function invitationUrl(origin: string, token: string): string {
  return `${origin}/auth/invite#${token}`;
}
