import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Recording } from './recording.ts';
import { retryDelay } from './retry-delay.ts';
import { createUploadQueue, type QueueWorld } from './upload-queue.ts';

const made = (id: string): Recording => ({
  id,
  attempt: 'attempt',
  recordingId: `place-${id}`,
  medium: 'audio',
  mime: 'audio/webm',
  startedAt: 0,
  touchedAt: 0,
  durationMs: 1000,
  size: 10,
  state: 'kept',
});
const stored = (id: string) => ({ id: `file-${id}`, name: 'recording.webm', mime: 'audio/webm', size: 10 });

/** A device with recordings, and a host that does as a test says. */
function device(ids: readonly string[], send: QueueWorld['send']) {
  const shelf = new Map(ids.map((id) => [id, made(id)]));
  const confirmed: string[] = [];
  const world: QueueWorld = {
    waiting: async () => [...shelf.values()].filter(({ state }) => state === 'kept'),
    fresh: async (id) => shelf.get(id),
    send: vi.fn<QueueWorld['send']>(send),
    confirm: async (recording, file) => {
      confirmed.push(recording.id);
      shelf.set(recording.id, { ...recording, state: 'stored', file });
    },
    exclusively: (_id, _signal, work) => work(),
    delay: (failures) => retryDelay(failures, () => 1),
    patience: 90_000,
  };
  return { queue: createUploadQueue(world), world, shelf, confirmed };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what was recorded', () => {
  it('is sent one after the other, oldest first', async () => {
    let running = 0;
    const { queue, confirmed } = device(['a', 'b', 'c'], async ({ id }) => {
      running += 1;
      expect(running).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 500));
      running -= 1;
      return stored(id);
    });
    queue.wake();
    await vi.advanceTimersByTimeAsync(1500);
    expect(confirmed).toEqual(['a', 'b', 'c']);
  });

  it('is tried again, each time after a longer rest, until the host has it', async () => {
    let left = 3;
    const { queue, world, confirmed } = device(['a'], async ({ id }) => {
      if (left-- > 0) throw new Error('offline');
      return stored(id);
    });
    queue.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(queue.sendingOf('a')).toEqual({ state: 'failed', share: 0, failures: 1 });
    await vi.advanceTimersByTimeAsync(999);
    expect(world.send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(world.send).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(2000 + 4000);
    expect(world.send).toHaveBeenCalledTimes(4);
    expect(confirmed).toEqual(['a']);
    expect(queue.sendingOf('a')).toBeUndefined();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(world.send).toHaveBeenCalledTimes(4);
  });

  it('is tried at once when somebody asks, whatever rest was left', async () => {
    let fails = true;
    const { queue, confirmed } = device(['a'], async ({ id }) => {
      if (fails) throw new Error('offline');
      return stored(id);
    });
    await queue.tryNow();
    fails = false;
    await queue.tryNow();
    expect(confirmed).toEqual(['a']);
  });

  it('does not hold up another that can be sent', async () => {
    const { queue, confirmed } = device(['bad', 'good'], async ({ id }) => {
      if (id === 'bad') throw new Error('too large');
      return stored(id);
    });
    await queue.tryNow();
    expect(confirmed).toEqual(['good']);
  });

  it('is not sent twice when another tab was first', async () => {
    const { queue, world, shelf } = device(['a'], async ({ id }) => stored(id));
    world.exclusively = (id, _signal, work) => {
      shelf.set(id, { ...made(id), state: 'stored', file: stored(id) });
      return work();
    };
    await queue.tryNow();
    expect(world.send).not.toHaveBeenCalled();
    expect(queue.sendingOf('a')).toBeUndefined();
  });

  it('is begun anew when an upload does not move, even if the store does not listen', async () => {
    let calls = 0;
    const { queue, confirmed } = device(['a'], ({ id }) => {
      calls += 1;
      return calls === 1 ? new Promise(() => {}) : Promise.resolve(stored(id));
    });
    queue.wake();
    await vi.advanceTimersByTimeAsync(89_999);
    expect(calls).toBe(1);
    await vi.advanceTimersByTimeAsync(1 + 1000);
    expect(confirmed).toEqual(['a']);
  });

  it('is stopped in mid-upload when it was recorded anew, and the new one is sent', async () => {
    let stopped = false;
    const { queue, shelf, confirmed } = device(['old'], ({ id }, { signal }) => {
      signal.addEventListener('abort', () => {
        stopped = true;
      });
      return id === 'old' ? new Promise(() => {}) : Promise.resolve(stored(id));
    });
    queue.wake();
    await vi.advanceTimersByTimeAsync(10);
    shelf.delete('old');
    shelf.set('new', made('new'));
    queue.wake();
    await vi.advanceTimersByTimeAsync(10);
    expect(stopped).toBe(true);
    expect(confirmed).toEqual(['new']);
  });

  it('is never confirmed to the device before the host has resolved', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof stored>>();
    const { queue, confirmed } = device(['a'], () => promise);
    queue.wake();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(confirmed).toEqual([]);
    resolve(stored('a'));
    await vi.advanceTimersByTimeAsync(0);
    expect(confirmed).toEqual(['a']);
  });

  it('tells how much has arrived', async () => {
    const { queue } = device(['a'], async ({ id }, { onProgress }) => {
      onProgress(0.4);
      await new Promise((resolve) => setTimeout(resolve, 100));
      return stored(id);
    });
    const seen: (number | undefined)[] = [];
    queue.subscribe(() => seen.push(queue.sendingOf('a')?.share));
    queue.wake();
    await vi.advanceTimersByTimeAsync(200);
    expect(seen).toContain(0.4);
    expect(seen.at(-1)).toBeUndefined();
  });
});

describe('the rest between tries', () => {
  it('doubles up to a minute', () => {
    expect([1, 2, 3, 4, 7, 50].map((failures) => retryDelay(failures, () => 1))).toEqual([
      1000, 2000, 4000, 8000, 60_000, 60_000,
    ]);
  });
});
