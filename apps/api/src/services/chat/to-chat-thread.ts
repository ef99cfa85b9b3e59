import type { ChatThread } from '@rubrica/api-client/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { chatMessages, chatReads, chatThreads } from '../../db/schema/chat.ts';
import { users } from '../../db/schema/people.ts';
import type { Viewer } from '../caller.ts';
import { staffReadSeq } from './read-marks.ts';

const owners = alias(users, 'owners');
const assignees = alias(users, 'assignees');

/** How many messages of its owner one of the staff has not read. */
const unreadFor = ({ id }: Viewer) =>
  sql<number>`(select count(*) from ${chatMessages} where ${and(
    eq(chatMessages.threadId, chatThreads.id),
    eq(chatMessages.by, 'owner'),
  )} and ${chatMessages.seq} > coalesce((select ${chatReads.readSeq} from ${chatReads}
    where ${chatReads.threadId} = ${chatThreads.id} and ${chatReads.userId} = ${id}), 0))`.mapWith(Number);

/** Selects threads with the names of their people, as one of the staff sees them. */
export function selectThreads(db: Database, viewer: Viewer, where: SQL | undefined) {
  return db
    .select({
      thread: chatThreads,
      owner: { id: owners.id, name: owners.name, role: owners.role },
      assignee: { id: assignees.id, name: assignees.name },
      staffReadSeq,
      unread: unreadFor(viewer),
    })
    .from(chatThreads)
    .leftJoin(owners, eq(owners.id, chatThreads.ownerId))
    .leftJoin(assignees, eq(assignees.id, chatThreads.assignedTo))
    .where(where)
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectThreads>>[number];

/** Returns a thread as the contract describes it. */
export function toChatThread({ thread, owner, assignee, ...counts }: Row): ChatThread {
  return {
    _id: thread.id,
    channel: thread.channel,
    // A thread belongs to nobody else: what staff wrote themselves is the other side.
    owner: owner && { _id: owner.id, name: owner.name, role: owner.role === 'parent' ? 'parent' : 'student' },
    contactEnding: thread.contactEnding,
    lastSeq: thread.lastSeq,
    lastMessageAt: thread.lastMessageAt?.toISOString() ?? null,
    lastBy: thread.lastBy,
    waitingSince: thread.waitingSince?.toISOString() ?? null,
    assignedTo: assignee && { _id: assignee.id, name: assignee.name },
    isBlocked: thread.blockedAt !== null,
    ownerReadSeq: thread.ownerReadSeq,
    ...counts,
  };
}
