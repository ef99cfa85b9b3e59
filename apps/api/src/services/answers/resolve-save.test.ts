import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolveSave, type Revision } from './resolve-save.ts';

describe('resolveSave', () => {
  test('applies the next revision, confirms the same content and rejects an older revision as stale', () => {
    expect(resolveSave({ rev: 3, content: 'a' }, { rev: 3, content: 'b' })).toBe('apply');
    expect(resolveSave({ rev: 4, content: 'b' }, { rev: 3, content: 'b' })).toBe('same');
    expect(resolveSave({ rev: 4, content: 'b' }, { rev: 3, content: 'c' })).toBe('stale');
  });

  test('treats a revision that the server never issued as stale', () => {
    expect(resolveSave({ rev: 1, content: 'a' }, { rev: 2, content: 'a' })).toBe('stale');
  });

  test('with two devices, lost replies and repeats, a confirmed save is always based on the latest revision', () => {
    const step = fc.record({ device: fc.constantFrom(0, 1), text: fc.string({ maxLength: 3 }), lost: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let stored: Revision<string> = { rev: 0, content: '' };
        const seenRevisions = [0, 0];
        for (const { device, text, lost } of steps) {
          const incoming = { rev: seenRevisions[device] ?? 0, content: text };
          const outcome = resolveSave(stored, incoming);
          if (outcome === 'apply') {
            // A revision that this device has not seen is never overwritten.
            expect(incoming.rev).toBe(stored.rev);
            stored = { rev: stored.rev + 1, content: text };
          }
          // A confirmed save is stored unchanged.
          if (outcome !== 'stale') expect(stored.content).toBe(text);
          // A repeat after a lost reply is confirmed and changes nothing.
          if (outcome === 'apply') expect(resolveSave(stored, incoming)).toBe('same');
          if (!lost) seenRevisions[device] = stored.rev;
        }
      }),
    );
  });
});
