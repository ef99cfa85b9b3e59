import type { UserId } from '@rubrica/api-client/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type PendingMailKind, pendingMails } from '../../db/schema/pending-mails.ts';
import type { AppContext } from '../context.ts';

interface Order {
  kind: PendingMailKind;
  to: readonly UserId[];
  /** Why a registration was rejected. */
  reason?: string;
}

/** Has people sent a mail, after the commit of the transaction that decides on it, and never without it. */
export async function orderMails(
  context: Pick<AppContext, 'clock' | 'jobs'>,
  tx: Database,
  order: Order,
): Promise<void> {
  if (order.to.length === 0) return;
  const batch = crypto.randomUUID();
  await storeMails(context, tx, { ...order, batch });
  await sendBatch(context, tx, batch);
}

/** Stores mails of a batch, which `sendBatch` has sent. One of the same kind that still waits is replaced. */
export async function storeMails(
  { clock }: Pick<AppContext, 'clock'>,
  tx: Database,
  { batch, kind, to, reason = null }: Omit<Order, 'reason'> & { batch: string; reason?: string | null },
): Promise<void> {
  if (to.length === 0) return;
  await tx.delete(pendingMails).where(and(inArray(pendingMails.userId, [...to]), eq(pendingMails.kind, kind)));
  const createdAt = clock.now();
  await tx.insert(pendingMails).values(to.map((userId) => ({ batch, userId, kind, reason, createdAt })));
}

/** Sends the job that sends a batch of mails. */
export function sendBatch({ jobs }: Pick<AppContext, 'jobs'>, tx: Database, batch: string): Promise<void> {
  return jobs.send('send-mails', { batch }, { db: tx, key: batch });
}
