import type { UserId } from '@rubrica/api-client/contract';
import type { Database } from '../db/database.ts';
import { accounts } from '../db/schema/auth.ts';
import { endAccess } from './end-access.ts';
import { toCredentialAccount } from './passwords.ts';

/**
 * Stores the hash of a user's new password, and ends all access that was given before: sessions, grants, links and known devices.
 * What the password was set by is among it, so it is used up only together with the password. The hash is made before the
 * transaction, because it may wait for its turn; the row of the user is locked first in it, as by everybody who ends access.
 */
export async function storePassword(
  tx: Database,
  userId: UserId,
  { hash, now }: { hash: string; now: Date },
): Promise<void> {
  // Somebody who was imported has no account row before their first password.
  await tx
    .insert(accounts)
    .values(toCredentialAccount(userId, hash))
    .onConflictDoUpdate({ target: [accounts.issuer, accounts.accountId], set: { password: hash } });
  await endAccess(tx, userId, now);
}
