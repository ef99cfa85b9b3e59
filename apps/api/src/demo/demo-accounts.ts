import type { UserId } from '@rubrica/api-client/contract';
import { randomBytes } from 'node:crypto';
import { and, eq, inArray, like, ne, or, sql } from 'drizzle-orm';
import { endAccess } from '../auth/end-access.ts';
import { hashPassword, verifyPassword } from '../auth/passwords.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { accounts } from '../db/schema/auth.ts';
import { users } from '../db/schema/people.ts';
import { recordSystemAudit } from '../services/audit-log/record-audit.ts';
import { keysOf } from './demo-context.ts';
import { demoDomain, demoEmailOf, demoPassword, demoPeople } from './people.ts';

/** A user of the demo data. */
export interface DemoAccount {
  id: UserId;
  name: string;
  email: string;
  status: (typeof users.$inferSelect)['status'];
}

const columns = { id: users.id, name: users.name, email: users.email, status: users.status };

/**
 * Returns the accounts that the demo password opens. Hashes are slow to check, so only candidates are: accounts of the demo's
 * domain, and those that share their hash with another account, as all accounts of the demo do, also under another address.
 */
export async function findOpenDemoAccounts(db: Database): Promise<DemoAccount[]> {
  const shared = db
    .select({ password: accounts.password })
    .from(accounts)
    .groupBy(accounts.password)
    .having(sql`count(*) > 1`);
  const candidates = await db
    .select({ ...columns, hash: accounts.password })
    .from(users)
    .innerJoin(accounts, eq(accounts.userId, users.id))
    .where(or(like(users.email, `%@${demoDomain}`), inArray(accounts.password, shared)))
    .orderBy(users.email);
  const isOpen = new Map<string, boolean>();
  for (const { hash } of candidates) {
    if (hash !== null && !isOpen.has(hash)) isOpen.set(hash, await verifyPassword(demoPassword, hash));
  }
  return candidates
    .filter(({ hash }) => hash !== null && isOpen.get(hash))
    .map(({ id, name, email, status }) => ({ id, name, email, status }));
}

/** Deactivates every account of the demo, under a password that nobody knows. Their questions, tasks and marks stay. */
export async function removeDemoAccounts(db: Database, clock: Clock): Promise<DemoAccount[]> {
  const open = await findOpenDemoAccounts(db);
  const named = await db
    .select(columns)
    .from(users)
    .where(and(inArray(users.email, keysOf(demoPeople).map(demoEmailOf)), ne(users.status, 'disabled')));
  const removed = [...new Map([...open, ...named].map((account) => [account.id, account])).values()];
  for (const { id, status } of removed) {
    const password = await hashPassword(randomPassword());
    await db.transaction(async (tx) => {
      await replacePassword(tx, clock, id, password);
      await tx.update(users).set({ status: 'disabled', updatedAt: clock.now() }).where(eq(users.id, id));
      await recordSystemAudit(tx, clock, {
        actor: 'command line',
        action: 'user.remove',
        object: `user:${id}`,
        before: { status },
        after: { status: 'disabled' },
      });
    });
  }
  return removed;
}

/** Gives each account that the demo password opens a random one, which its owner must replace at the next login. */
export async function replaceDemoPasswords(
  db: Database,
  clock: Clock,
): Promise<{ account: DemoAccount; password: string }[]> {
  const replaced = [];
  for (const account of await findOpenDemoAccounts(db)) {
    const password = randomPassword();
    const hash = await hashPassword(password);
    await db.transaction(async (tx) => {
      await replacePassword(tx, clock, account.id, hash);
      await recordSystemAudit(tx, clock, {
        actor: 'command line',
        action: 'password.admin-reset',
        object: `user:${account.id}`,
      });
    });
    replaced.push({ account, password });
  }
  return replaced;
}

async function replacePassword(tx: Database, clock: Clock, userId: UserId, password: string): Promise<void> {
  await tx.update(accounts).set({ password }).where(eq(accounts.userId, userId));
  await tx.update(users).set({ loggedInBefore: false }).where(eq(users.id, userId));
  await endAccess(tx, userId, clock.now());
}

/** 96 random bits, in letters and digits that can be typed. */
function randomPassword(): string {
  return randomBytes(12).toString('base64url');
}
