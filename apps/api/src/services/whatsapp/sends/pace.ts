import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { whatsAppSessions } from '../../../db/schema/whatsapp.ts';
import type { SendRules } from './send-rules.ts';

/** What a session under account protection may send: one message in five seconds. */
const protectedMs = 5000;

type Known = Pick<typeof whatsAppSessions.$inferSelect, 'isProtected' | 'sendsPerMinute'>;

/**
 * Returns the time between two messages of a session: what the school has set for all, else what the provider has said of this one.
 * A session of which it has said nothing is taken for a protected one.
 */
export function intervalOf({ intervalMs }: Pick<SendRules, 'intervalMs'>, session: Known | null | undefined): number {
  if (intervalMs !== null) return intervalMs;
  // The limit of a protected session is counted in five seconds, not in a minute.
  if (session?.isProtected !== false || session.sendsPerMinute === null) return protectedMs;
  return Math.ceil(60_000 / session.sendsPerMinute);
}

/** Returns the time between two messages of the session with this id. */
export async function selectIntervalMs(
  db: Database,
  rules: Pick<SendRules, 'intervalMs'>,
  sessionId: string,
): Promise<number> {
  const [session] = await db.select().from(whatsAppSessions).where(eq(whatsAppSessions.id, sessionId));
  return intervalOf(rules, session);
}

/** Returns the time between two messages of the primary number, by which all go. */
export async function selectPrimaryIntervalMs(db: Database, rules: Pick<SendRules, 'intervalMs'>): Promise<number> {
  const [primary] = await db.select().from(whatsAppSessions).where(eq(whatsAppSessions.isPrimary, true));
  return intervalOf(rules, primary);
}
