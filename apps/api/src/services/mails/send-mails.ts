import { asc, eq, sql } from 'drizzle-orm';
import { pendingMails } from '../../db/schema/pending-mails.ts';
import type { RunningJob } from '../../jobs/jobs.ts';
import { composeMail } from '../../mail/compose-mail.ts';
import type { Mail } from '../../mail/open-mailer.ts';
import { loginUrl } from '../auth/login-url.ts';
import type { AppContext } from '../context.ts';
import { composeInvitation, replaceInvitations } from '../invitations/make-invitation.ts';
import { type AddressedMail, isStillTrue, lockMail } from './addressed-mail.ts';

type MailContext = Pick<AppContext, 'db' | 'clock' | 'mailer' | 'origin' | 'timeZone'>;

/** After so many failures one after the other it is the mail server that fails, and not an address. */
const mostFailuresInRow = 3;
/** The share of a batch that is done is told after so many mails. */
const toldEvery = 10;

/**
 * Sends the mails of a batch, one after the other. One that cannot be sent does not hold up the others: those that have failed before
 * come last. Each is deleted once it is sent, so that a further try, or another server, goes on with the rest.
 *
 * A server that stops between a mail and its deletion has the mail sent again: with the same Message-ID, by which most mailboxes show
 * it once. Of an invitation the links in both then work.
 *
 * @throws {AggregateError} when the others are sent, if some could not be
 */
export async function sendMails(
  app: MailContext,
  { batch }: { batch: string },
  { signal, progress }: RunningJob,
): Promise<void> {
  const due = await app.db
    .select({ id: pendingMails.id })
    .from(pendingMails)
    .where(eq(pendingMails.batch, batch))
    .orderBy(asc(pendingMails.failures), asc(pendingMails.id));
  const errors: unknown[] = [];
  let inRow = 0;
  for (const [index, { id }] of due.entries()) {
    signal.throwIfAborted();
    try {
      await sendMail(app, id);
      inRow = 0;
    } catch (error) {
      errors.push(error);
      inRow += 1;
      const failures = sql`${pendingMails.failures} + 1`;
      await app.db.update(pendingMails).set({ failures }).where(eq(pendingMails.id, id));
      if (inRow === mostFailuresInRow) break;
    }
    if ((index + 1) % toldEvery === 0) await progress((index + 1) / due.length);
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${due.length} mails could not be sent.`);
}

async function sendMail(app: MailContext, id: AddressedMail['id']): Promise<void> {
  const { db, mailer, origin } = app;
  const composed = await db.transaction(async (tx) => {
    // Asked for again meanwhile, and sent with another batch, or forgotten.
    const mail = await lockMail(tx, id);
    if (!mail) return null;
    if (isStillTrue(mail)) return { mail, content: await compose(app, tx, mail) };
    await tx.delete(pendingMails).where(eq(pendingMails.id, id));
    return null;
  });
  if (!composed) return;
  const { mail, content } = composed;
  await mailer.send({ ...content, messageId: `<${mail.kind}-${id}@${new URL(origin).hostname}>` });
  await db.transaction(async (tx) => {
    if (mail.kind === 'invitation') await replaceInvitations(app, tx, mail);
    await tx.delete(pendingMails).where(eq(pendingMails.id, id));
  });
}

async function compose(app: MailContext, tx: MailContext['db'], mail: AddressedMail): Promise<Mail> {
  switch (mail.kind) {
    case 'invitation':
      return composeInvitation(app, tx, mail.to);
    case 'approved':
      return composeMail(mail.to, (text) => text.approved(loginUrl(app.origin)));
    case 'rejected':
      return composeMail(mail.to, (text) => text.rejected(mail.reason ?? ''));
  }
}
