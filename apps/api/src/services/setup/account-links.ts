import type { UserId } from '@rubrica/api-client/contract';
import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import { hashToken } from '../../auth/hashed-sessions.ts';
import type { Database } from '../../db/database.ts';
import { accountLinks } from '../../db/schema/auth.ts';
import { users } from '../../db/schema/people.ts';
import { recordSystemAudit, type SystemActor } from '../audit-log/record-audit.ts';
import { ForbiddenError } from '../errors/errors.ts';

const lifetimeMs = 24 * 3_600_000;

/** Returns the secret of a new link, 32 random bytes, and the hash of it that is stored. */
export function createLinkToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashToken(token) };
}

/** A stored link. */
type AccountLink = typeof accountLinks.$inferSelect;

/** Creates a single-use link that is valid for a day; only its hash is stored. `userId` is the account that it sets the password of. */
export async function createAccountLink(
  tx: Database,
  { clock, actor, userId }: { clock: Clock; actor: SystemActor; userId: UserId | null },
): Promise<{ token: string; expiresAt: Date }> {
  const { token, tokenHash } = createLinkToken();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  const kind = userId === null ? 'set-up' : 'password';
  await tx.insert(accountLinks).values({ tokenHash, kind, userId, expiresAt, createdAt: now });
  await recordSystemAudit(tx, clock, {
    actor,
    action: 'account-link.create',
    object: userId === null ? null : `user:${userId}`,
    details: { kind, expiresAt: expiresAt.toISOString() },
  });
  return { token, expiresAt };
}

/** Returns the address of the page on which a link is used. The token is in the fragment, which no server or proxy logs. */
export function accountLinkUrl(origin: string, token: string): string {
  return `${origin.replace(/\/$/u, '')}/auth/set-up#${token}`;
}

/** Returns whether somebody can administer this database. */
export async function hasActiveAdmin(db: Database): Promise<boolean> {
  const admins = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.status, 'active')))
    .limit(1);
  return admins.length > 0;
}

/**
 * Returns the link of a token. Within a transaction with `lockMode`, nobody else can use it until the transaction ends.
 *
 * @throws {ForbiddenError} with `link_unknown`, `link_used`, `link_replaced` or `link_expired`. A set-up link counts as used once there is an
 * active admin, whoever created them.
 */
export async function requireAccountLink(
  db: Database,
  clock: Clock,
  token: string,
  lockMode?: 'update',
): Promise<AccountLink> {
  const query = db
    .select()
    .from(accountLinks)
    .where(eq(accountLinks.tokenHash, hashToken(token)));
  const [link] = await (lockMode ? query.for(lockMode) : query);
  if (!link) throw new ForbiddenError('link_unknown');
  if (link.usedAt !== null) throw new ForbiddenError((await isReplaced(db, link)) ? 'link_replaced' : 'link_used');
  if (link.expiresAt <= clock.now()) throw new ForbiddenError('link_expired');
  if (link.kind === 'set-up' && (await hasActiveAdmin(db))) throw new ForbiddenError('link_used');
  return link;
}

/** Returns whether a newer invitation than this one waits to be used. */
async function isReplaced(db: Database, { kind, userId, createdAt }: AccountLink): Promise<boolean> {
  if (kind !== 'invitation' || userId === null) return false;
  const newer = and(
    eq(accountLinks.userId, userId),
    eq(accountLinks.kind, 'invitation'),
    isNull(accountLinks.usedAt),
    gt(accountLinks.createdAt, createdAt),
  );
  return (await db.$count(accountLinks, newer)) > 0;
}
