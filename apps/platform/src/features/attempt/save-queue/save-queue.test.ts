import type { AnswerEntry } from '@rubrica/question-kit';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnswerContent, KeptAnswer, PendingAnswer, PendingStore } from './pending.ts';
import { createSaveQueue, type SendResult } from './save-queue.ts';

const content = (text: string): AnswerContent => ({
  answers: [{ studentAnswer: text, studentMark: 0 } satisfies AnswerEntry],
  flagged: false,
});

function memoryStore() {
  const kept = new Map<string, KeptAnswer>();
  const store: PendingStore = {
    put: async (change) => void kept.set(change.answer, { ...change, key: change.answer }),
    remove: async (answer) => void kept.delete(answer),
    listOf: async () => [...kept.values()],
    takeOver: async (change) => void kept.set(change.answer, change),
  };
  return { kept, store };
}

/** The server's rule of `rev`: next is applied, the same again is confirmed, stale meets the stored copy. */
function memoryServer() {
  let rev = 0;
  let stored = JSON.stringify(content(''));
  return {
    text: () => stored,
    rev: () => rev,
    save(upon: number, next: AnswerContent): SendResult<{ rev: number; content: AnswerContent }> {
      const given = JSON.stringify(next);
      if (upon === rev) {
        stored = given;
        rev += 1;
        return { kind: 'confirmed', rev, savedAt: '2026-01-01T00:00:00Z' };
      }
      if (given === stored) return { kind: 'confirmed', rev, savedAt: '2026-01-01T00:00:00Z' };
      return { kind: 'conflict', current: { rev, content: JSON.parse(stored) } };
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the save queue', () => {
  it('keeps a change on the device before the server hears of it', async () => {
    const { kept, store } = memoryStore();
    const send = vi.fn(async () => ({ kind: 'confirmed', rev: 1, savedAt: null }) as const);
    const queue = createSaveQueue({ taskTaken: 't', store, send });
    await queue.change('a', content('one'));
    expect(kept.get('a')?.content).toEqual(content('one'));
    expect(send).not.toHaveBeenCalled();
    expect(queue.status().kind).toBe('waiting');
  });

  it('sends after 2 s of rest, and 10 s at most while typing goes on', async () => {
    const { store } = memoryStore();
    const send = vi.fn(async () => ({ kind: 'confirmed', rev: 1, savedAt: null }) as const);
    const queue = createSaveQueue({ taskTaken: 't', store, send });
    await queue.change('a', content('one'));
    await vi.advanceTimersByTimeAsync(1_999);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledOnce();
    for (let second = 0; second < 10; second += 1) {
      await queue.change('a', content(`typing ${second}`));
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('says offline, keeps the change, and saves it once the server is back', async () => {
    const { kept, store } = memoryStore();
    let reachable = false;
    const server = memoryServer();
    const queue = createSaveQueue({
      taskTaken: 't',
      store,
      send: async (_, rev, next) => (reachable ? server.save(rev, next) : { kind: 'unreachable' }),
    });
    await queue.change('a', content('one'));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(queue.status().kind).toBe('offline');
    expect(kept.size).toBe(1);
    reachable = true;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(queue.status()).toEqual({ kind: 'saved', at: '2026-01-01T00:00:00Z' });
    expect(kept.size).toBe(0);
    expect(server.text()).toBe(JSON.stringify(content('one')));
  });

  it("stops at another tab's save until the student has chosen", async () => {
    const { store } = memoryStore();
    const server = memoryServer();
    server.save(0, content('from the other tab'));
    const queue = createSaveQueue({ taskTaken: 't', store, send: async (_, rev, next) => server.save(rev, next) });
    await queue.change('a', content('mine'));
    expect(await queue.flush()).toBe(false);
    expect(queue.status()).toMatchObject({ kind: 'conflict', answer: 'a', mine: content('mine'), current: { rev: 1 } });
    await queue.resolve('a', 1, content('mine'));
    expect(await queue.flush()).toBe(true);
    expect(server.text()).toBe(JSON.stringify(content('mine')));
  });

  it('ends with the last edit on the server, whatever is lost on the way', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('edit' as const), text: fc.string({ maxLength: 5 }) }),
      fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 12_000 }) }),
      fc.record({ kind: fc.constant('network' as const), state: fc.constantFrom('up', 'request lost', 'reply lost') }),
      fc.record({ kind: fc.constant('reload' as const) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const { kept, store } = memoryStore();
        const server = memoryServer();
        let network = 'up';
        const open = () => {
          const queue = createSaveQueue({
            taskTaken: 't',
            store,
            send: async (_, rev, next) => {
              if (network === 'request lost') return { kind: 'unreachable' };
              const reply = server.save(rev, next);
              return network === 'up' ? reply : { kind: 'unreachable' };
            },
          });
          queue.know('a', server.rev());
          return queue;
        };
        let queue = open();
        let last: string | undefined;
        for (const now of steps) {
          if (now.kind === 'edit') {
            last = JSON.stringify(content(now.text));
            await queue.change('a', content(now.text));
          } else if (now.kind === 'wait') await vi.advanceTimersByTimeAsync(now.ms);
          else if (now.kind === 'network') network = now.state;
          else {
            queue.pause();
            queue = open();
            for (const change of [...kept.values()] as (PendingAnswer & { key: string })[]) {
              await queue.adopt(structuredClone(change));
            }
          }
        }
        network = 'up';
        await vi.advanceTimersByTimeAsync(60_000);
        expect(await queue.flush()).toBe(true);
        expect(kept.size).toBe(0);
        if (last !== undefined) expect(server.text()).toBe(last);
        queue.pause();
      }),
      { numRuns: 200 },
    );
  });
});
