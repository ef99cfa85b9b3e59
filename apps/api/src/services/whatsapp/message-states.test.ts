import { whatsAppMessageStates, type WhatsAppMessageState } from '@rubrica/api-client/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { messageEvents, nextState, statesBefore } from './message-states.ts';

const anyEvents = fc.array(fc.constantFrom(...messageEvents), { maxLength: 30 });
/** How far a message is. What failed can still turn out to have arrived. */
const rank: Record<WhatsAppMessageState, number> = {
  queued: 0,
  sending: 1,
  unknown: 2,
  accepted: 3,
  failed: 4,
  cancelled: 4,
  delivered: 5,
  read: 6,
};

const after = (events: readonly (typeof messageEvents)[number][], state: WhatsAppMessageState = 'queued') =>
  events.reduce((current, event) => nextState(current, event) ?? current, state);

test('no report takes a message back, whatever its order; only a message that was surely not sent, or a person, makes one wait again', () => {
  fc.assert(
    fc.property(anyEvents, fc.constantFrom(...messageEvents), (events, event) => {
      const state = after(events);
      const next = nextState(state, event);
      if (next === null) return;
      if (next === 'queued')
        expect([event, state]).toBeOneOf([
          ['keep', 'sending'],
          ['send-again', 'failed'],
        ]);
      else expect(rank[next]).toBeGreaterThan(rank[state]);
    }),
  );
});

test('what may have been sent is begun again by nobody but a person', () => {
  const byItself = messageEvents.filter((event) => event !== 'send-again');
  fc.assert(
    fc.property(anyEvents, fc.array(fc.constantFrom(...byItself), { maxLength: 30 }), (events, later) => {
      const lost = after([...events, 'lose']);
      if (lost !== 'unknown') return;
      expect(['queued', 'sending']).not.toContain(after(later, lost));
    }),
  );
});

test('reports end in the same state in any order and number', () => {
  const reports = fc.array(fc.constantFrom('accept', 'deliver', 'read'), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(reports, fc.infiniteStream(fc.nat()), (events, picks) => {
      const shuffled = [...events, ...events]
        .map((event) => ({ event, at: picks.next().value ?? 0 }))
        .toSorted((one, other) => one.at - other.at)
        .map(({ event }) => event);
      expect(after(shuffled, 'accepted')).toBe(after(events, 'accepted'));
    }),
  );
});

test('every state but a final one has a way to an end, and nothing follows what was read or cancelled', () => {
  for (const state of whatsAppMessageStates) {
    const ends = messageEvents.flatMap((event) => nextState(state, event) ?? []);
    expect(ends.length === 0).toBe(state === 'read' || state === 'cancelled');
  }
  expect(statesBefore('begin')).toEqual([{ state: 'queued', next: 'sending' }]);
});
