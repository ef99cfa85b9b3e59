import type { ChatMessage, ChatPage } from '@rubrica/api-client/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { combine, type KnownThread, mergePage } from './merge-page.ts';

const message = (seq: number): ChatMessage => ({
  _id: `m${seq}`,
  thread: 't',
  seq,
  clientId: `c${seq}`,
  by: 'staff',
  author: null,
  text: `${seq}`,
  files: [],
  attachment: null,
  createdAt: '2026-03-02T09:00:00.000Z',
  isDeleted: false,
  report: null,
  delivery: null,
});
const marks = { ownerReadSeq: 0, staffReadSeq: 0 };

/** What the server replies of a thread with so many messages. */
function reply(count: number, query: { after?: number; before?: number; limit: number }): ChatPage {
  const all = Array.from({ length: count }, (_, index) => message(index + 1));
  const { after, before = Infinity, limit } = query;
  if (after !== undefined) {
    const later = all.filter(({ seq }) => seq > after);
    return { items: later.slice(0, limit), hasMore: later.length > limit, ...marks };
  }
  const earlier = all.filter(({ seq }) => seq < before);
  return { items: earlier.slice(-limit), hasMore: earlier.length > limit, ...marks };
}

it('shows each message once and in order, without a gap, however pages of both directions come together', () => {
  const step = fc.record({ kind: fc.constantFrom('earlier', 'later', 'grow'), amount: fc.integer({ min: 1, max: 7 }) });
  fc.assert(
    fc.property(fc.array(step), fc.integer({ min: 1, max: 40 }), (steps, begin) => {
      let count = begin;
      let known: KnownThread = mergePage(undefined, reply(count, { limit: 5 }), 'newest');
      for (const { kind, amount: limit } of steps) {
        const [first = 0, last = 0] = [known.items[0]?.seq, known.items.at(-1)?.seq];
        if (kind === 'grow') count += limit;
        if (kind === 'earlier') known = mergePage(known, reply(count, { before: first, limit }), 'earlier');
        // A reply on its way may overlap what another one has brought meanwhile.
        if (kind === 'later')
          known = combine(known, mergePage(known, reply(count, { after: Math.max(0, last - 2), limit }), 'later'));
        const seqs = known.items.map(({ seq }) => seq);
        expect(seqs).toEqual(seqs.map((_, index) => (seqs[0] ?? 0) + index));
        expect(known.hasEarlier).toBe((seqs[0] ?? 0) > 1);
      }
    }),
  );
});

it('never takes a read mark back', () => {
  const page = { ...reply(3, { limit: 5 }), ownerReadSeq: 3, staffReadSeq: 2 };
  const known = mergePage(mergePage(undefined, page, 'newest'), reply(3, { after: 3, limit: 5 }), 'later');
  expect(known).toMatchObject({ ownerReadSeq: 3, staffReadSeq: 2 });
});
