import { and, asc, desc, eq, gt, lt } from 'drizzle-orm';
import { chatMessages } from '../../db/schema/chat.ts';
import { readableMessages } from '../../policy/visible/chat.ts';
import type { Service } from '../service.ts';
import { selectReadMarks } from './read-marks.ts';
import { selectMessages, toChatMessage } from './to-chat-message.ts';

/** Returns a part of a thread, in the order of the numbers. */
export const listChatMessages: Service<'listChatMessages'> = async ({ db, caller }, { params, query }) => {
  const { after, before, limit } = query;
  const isForward = after !== undefined;
  const range = isForward
    ? gt(chatMessages.seq, after)
    : before === undefined
      ? undefined
      : lt(chatMessages.seq, before);
  const found = await selectMessages(db, and(eq(chatMessages.threadId, params.id), readableMessages(caller), range))
    .orderBy(isForward ? asc(chatMessages.seq) : desc(chatMessages.seq))
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  if (!isForward) rows.reverse();
  return {
    items: rows.map((row) => toChatMessage(row, caller)),
    hasMore: found.length > limit,
    ...(await selectReadMarks(db, params.id)),
  };
};
