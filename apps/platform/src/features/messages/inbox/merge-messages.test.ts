import type { ChatMessage } from '@rubrica/api-client/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type KnownMessages, mergeMessages } from './merge-messages.ts';

const message = (seq: number): ChatMessage => ({
  _id: `${seq}`,
  thread: 'a',
  seq,
  clientId: `${seq}`,
  by: 'owner',
  author: null,
  text: `${seq}`,
  files: [],
  attachment: null,
  createdAt: '2026-03-02T10:00:00.000Z',
  isDeleted: false,
  report: null,
  delivery: null,
});

/** A part of a thread of `count` messages, as the server replies. */
function pageOf(count: number, query: { after?: number; before?: number; limit: number }) {
  const all = Array.from({ length: count }, (_, index) => message(index + 1));
  const marks = { ownerReadSeq: 0, staffReadSeq: 0 };
  const { after, before = Number.POSITIVE_INFINITY, limit } = query;
  if (after !== undefined) {
    const found = all.filter(({ seq }) => seq > after);
    return { items: found.slice(0, limit), hasMore: found.length > limit, ...marks };
  }
  const found = all.filter(({ seq }) => seq < before);
  return { items: found.slice(-limit), hasMore: found.length > limit, ...marks };
}

describe('the messages that a page knows', () => {
  it('are each there once and in order, whichever pages come late or twice', () => {
    const steps = fc.array(fc.constantFrom<'after' | 'before' | 'again'>('after', 'before', 'again'), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 7 }), steps, (count, limit, plan) => {
        const shown = Math.ceil(count / 2);
        const replies = [{ page: pageOf(shown, { limit }), direction: 'newest' as 'newest' | 'after' | 'before' }];
        let known: KnownMessages = mergeMessages(undefined, replies[0]!.page, 'newest');
        for (const step of plan) {
          const reply =
            step === 'again'
              ? replies.at(-1)!
              : step === 'after'
                ? { page: pageOf(count, { after: known.items.at(-1)?.seq ?? 0, limit }), direction: 'after' as const }
                : { page: pageOf(count, { before: known.items[0]?.seq ?? 1, limit }), direction: 'before' as const };
          replies.push(reply);
          known = mergeMessages(known, reply.page, reply.direction);
          const seqs = known.items.map(({ seq }) => seq);
          const first = seqs[0] ?? 0;
          expect(seqs).toEqual(seqs.map((_, index) => first + index));
          expect(known.hasEarlier).toBe(first > 1);
        }
      }),
    );
  });

  it('keep the read marks that are furthest', () => {
    const page = { items: [], hasMore: false };
    const known = mergeMessages(undefined, { ...page, ownerReadSeq: 5, staffReadSeq: 2 }, 'newest');
    const late = mergeMessages(known, { ...page, ownerReadSeq: 3, staffReadSeq: 4 }, 'after');
    expect(late).toMatchObject({ ownerReadSeq: 5, staffReadSeq: 4 });
  });
});
