import type { ChatMessage, ChatPage } from '@rubrica/api-client/contract';

/** The part of a thread that a page knows: without gaps, up to the newest message that it has heard of. */
export interface KnownThread {
  items: ChatMessage[];
  /** Whether there are messages before the first one. */
  hasEarlier: boolean;
  ownerReadSeq: number;
  staffReadSeq: number;
}

/** Adds messages to those that are known; each is there once, in the order of the numbers. */
export function mergeMessages(known: readonly ChatMessage[], more: readonly ChatMessage[]): ChatMessage[] {
  const bySeq = new Map(known.map((message) => [message.seq, message]));
  for (const message of more) bySeq.set(message.seq, message);
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq);
}

/** Adds a page of a thread: the newest messages, earlier ones, or those after the last one that is known. */
export function mergePage(
  known: KnownThread | undefined,
  page: ChatPage,
  direction: 'newest' | 'earlier' | 'later',
): KnownThread {
  return {
    items: mergeMessages(known?.items ?? [], page.items),
    hasEarlier: direction === 'later' ? (known?.hasEarlier ?? false) : page.hasMore,
    // A reply that was overtaken by a later one takes nothing back.
    ownerReadSeq: Math.max(known?.ownerReadSeq ?? 0, page.ownerReadSeq),
    staffReadSeq: Math.max(known?.staffReadSeq ?? 0, page.staffReadSeq),
  };
}

/** Puts together what a reply says and what came to be known while it was on its way. A message that is in both is as in `now`. */
export function combine(now: KnownThread | undefined, read: KnownThread): KnownThread {
  if (!now) return read;
  const isNowLonger = (now.items[0]?.seq ?? Infinity) <= (read.items[0]?.seq ?? Infinity);
  return {
    items: mergeMessages(read.items, now.items),
    hasEarlier: isNowLonger ? now.hasEarlier : read.hasEarlier,
    ownerReadSeq: Math.max(now.ownerReadSeq, read.ownerReadSeq),
    staffReadSeq: Math.max(now.staffReadSeq, read.staffReadSeq),
  };
}
