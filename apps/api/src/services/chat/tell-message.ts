import type { ChatThreadId, UserId } from '@rubrica/api-client/contract';
import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { chatMessages, chatReads, chatThreads } from '../../db/schema/chat.ts';
import { notices } from '../../db/schema/notices.ts';
import { users } from '../../db/schema/people.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { AppContext } from '../context.ts';
import { notify } from '../notices/notify.ts';
import { selectAnswerers } from './answerers.ts';

/** Whoever reads a message within this time is told nothing of it. */
const readingMs = 15_000;

type Thread = typeof chatThreads.$inferSelect;

interface Written {
  thread: ChatThreadId;
  /** To whom it was written. */
  to: 'owner' | 'staff';
  writtenAt: Date;
}

/** Has the other side told of what was written, in the transaction that writes it. */
export async function tellLater(jobs: Jobs, tx: Database, { thread, to, writtenAt }: Written): Promise<void> {
  const startAt = new Date(writtenAt.getTime() + readingMs);
  await jobs.send('tell-message', { thread, to }, { db: tx, key: `${thread}:${to}`, startAt });
}

/**
 * Tells of new messages, some seconds after they were written: their owner of an answer, the staff of a question, unless they have
 * read it by then. Nobody has more than one unread notice of a thread.
 */
export async function tellMessage(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { thread: id, to }: { thread: ChatThreadId; to: 'owner' | 'staff' },
): Promise<void> {
  await db.transaction(async (tx) => {
    // Waits for who is writing: their message has asked for no job of its own where this one waited still.
    const [thread] = await tx.select().from(chatThreads).where(eq(chatThreads.id, id)).for('share');
    if (!thread) return;
    await (to === 'owner' ? tellOwner(tx, thread, clock.now()) : tellStaff(tx, thread, clock.now()));
  });
}

async function tellOwner(tx: Database, thread: Thread, at: Date): Promise<void> {
  const { id, ownerId, ownerReadSeq, channel } = thread;
  const last = await lastOf(tx, id, 'staff');
  // WhatsApp itself tells of what comes by it.
  if (ownerId === null || channel === 'whatsapp' || !last || last.seq <= ownerReadSeq) return;
  const isTold = await tx.$count(notices, and(isAbout(id), eq(notices.userId, ownerId), isNull(notices.readAt)));
  if (isTold > 0) return;
  await notify(tx, {
    kind: 'message',
    about: { thread: id, from: last.author },
    recipients: [ownerId],
    key: `message:${id}:${last.seq}`,
    at,
  });
}

/** The one whom the thread is assigned to, as long as they answer it, else the admins; once for each time that its owner waits. */
async function tellStaff(tx: Database, thread: Thread, at: Date): Promise<void> {
  const { id, waitingSince, assignedTo } = thread;
  const last = await lastOf(tx, id, 'owner');
  if (waitingSince === null || !last) return;
  const reads = await tx.select().from(chatReads).where(eq(chatReads.threadId, id));
  const hasRead = (user: UserId) => reads.some(({ userId, readSeq }) => userId === user && readSeq >= last.seq);
  const assignee = (await selectAnswerers(tx, id)).find(({ _id }) => _id === assignedTo);
  const staff = assignee ? [assignee._id] : await selectAdmins(tx);
  const recipients = staff.filter((user) => !hasRead(user));
  if (recipients.length === 0) return;
  await notify(tx, {
    kind: 'message',
    about: { thread: id, from: last.author },
    recipients,
    key: `message:${id}:${waitingSince.toISOString()}`,
    at,
  });
}

/** The admins who can log in. */
export async function selectAdmins(tx: Database): Promise<UserId[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.status, 'active')));
  return rows.map(({ id }) => id);
}

async function lastOf(tx: Database, threadId: ChatThreadId, by: 'owner' | 'staff') {
  const [last] = await tx
    .select({ seq: chatMessages.seq, author: users.name })
    .from(chatMessages)
    .leftJoin(users, eq(users.id, chatMessages.authorId))
    .where(and(eq(chatMessages.threadId, threadId), eq(chatMessages.by, by), isNull(chatMessages.deletedAt)))
    .orderBy(desc(chatMessages.seq))
    .limit(1);
  return last;
}

const isAbout = (id: ChatThreadId) => and(eq(notices.kind, 'message'), eq(notices.subjectId, id));

/** Whoever has read a thread, on any device, has read what they were told of it. */
export async function readNotices(tx: Database, id: ChatThreadId, userId: UserId, at: Date): Promise<void> {
  await tx
    .update(notices)
    .set({ readAt: at })
    .where(and(isAbout(id), eq(notices.userId, userId), isNull(notices.readAt)));
}

/** Once one of the staff has answered, the others need not be told that somebody waits. */
export async function forgetWaiting(tx: Database, { id, ownerId }: Thread): Promise<void> {
  const ofStaff = ownerId === null ? undefined : ne(notices.userId, ownerId);
  await tx.delete(notices).where(and(isAbout(id), ofStaff, isNull(notices.readAt)));
}
