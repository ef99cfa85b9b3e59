import { randomBytes } from 'node:crypto';
import { cleanLine } from '@rubrica/api-client/clean-line';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { hashPassword, toCredentialAccount } from '../auth/passwords.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { accounts } from '../db/schema/auth.ts';
import { users } from '../db/schema/people.ts';
import { recordSystemAudit } from '../services/audit-log/record-audit.ts';
import { expectRow } from '../services/queries/query-results.ts';
import { createAccountLink } from '../services/setup/account-links.ts';

const actor = 'command line';

const emailSchema = z.string().trim().toLowerCase().max(254).pipe(z.email());

/**
 * Adds an active admin, whose password nobody knows, and creates the link with which they choose one.
 *
 * @throws an error for the operator, if the email is invalid or has an account
 */
export async function createAdminAccount(
  db: Database,
  clock: Clock,
  { email: typed, name: typedName }: { email: string; name: string | undefined },
) {
  const email = parseEmail(typed);
  const name = cleanLine(typedName ?? '') || (email.split('@')[0] ?? email);
  const password = await hashPassword(randomBytes(32).toString('base64url'));
  return db.transaction(async (tx) => {
    const [existing] = await tx.select().from(users).where(eq(users.email, email));
    if (existing) throw new Error(existingAccount(existing));
    const account = expectRow(
      await tx.insert(users).values({ name, email, role: 'admin', status: 'active' }).returning(),
    );
    await tx.insert(accounts).values(toCredentialAccount(account.id, password));
    await recordSystemAudit(tx, clock, {
      actor,
      action: 'user.create',
      object: `user:${account.id}`,
      after: { name, email, role: account.role, status: account.status },
    });
    return { account, link: await createAccountLink(tx, { clock, actor, userId: account.id }) };
  });
}

/**
 * Creates a link with which an admin chooses a new password.
 *
 * @throws an error for the operator, if the email is not that of an active admin
 */
export async function createPasswordLink(db: Database, clock: Clock, typed: string) {
  const email = parseEmail(typed);
  return db.transaction(async (tx) => {
    const [account] = await tx.select().from(users).where(eq(users.email, email));
    if (!account) throw new Error(`${email} has no account. Add one: npm run admin -- create --email ${email}`);
    if (account.role !== 'admin' || account.status !== 'active')
      throw new Error(`${email} is not an active administrator (${account.role}, ${account.status}).`);
    return createAccountLink(tx, { clock, actor, userId: account.id });
  });
}

function parseEmail(typed: string): string {
  const result = emailSchema.safeParse(typed);
  if (!result.success) throw new Error(`“${typed}” is not an email address.`);
  return result.data;
}

function existingAccount({ email, role, status }: typeof users.$inferSelect): string {
  return role === 'admin' && status === 'active'
    ? `${email} is an administrator already. For a link to a new password: npm run admin -- password-link --email ${email}`
    : `${email} has an account already (${role}, ${status}). An administrator can change it on the page Users; for a new one, use another address.`;
}
