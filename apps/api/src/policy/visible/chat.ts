import { and, eq, type SQL, sql } from 'drizzle-orm';
import { cannedAnswers, chatMessages, chatThreads } from '../../db/schema/chat.ts';
import { parentChildren } from '../../db/schema/people.ts';
import type { QueryViewer } from './query-viewer.ts';
import { marksFor } from './people.ts';
import { allRows, type Visible, visibleTo } from './visible.ts';

/** WhatsApp is read on the phone. */
const own = ({ id }: QueryViewer): SQL => sql`(${chatThreads.ownerId} = ${id} and ${chatThreads.channel} = 'chat')`;

/** Threads: one's own, those of the students whom an assistant marks for and of their parents, and all for admins. */
export const visibleChatThreads = {
  table: chatThreads,
  id: chatThreads.id,
  to: {
    admin: allRows,
    assistant: ({ id }) => sql`(${marksFor(id, chatThreads.ownerId)}
      or exists (select 1 from ${parentChildren} where ${parentChildren.parentId} = ${chatThreads.ownerId}
        and ${marksFor(id, parentChildren.childId)}))`,
    student: own,
    parent: own,
  },
} satisfies Visible;

/** Messages as staff see them: those of the threads that they see. */
export const visibleChatMessages = {
  table: chatMessages,
  id: chatMessages.id,
  to: { admin: inVisibleThread, assistant: inVisibleThread },
} satisfies Visible;

/** What staff answer often is there for all of them; admins change any, assistants what they wrote themselves. */
export const ownCannedAnswers = {
  table: cannedAnswers,
  id: cannedAnswers.id,
  to: { admin: allRows, assistant: ({ id }) => eq(cannedAnswers.createdBy, id) },
} satisfies Visible;

export const visibleCannedAnswers = {
  table: cannedAnswers,
  id: cannedAnswers.id,
  to: { admin: allRows, assistant: allRows },
} satisfies Visible;

/** The messages that somebody sees of the threads that they see: notes are for staff, and nobody sees what was deleted. */
export function readableMessages({ role }: QueryViewer): SQL | undefined {
  return role === 'admin' || role === 'assistant' ? undefined : sql`${chatMessages.by} <> 'note'`;
}

/** Whether somebody sees a message, as a condition on the messages. */
export function inVisibleThread(caller: QueryViewer): SQL {
  const isReadable = and(eq(chatThreads.id, chatMessages.threadId), visibleTo(caller, visibleChatThreads));
  return sql`(${readableMessages(caller) ?? true} and exists (select 1 from ${chatThreads} where ${isReadable}))`;
}
