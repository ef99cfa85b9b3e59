import type { accounts } from '../../db/schema/auth.ts';

/** Returns the account row in which the auth engine stores a user's password. */
export function toCredentialAccount(userId: string, password: string): typeof accounts.$inferInsert {
  return { userId, accountId: userId, providerId: 'credential', issuer: 'local:credential', password };
}
