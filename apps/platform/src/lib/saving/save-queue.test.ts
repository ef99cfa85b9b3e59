import { ApiError } from '@rubrica/api-client';
import type { AnswerEntry } from '@rubrica/question-kit';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { trySave, type SaveOutcome } from './try-save.ts';
import type { PendingAnswerStore, StoredPendingAnswer } from './pending-answer.ts';
import { createSaveQueue } from './save-queue.ts';

interface AnswerContent {
  answers: AnswerEntry[];
  flagged: boolean;
}

const content = (text: string): AnswerContent => ({
  answers: [{ studentAnswer: text, studentMark: 0 } satisfies AnswerEntry],
  flagged: false,
});

interface Confirmation {
  rev: number;
  savedAt: string | null;
}

const savedAt = '2026-01-01T00:00:00Z';
const confirmed = (rev: number) => ({ kind: 'saved' as const, reply: { rev, savedAt } });
const refusal = (status: number) => new ApiError('saveAnswer', status, { message: '', code: 'refused' });
const offline = { kind: 'offline' as const, error: null };

function memoryStore() {
  const stored = new Map<string, StoredPendingAnswer<AnswerContent>>();
  const store: PendingAnswerStore<AnswerContent> = {
    put: async (change) => void stored.set(change.answer, { ...change, key: change.answer }),
    remove: async (answer) => void stored.delete(answer),
    takeOver: async (change) => void stored.set(change.answer, change),
  };
  return { stored, store };
}

/** The server's rule of `rev`: next is applied, the same again is confirmed, stale meets the stored copy. */
function memoryServer() {
  let rev = 0;
  let stored = JSON.stringify(content(''));
  return {
    text: () => stored,
    rev: () => rev,
    save(baseRev: number, next: AnswerContent): SaveOutcome<Confirmation, { rev: number; content: AnswerContent }> {
      const sent = JSON.stringify(next);
      if (baseRev === rev) {
        stored = sent;
        rev += 1;
        return confirmed(rev);
      }
      if (sent === stored) return confirmed(rev);
      return { kind: 'conflict', current: { rev, content: JSON.parse(stored) } };
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the save queue', () => {
  it('keeps a change on the device before the server gets it', async () => {
    const { stored, store } = memoryStore();
    const send = vi.fn(async () => confirmed(1));
    const queue = createSaveQueue({ taskTaken: 't', store, send });
    await queue.enqueue('a', content('one'));
    expect(stored.get('a')?.content).toEqual(content('one'));
    expect(send).not.toHaveBeenCalled();
    expect(queue.state().kind).toBe('waiting');
  });

  it('sends after 2 s of rest, and 10 s at most while typing goes on', async () => {
    const { store } = memoryStore();
    const send = vi.fn(async () => confirmed(1));
    const queue = createSaveQueue({ taskTaken: 't', store, send });
    await queue.enqueue('a', content('one'));
    await vi.advanceTimersByTimeAsync(1_999);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledOnce();
    for (let second = 0; second < 10; second += 1) {
      await queue.enqueue('a', content(`typing ${second}`));
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('says offline, keeps the change, and saves it once the server is back', async () => {
    const { stored, store } = memoryStore();
    let reachable = false;
    const server = memoryServer();
    const queue = createSaveQueue({
      taskTaken: 't',
      store,
      send: async (_, rev, next) => (reachable ? server.save(rev, next) : offline),
    });
    await queue.enqueue('a', content('one'));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(queue.state().kind).toBe('offline');
    expect(stored.size).toBe(1);
    reachable = true;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(queue.state()).toEqual({ kind: 'saved', at: savedAt });
    expect(stored.size).toBe(0);
    expect(server.text()).toBe(JSON.stringify(content('one')));
  });

  it("stops at another tab's save until the student has chosen", async () => {
    const { store } = memoryStore();
    const server = memoryServer();
    server.save(0, content('from the other tab'));
    const queue = createSaveQueue({ taskTaken: 't', store, send: async (_, rev, next) => server.save(rev, next) });
    await queue.enqueue('a', content('mine'));
    expect(await queue.flush()).toBe(false);
    expect(queue.state()).toMatchObject({ kind: 'conflict', mine: content('mine'), current: { rev: 1 } });
    await queue.resolveConflict('a', 1, content('mine'));
    expect(await queue.flush()).toBe(true);
    expect(server.text()).toBe(JSON.stringify(content('mine')));
  });

  it('shows and keeps, of an answer in conflict, also what is added to it before somebody decides', async () => {
    const { store } = memoryStore();
    const servers = { a: memoryServer(), b: memoryServer() };
    servers.a.save(0, content('other tab'));
    const send = async (answer: string, rev: number, next: AnswerContent) =>
      (answer === 'a' ? servers.a : servers.b).save(rev, next);
    const queue = createSaveQueue({ taskTaken: 't', store, send });
    await queue.enqueue('a', content('mine'));
    await queue.flush();
    await queue.enqueue('a', content('mine, with a recording that arrived'));
    await queue.enqueue('b', content('of another question'));
    const shown = queue.state();
    expect(shown).toMatchObject({ kind: 'conflict', mine: content('mine, with a recording that arrived') });
    await queue.resolveConflict('a', 1, shown.kind === 'conflict' ? shown.mine : null);
    expect(await queue.flush()).toBe(true);
    expect(servers.a.text()).toBe(JSON.stringify(content('mine, with a recording that arrived')));
  });

  it('stops for good once the attempt is closed, and tries a refused save again', async () => {
    for (const [status, kind, sends] of [
      [404, 'closed', 1],
      [409, 'closed', 1],
      [422, 'failed', 2],
    ] as const) {
      const send = vi.fn(async () => ({ kind: 'failed' as const, error: refusal(status) }));
      const queue = createSaveQueue({ taskTaken: 't', store: memoryStore().store, send });
      await queue.enqueue('a', content('one'));
      await vi.advanceTimersByTimeAsync(13_000);
      expect(queue.state().kind).toBe(kind);
      expect(send).toHaveBeenCalledTimes(sends);
      queue.pause();
    }
  });

  it('goes on by itself where a proxy says that there is no attempt, while a server takes the place of another', async () => {
    for (const status of [404, 409]) {
      const proxy = new ApiError('saveAnswer', status, { message: '', code: 'unknown' });
      const save = vi.fn(async () => ({ rev: 1, savedAt })).mockRejectedValueOnce(proxy);
      const send = () => trySave('saveAnswer', save);
      const queue = createSaveQueue({ taskTaken: 't', store: memoryStore().store, send });
      await queue.enqueue('a', content('one'));
      await vi.advanceTimersByTimeAsync(2_000);
      expect(queue.state().kind).toBe('offline');
      await vi.advanceTimersByTimeAsync(1_000);
      expect(queue.state()).toEqual({ kind: 'saved', at: savedAt });
    }
  });

  it('does not try again once it is paused, also when a save under way fails, until the next change', async () => {
    const send = vi.fn(async () => offline);
    const queue = createSaveQueue({ taskTaken: 't', store: memoryStore().store, send });
    await queue.enqueue('a', content('one'));
    const leaving = queue.flush();
    queue.pause();
    await leaving;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).toHaveBeenCalledTimes(1);
    await queue.enqueue('a', content('two'));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(send).toHaveBeenCalledTimes(2);
    queue.pause();
  });

  it('saves the other answers although one is refused, and names that one', async () => {
    const { stored, store } = memoryStore();
    const send = vi.fn(async (answer: string) =>
      answer === 'a' ? { kind: 'failed' as const, error: refusal(422) } : confirmed(1),
    );
    const queue = createSaveQueue({ taskTaken: 't', store, send });
    await queue.enqueue('a', content('refused'));
    await queue.enqueue('b', content('taken'));
    expect(await queue.flush()).toBe(false);
    expect(send.mock.calls.map(([answer]) => answer)).toEqual(['a', 'b']);
    expect([...stored.keys()]).toEqual(['a']);
    expect(queue.state().kind).toBe('failed');
    expect(queue.refused()).toEqual([{ answer: 'a', error: refusal(422) }]);
    queue.pause();
  });

  it('sends what replaces a refused text, and no longer the refused one', async () => {
    const { store } = memoryStore();
    const server = memoryServer();
    const send = async (_: string, rev: number, next: AnswerContent) =>
      JSON.stringify(next).includes('bad') ? { kind: 'failed' as const, error: refusal(422) } : server.save(rev, next);
    const queue = createSaveQueue({ taskTaken: 't', store, send });
    await queue.enqueue('a', content('bad'));
    expect(await queue.flush()).toBe(false);
    await queue.enqueue('a', content('good'));
    expect(await queue.flush()).toBe(true);
    expect(server.text()).toBe(JSON.stringify(content('good')));
    expect(queue.state()).toEqual({ kind: 'saved', at: savedAt });
    expect(queue.refused()).toEqual([]);
  });

  it('ends with the last edit on the server, whatever is lost on the way', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('edit' as const), text: fc.string({ maxLength: 5 }) }),
      fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 12_000 }) }),
      fc.record({ kind: fc.constant('network' as const), state: fc.constantFrom('up', 'request lost', 'reply lost') }),
      // What is typed before the new page takes over what the earlier one has left.
      fc.record({ kind: fc.constant('reload' as const), text: fc.option(fc.string({ maxLength: 5 })) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const { stored, store } = memoryStore();
        const server = memoryServer();
        let network = 'up';
        const open = () => {
          const queue = createSaveQueue({
            taskTaken: 't',
            store,
            send: async (_, rev, next) => {
              if (network === 'request lost') return offline;
              const reply = server.save(rev, next);
              return network === 'up' ? reply : offline;
            },
          });
          queue.setRevision('a', server.rev());
          return queue;
        };
        let queue = open();
        let last: string | undefined;
        for (const now of steps) {
          if (now.kind === 'edit') {
            last = JSON.stringify(content(now.text));
            await queue.enqueue('a', content(now.text));
          } else if (now.kind === 'wait') await vi.advanceTimersByTimeAsync(now.ms);
          else if (now.kind === 'network') network = now.state;
          else {
            queue.pause();
            queue = open();
            const left = structuredClone([...stored.values()]);
            left.forEach(queue.adopt);
            if (now.text !== null) {
              last = JSON.stringify(content(now.text));
              void queue.enqueue('a', content(now.text));
            }
            for (const change of left) await queue.takeOver(change);
          }
        }
        network = 'up';
        await vi.advanceTimersByTimeAsync(60_000);
        expect(await queue.flush()).toBe(true);
        expect(stored.size).toBe(0);
        if (last !== undefined) expect(server.text()).toBe(last);
        queue.pause();
      }),
      { numRuns: 200 },
    );
  });
});

/** A device that stores nothing, as where its disk is full or the browser has ended the connection to the database. */
const brokenStore: PendingAnswerStore<AnswerContent> = {
  put: () => Promise.reject(new Error('The disk is full.')),
  remove: () => Promise.reject(new Error('The connection was lost.')),
  takeOver: () => Promise.reject(new Error('The disk is full.')),
};

describe('a device that stores nothing', () => {
  it('keeps no change back from the server, and no submit', async () => {
    const server = memoryServer();
    const send = vi.fn(async (_: string, rev: number, next: AnswerContent) => server.save(rev, next));
    const queue = createSaveQueue({ taskTaken: 't', store: brokenStore, send });
    await queue.enqueue('a', content('one'));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(send).toHaveBeenCalledOnce();
    expect(queue.state()).toEqual({ kind: 'saved', at: savedAt });
    await queue.enqueue('a', content('two'));
    expect(await queue.flush()).toBe(true);
    expect(server.text()).toBe(JSON.stringify(content('two')));
  });

  it('sends again what a lost connection or the server has turned away, and says that the device does not keep it', async () => {
    const server = memoryServer();
    let reply: 'lost' | 'refused' | 'saved' = 'lost';
    const queue = createSaveQueue<AnswerContent, { rev: number; content: AnswerContent }>({
      taskTaken: 't',
      store: brokenStore,
      send: async (_, rev, next) => {
        if (reply === 'lost') return offline;
        return reply === 'refused' ? { kind: 'failed', error: refusal(422) } : server.save(rev, next);
      },
    });
    await queue.enqueue('a', content('one'));
    expect(await queue.flush()).toBe(false);
    expect(queue.state()).toEqual(offline);
    expect(queue.isKept()).toBe(false);
    reply = 'refused';
    expect(await queue.flush()).toBe(false);
    expect(queue.state().kind).toBe('failed');
    reply = 'saved';
    await vi.advanceTimersByTimeAsync(10_000);
    expect(queue.state()).toEqual({ kind: 'saved', at: savedAt });
    expect(queue.isKept()).toBe(true);
    expect(server.text()).toBe(JSON.stringify(content('one')));
  });

  it('takes over what an earlier page has left, and ends a conflict', async () => {
    const server = memoryServer();
    server.save(0, content('from the other tab'));
    const send = async (_: string, rev: number, next: AnswerContent) => server.save(rev, next);
    const queue = createSaveQueue({ taskTaken: 't', store: brokenStore, send });
    await queue.takeOver({ key: 'k', answer: 'a', taskTaken: 't', rev: 0, content: content('mine'), changedAt: 1 });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(queue.state().kind).toBe('conflict');
    await queue.resolveConflict('a', 1, content('mine'));
    expect(await queue.flush()).toBe(true);
    expect(server.text()).toBe(JSON.stringify(content('mine')));
  });
});

describe('what an earlier page has left', () => {
  const left: StoredPendingAnswer<AnswerContent> = {
    key: 'tab/essay',
    answer: 'essay',
    taskTaken: 'attempt',
    rev: 0,
    content: content('left'),
    changedAt: 1,
  };

  it('comes before what is typed while the device is still storing it, and is not said to be saved', async () => {
    const server = memoryServer();
    const storing = Promise.withResolvers<void>();
    const { store } = memoryStore();
    const queue = createSaveQueue<AnswerContent, { rev: number; content: AnswerContent }>({
      taskTaken: 'attempt',
      store: { ...store, takeOver: () => storing.promise },
      send: async (_, rev, next) => server.save(rev, next),
    });
    const takenOver = queue.takeOver(left);
    expect(queue.state().kind).toBe('waiting');
    await queue.enqueue('essay', content('typed since'));
    storing.resolve();
    await takenOver;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(queue.state().kind).toBe('saved');
    expect(server.text()).toBe(JSON.stringify(content('typed since')));
  });

  it('comes before what is typed between the first view of the page and its taking over', async () => {
    const server = memoryServer();
    const { stored, store } = memoryStore();
    const queue = createSaveQueue<AnswerContent, { rev: number; content: AnswerContent }>({
      taskTaken: 'attempt',
      store,
      send: async (_, rev, next) => server.save(rev, next),
    });
    queue.adopt(left);
    void queue.enqueue('essay', content('typed since'));
    await queue.takeOver(left);
    expect(stored.get('essay')?.content).toEqual(content('typed since'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.text()).toBe(JSON.stringify(content('typed since')));
  });
});
