import type { InboxState } from '@rubrica/api-client/contract';
import { and, eq, gt, isNotNull, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { chatMessages, chatReads, chatThreads } from '../../db/schema/chat.ts';
import { users } from '../../db/schema/people.ts';
import { visibleChatThreads } from '../../policy/visible/chat.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import type { Caller } from '../caller.ts';
import { withAsciiDigits } from '../queries/fold-text.ts';
import { listPage, matchesSearch } from '../queries/list-page.ts';
import type { Service } from '../service.ts';
import { isAssignedToAnswerer } from '../chat/answerers.ts';
import { selectThreads } from '../chat/to-chat-thread.ts';
import { toInboxThreads } from './select-threads.ts';

/** Returns a page of the conversations that the caller sees. */
export const listChatThreads: Service<'listChatThreads'> = ({ db, caller }, { query }) =>
  listPage(db, query, {
    select: (where) => selectThreads(db, caller, where),
    selectIds: (where) =>
      db
        .select({ id: chatThreads.id })
        .from(chatThreads)
        .leftJoin(users, eq(users.id, chatThreads.ownerId))
        .where(where)
        .$dynamic(),
    where: and(
      visibleTo(caller, visibleChatThreads),
      isNotNull(chatThreads.lastMessageAt),
      query.channel && eq(chatThreads.channel, query.channel),
      query.state && isInState(db, query.state, caller),
      query.assignedTo && eq(chatThreads.assignedTo, query.assignedTo),
    ),
    search: (search) => or(matchesSearch(search, [users.name]), hasEnding(search), hasWords(db, search)),
    // All of these have a last message; a column that may be null could not be read from its index, newest first.
    sort: { lastMessageAt: sql`${chatThreads.lastMessageAt}`, waitingSince: chatThreads.waitingSince },
    defaultSort: query.state === 'waiting' ? 'waitingSince' : '-lastMessageAt',
    id: chatThreads.id,
    toItems: (rows) => toInboxThreads(db, rows),
  });

/** Tells how many conversations wait for the caller. */
export const countWaitingChats: Service<'countWaitingChats'> = async ({ db, caller }) => {
  const isUnread = sql`exists (select 1 from ${chatMessages} where ${and(
    eq(chatMessages.threadId, chatThreads.id),
    eq(chatMessages.by, 'owner'),
    gt(
      chatMessages.seq,
      sql`coalesce((select ${chatReads.readSeq} from ${chatReads}
        where ${chatReads.threadId} = ${chatThreads.id} and ${chatReads.userId} = ${caller.id}), 0)`,
    ),
  )})`;
  const isFor = or(not(isAssignedToAnswerer(db)), eq(chatThreads.assignedTo, caller.id));
  const where = and(isInState(db, 'waiting', caller), isFor, visibleTo(caller, visibleChatThreads), isUnread);
  return { count: await db.$count(chatThreads, where) };
};

function isInState(db: Database, state: InboxState, { id }: Caller): SQL | undefined {
  const [isOpen, isWaiting] = [isNull(chatThreads.blockedAt), isNotNull(chatThreads.waitingSince)];
  switch (state) {
    case 'waiting':
      return and(isWaiting, isOpen);
    case 'answered':
      return and(isNull(chatThreads.waitingSince), isOpen);
    case 'assigned-to-me':
      return eq(chatThreads.assignedTo, id);
    case 'unassigned':
      return and(not(isAssignedToAnswerer(db)), isOpen);
    case 'blocked':
      return isNotNull(chatThreads.blockedAt);
    case 'reported':
      return sql`exists (select 1 from ${chatMessages}
        where ${chatMessages.threadId} = ${chatThreads.id} and ${chatMessages.reportedAt} is not null
          and ${chatMessages.reportSettledAt} is null)`;
  }
}

/** Whether it is the conversation of an unknown number with these last digits. */
function hasEnding(search: string): SQL | undefined {
  const digits = withAsciiDigits(search).replaceAll(/\D/gu, '');
  return digits === '' ? undefined : eq(chatThreads.contactEnding, digits);
}

/** Whether a message that is no note has all words of the search, each of them or its beginning. */
function hasWords(db: Database, search: string): SQL | undefined {
  // A vowel sign is a part of its word. Most people write without them.
  const words = search.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu);
  if (!words) return undefined;
  const query = words.map((word) => `(${word}:* | ${word.replaceAll(/\p{M}/gu, '')}:*)`).join(' & ');
  const found = db
    .select({ id: chatMessages.threadId })
    .from(chatMessages)
    .where(and(sql`search_words(${chatMessages.text}) @@ to_tsquery('simple', ${query})`, ne(chatMessages.by, 'note')));
  return sql`${chatThreads.id} in ${found}`;
}
