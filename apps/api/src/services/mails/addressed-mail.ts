import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/people.ts';
import { pendingMails } from '../../db/schema/pending-mails.ts';

type Row = typeof pendingMails.$inferSelect;

/** A mail that is to be sent, with the one whom it is for. */
export interface AddressedMail extends Row {
  to: typeof users.$inferSelect;
}

/** Returns a mail that is to be sent, and locks the account that it is about until the transaction ends. */
export async function lockMail(tx: Database, id: Row['id']): Promise<AddressedMail | null> {
  const [row] = await tx
    .select({ mail: pendingMails, to: users })
    .from(pendingMails)
    .innerJoin(users, eq(users.id, pendingMails.userId))
    .where(eq(pendingMails.id, id))
    .for('update', { of: users });
  return row ? { ...row.mail, to: row.to } : null;
}

/** Whether what a mail tells still holds: an account may have been closed, or a decision changed, while the mail waited. */
export function isStillTrue({ kind, to: { status, loggedInBefore, rejectedAt } }: AddressedMail): boolean {
  switch (kind) {
    case 'invitation':
      return status === 'active' && !loggedInBefore;
    case 'approved':
      return status === 'active';
    case 'rejected':
      return status === 'disabled' && rejectedAt !== null;
  }
}
