import type { accounts } from '../../db/schema/auth.ts';

/** The row by which the auth engine knows a user's password. */
export function toCredentialAccount(userId: string, password: string): typeof accounts.$inferInsert {
  return { userId, accountId: userId, providerId: 'credential', issuer: 'local:credential', password };
}
