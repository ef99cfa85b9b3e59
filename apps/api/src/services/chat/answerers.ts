import type { ChatThreadId, OpenInboxThread } from '@rubrica/api-client/contract';
import { and, asc, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { chatThreads } from '../../db/schema/chat.ts';
import { users } from '../../db/schema/people.ts';
import { visibleChatThreads } from '../../policy/visible/chat.ts';

/** The condition on `users` and `chat_threads` that one of the staff sees a thread, and can log in to answer it. */
const isAnswerer = and(
  eq(users.status, 'active'),
  or(
    eq(users.role, 'admin'),
    and(
      eq(users.role, 'assistant'),
      visibleChatThreads.to.assistant({ id: sql<string>`${users.id}`, role: 'assistant' }),
    ),
  ),
);

/** The staff who see a thread: admins, and the assistants of its owner or of their children. */
export function selectAnswerers(db: Database, thread: ChatThreadId): Promise<OpenInboxThread['answerers']> {
  return db
    .select({ _id: users.id, name: users.name })
    .from(users)
    .innerJoin(chatThreads, eq(chatThreads.id, thread))
    .where(isAnswerer)
    .orderBy(asc(users.name), asc(users.id));
}

/** The condition on `chat_threads` that a thread is assigned to somebody who still answers it: an assistant may leave, or get other groups. */
export function isAssignedToAnswerer(db: Database): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(users)
      .where(and(eq(users.id, chatThreads.assignedTo), isAnswerer)),
  );
}
