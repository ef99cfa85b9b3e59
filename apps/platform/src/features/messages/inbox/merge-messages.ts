import type { ChatMessage, ChatPage } from '@rubrica/api-client/contract';

/** The part of a thread that the page knows: without gaps, up to the newest message that it has read. */
export interface KnownMessages {
  items: ChatMessage[];
  /** Whether there are earlier ones on the server. */
  hasEarlier: boolean;
  ownerReadSeq: number;
  staffReadSeq: number;
}

/**
 * Adds a page of the server to what is known. Pages may come late, twice and in any order: a message is there once, in the order of
 * the numbers, and read marks never go back.
 */
export function mergeMessages(
  known: KnownMessages | undefined,
  page: ChatPage,
  direction: 'newest' | 'after' | 'before',
): KnownMessages {
  const bySeq = new Map((known?.items ?? []).map((message) => [message.seq, message]));
  const firstBefore = known?.items[0]?.seq ?? Number.POSITIVE_INFINITY;
  for (const message of page.items) bySeq.set(message.seq, message);
  const items = [...bySeq.values()].toSorted((one, other) => one.seq - other.seq);
  const isAtStart = direction !== 'after' && (page.items[0]?.seq ?? firstBefore) <= firstBefore;
  return {
    items,
    hasEarlier: isAtStart ? page.hasMore : (known?.hasEarlier ?? false),
    ownerReadSeq: Math.max(known?.ownerReadSeq ?? 0, page.ownerReadSeq),
    staffReadSeq: Math.max(known?.staffReadSeq ?? 0, page.staffReadSeq),
  };
}
