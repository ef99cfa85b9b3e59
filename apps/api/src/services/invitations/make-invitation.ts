import type { Language, UserId } from '@rubrica/api-client/contract';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { accountLinks } from '../../db/schema/auth.ts';
import { composeMail } from '../../mail/compose-mail.ts';
import type { Mail } from '../../mail/open-mailer.ts';
import type { AppContext } from '../context.ts';
import { createLinkToken } from '../setup/account-links.ts';

const dayMs = 24 * 3_600_000;
/** How long an invitation works. */
export const invitationDays = 7;

/** Makes an invitation for somebody, whose token is stored as a hash and is in the mail alone. */
export async function composeInvitation(
  { clock, origin, timeZone }: Pick<AppContext, 'clock' | 'origin' | 'timeZone'>,
  tx: Database,
  to: { id: UserId; name: string; email: string; language: Language },
): Promise<Mail> {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + invitationDays * dayMs);
  const { token, tokenHash } = createLinkToken();
  await tx.insert(accountLinks).values({ tokenHash, kind: 'invitation', userId: to.id, expiresAt, createdAt: now });
  const url = invitationUrl(origin, token, to.language);
  const until = new Intl.DateTimeFormat(to.language, { dateStyle: 'long', timeZone }).format(expiresAt);
  return composeMail(to, (mail) => mail.invitation({ email: to.email, url, until }));
}

/**
 * Ends the invitations that somebody was sent before a newer one was asked for, once the newer one is sent. Those of its own earlier
 * tries go on: one of them may have arrived.
 */
export async function replaceInvitations(
  { clock }: Pick<AppContext, 'clock'>,
  tx: Database,
  { userId, createdAt }: { userId: UserId; createdAt: Date },
): Promise<void> {
  await tx
    .update(accountLinks)
    .set({ usedAt: clock.now() })
    .where(
      and(
        eq(accountLinks.userId, userId),
        eq(accountLinks.kind, 'invitation'),
        isNull(accountLinks.usedAt),
        lt(accountLinks.createdAt, createdAt),
      ),
    );
}

/** Returns the address of an invitation's page. As in every link to an account, the token is in the fragment, which no server or proxy logs. */
function invitationUrl(origin: string, token: string, language: Language): string {
  // A device that has shown nothing of us yet shows English.
  const search = language === 'en' ? '' : `?lang=${language}`;
  return `${origin}/auth/invite${search}#${token}`;
}
