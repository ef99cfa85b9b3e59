import type { ChatThreadId, InboxThread } from '@rubrica/api-client/contract';
import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { chatMessages, chatThreads } from '../../db/schema/chat.ts';
import type { Viewer } from '../caller.ts';
import { selectThreads, toChatThread } from '../chat/to-chat-thread.ts';
import { expectRow } from '../queries/query-results.ts';

/** How much of its newest message a thread shows in the list. */
const firstCharacters = 160;

/** Returns threads as the inbox lists them, with their newest messages. */
export async function toInboxThreads(
  db: Database,
  rows: Awaited<ReturnType<typeof selectThreads>>,
): Promise<InboxThread[]> {
  const last = await selectLast(
    db,
    rows.map(({ thread }) => thread.id),
  );
  return rows.map((row) => ({ ...toChatThread(row), last: last.get(row.thread.id) ?? null }));
}

/** @throws {NotFoundError} if there is no such thread */
export async function selectInboxThread(db: Database, viewer: Viewer, where: SQL | undefined): Promise<InboxThread> {
  return expectRow(await toInboxThreads(db, await selectThreads(db, viewer, where)));
}

/** The newest messages of threads, notes aside, by their first words. What was deleted says nothing. */
async function selectLast(db: Database, ids: readonly ChatThreadId[]) {
  if (ids.length === 0) return new Map<ChatThreadId, InboxThread['last']>();
  const newest = db
    .select({
      text: sql<string>`left(${chatMessages.text}, ${firstCharacters})`.as('last_text'),
      files: sql<number>`jsonb_array_length(${chatMessages.files}) + num_nonnulls(${chatMessages.attachment})`.as(
        'last_files',
      ),
      deletedAt: chatMessages.deletedAt,
    })
    .from(chatMessages)
    .where(and(eq(chatMessages.threadId, chatThreads.id), ne(chatMessages.by, 'note')))
    .orderBy(desc(chatMessages.seq))
    .limit(1)
    .as('newest');
  const rows = await db
    .select({ id: chatThreads.id, text: newest.text, files: newest.files, deletedAt: newest.deletedAt })
    .from(chatThreads)
    .innerJoinLateral(newest, sql`true`)
    .where(inArray(chatThreads.id, [...ids]));
  return new Map(
    rows.map(({ id, text, files, deletedAt }) => [id, deletedAt ? { text: '', files: 0 } : { text, files }]),
  );
}
