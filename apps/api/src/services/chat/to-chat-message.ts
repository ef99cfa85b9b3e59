import type { ChatMessage, UserId } from '@rubrica/api-client/contract';
import { eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { chatMessages } from '../../db/schema/chat.ts';
import { users } from '../../db/schema/people.ts';
import { whatsAppMessages } from '../../db/schema/whatsapp-sends.ts';
import type { Viewer } from '../caller.ts';

const reporters = alias(users, 'reporters');
const settlers = alias(users, 'settlers');
type Names = { id: UserId; name: string } | null;

/** Selects messages with the names of their authors. */
export function selectMessages(db: Database, where: SQL | undefined) {
  return db
    .select({
      message: chatMessages,
      author: { id: users.id, name: users.name },
      reporter: { id: reporters.id, name: reporters.name },
      settler: { id: settlers.id, name: settlers.name },
      delivery: whatsAppMessages.state,
    })
    .from(chatMessages)
    .leftJoin(users, eq(users.id, chatMessages.authorId))
    .leftJoin(reporters, eq(reporters.id, chatMessages.reportedBy))
    .leftJoin(settlers, eq(settlers.id, chatMessages.reportSettledBy))
    .leftJoin(whatsAppMessages, eq(whatsAppMessages.id, chatMessages.whatsAppMessageId))
    .where(where)
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectMessages>>[number];

/** Returns a message as somebody sees it: what staff reported is theirs alone. */
export function toChatMessage(row: Row, { role }: Viewer): ChatMessage {
  const { message, author, delivery } = row;
  const { deletedAt } = message;
  const isStaff = role === 'admin' || role === 'assistant';
  return {
    _id: message.id,
    thread: message.threadId,
    seq: message.seq,
    clientId: message.clientId,
    by: message.by,
    author: personOf(author),
    text: deletedAt ? '' : message.text,
    files: deletedAt ? [] : message.files,
    attachment: deletedAt ? null : attachmentOf(message.attachment),
    createdAt: message.createdAt.toISOString(),
    isDeleted: deletedAt !== null,
    report: isStaff ? reportOf(row) : null,
    delivery: isStaff ? delivery : null,
  };
}

function reportOf({ message, reporter, settler }: Row): ChatMessage['report'] {
  const { reportedAt, reportReason, reportOutcome, reportSettledAt } = message;
  if (!reportedAt) return null;
  return {
    at: reportedAt.toISOString(),
    by: personOf(reporter),
    reason: reportReason,
    settled:
      reportSettledAt && reportOutcome
        ? { at: reportSettledAt.toISOString(), by: personOf(settler), outcome: reportOutcome }
        : null,
  };
}

function attachmentOf(attachment: Row['message']['attachment']): ChatMessage['attachment'] {
  if (!attachment) return null;
  const { kind, name, problem } = attachment;
  return { kind, name, problem };
}

function personOf(person: Names): ChatMessage['author'] {
  return person && { _id: person.id, name: person.name };
}
