import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOpen, nextStatus, type AttemptEvent } from './attempt-status.ts';
import type { AttemptStatus } from '@rubrica/api-client/contract';

const statuses: AttemptStatus[] = [
  'in_progress',
  'submitted',
  'auto_submitted',
  'marking',
  'marked',
  'released',
  'returned',
];
const pending = fc.nat(5);
const event: fc.Arbitrary<AttemptEvent> = fc.oneof(
  fc.record({ kind: fc.constantFrom('submit' as const, 'time-up' as const, 'marks' as const), pending }),
  fc.record({ kind: fc.constantFrom('release' as const, 'return' as const) }),
);

describe('nextStatus', () => {
  test('a submission that needs no marker is marked at once', () => {
    expect(nextStatus('in_progress', { kind: 'submit', pending: 0 })).toBe('marked');
    expect(nextStatus('in_progress', { kind: 'time-up', pending: 0 })).toBe('marked');
  });

  test('a submission that needs a marker has a status by how it was submitted', () => {
    expect(nextStatus('in_progress', { kind: 'submit', pending: 2 })).toBe('submitted');
    expect(nextStatus('returned', { kind: 'time-up', pending: 2 })).toBe('auto_submitted');
  });

  test('an attempt is marked when nothing is pending, and in marking when something is', () => {
    expect(nextStatus('submitted', { kind: 'marks', pending: 1 })).toBe('marking');
    expect(nextStatus('marking', { kind: 'marks', pending: 0 })).toBe('marked');
    expect(nextStatus('marked', { kind: 'marks', pending: 1 })).toBe('marking');
  });

  test('only a marked attempt can be released', () => {
    expect(statuses.filter((status) => nextStatus(status, { kind: 'release' }) !== null)).toEqual(['marked']);
  });

  test('an open attempt refuses marks, release and return', () => {
    for (const status of statuses.filter(isOpen)) {
      expect(nextStatus(status, { kind: 'marks', pending: 0 })).toBeNull();
      expect(nextStatus(status, { kind: 'release' })).toBeNull();
      expect(nextStatus(status, { kind: 'return' })).toBeNull();
    }
  });

  test('for any events: released only after marked, reopened only by a return, and every submitted attempt can be returned', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let status: AttemptStatus = 'in_progress';
        for (const happened of events) {
          const next = nextStatus(status, happened);
          if (next === null) continue;
          if (next === 'released' && status !== 'released') expect(status).toBe('marked');
          if (isOpen(next)) expect(happened.kind).toBe('return');
          if (next === 'marked') expect('pending' in happened && happened.pending).toBe(0);
          if (!isOpen(next)) expect(nextStatus(next, { kind: 'return' })).toBe('returned');
          status = next;
        }
      }),
    );
  });
});
