import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Recording } from './recording.ts';
import { createUploadQueue, retryDelayMs, type UploadQueueOptions } from './upload-queue.ts';

const recordingOf = (id: string): Recording => ({
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

/** A device with recordings, and a host whose upload the test provides. */
function device(ids: readonly string[], upload: UploadQueueOptions['upload']) {
  const recordings = new Map(ids.map((id) => [id, recordingOf(id)]));
  const confirmed: string[] = [];
  const options: UploadQueueOptions = {
    listWaiting: async () => [...recordings.values()].filter(({ state }) => state === 'kept'),
    read: async (id) => recordings.get(id),
    upload: vi.fn<UploadQueueOptions['upload']>(upload),
    confirm: async (recording, file) => {
      confirmed.push(recording.id);
      recordings.set(recording.id, { ...recording, state: 'stored', file });
    },
    withLock: (_id, _signal, work) => work(),
    retryDelayMs: (failures) => retryDelayMs(failures, () => 1),
    stallTimeoutMs: 90_000,
  };
  return { queue: createUploadQueue(options), options, recordings, confirmed };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a recording', () => {
  it('is uploaded one after the other, oldest first', async () => {
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

  it('is retried as soon as that although the clock of the device is set back', async () => {
    let isLost = true;
    const { queue, confirmed } = device(['a'], async ({ id }) => {
      if (isLost) throw new Error('offline');
      return stored(id);
    });
    queue.wake();
    await vi.advanceTimersByTimeAsync(0);
    isLost = false;
    vi.setSystemTime(Date.now() - 3_600_000);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(confirmed).toEqual(['a']);
  });

  it('is retried with increasing delays until the host has it', async () => {
    let left = 3;
    const { queue, options, confirmed } = device(['a'], async ({ id }) => {
      if (left-- > 0) throw new Error('offline');
      return stored(id);
    });
    queue.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(queue.progressOf('a')).toEqual({ state: 'failed', share: 0, failures: 1 });
    await vi.advanceTimersByTimeAsync(999);
    expect(options.upload).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(options.upload).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(2000 + 4000);
    expect(options.upload).toHaveBeenCalledTimes(4);
    expect(confirmed).toEqual(['a']);
    expect(queue.progressOf('a')).toBeUndefined();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(options.upload).toHaveBeenCalledTimes(4);
  });

  it('is tried immediately on request, whatever delay is left', async () => {
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

  it('does not block another that can be uploaded', async () => {
    const { queue, confirmed } = device(['bad', 'good'], async ({ id }) => {
      if (id === 'bad') throw new Error('too large');
      return stored(id);
    });
    await queue.tryNow();
    expect(confirmed).toEqual(['good']);
  });

  it('is not uploaded twice when another tab was first', async () => {
    const { queue, options, recordings } = device(['a'], async ({ id }) => stored(id));
    options.withLock = (id, _signal, work) => {
      recordings.set(id, { ...recordingOf(id), state: 'stored', file: stored(id) });
      return work();
    };
    await queue.tryNow();
    expect(options.upload).not.toHaveBeenCalled();
    expect(queue.progressOf('a')).toBeUndefined();
  });

  it('is restarted when an upload stalls, even if the store ignores the signal', async () => {
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

  it('is aborted during upload when it was replaced, and the new one is uploaded', async () => {
    let stopped = false;
    const { queue, recordings, confirmed } = device(['old'], ({ id }, { signal }) => {
      signal.addEventListener('abort', () => {
        stopped = true;
      });
      return id === 'old' ? new Promise(() => {}) : Promise.resolve(stored(id));
    });
    queue.wake();
    await vi.advanceTimersByTimeAsync(10);
    recordings.delete('old');
    recordings.set('new', recordingOf('new'));
    queue.wake();
    await vi.advanceTimersByTimeAsync(10);
    expect(stopped).toBe(true);
    expect(confirmed).toEqual(['new']);
  });

  it('says why the store refused the last try, until a try fails for another reason', async () => {
    const problems = [
      Object.assign(new Error('507'), { reason: 'The disk of the server is full.' }),
      new Error('offline'),
    ];
    const { queue, recordings } = device(['a'], async () => {
      throw problems.shift() ?? new Error('offline');
    });
    await queue.tryNow();
    expect(queue.progressOf('a')).toMatchObject({ failures: 1, reason: 'The disk of the server is full.' });
    expect(recordings.get('a')?.state).toBe('kept');
    await queue.tryNow();
    expect(queue.progressOf('a')).toMatchObject({ failures: 2, reason: undefined });
  });

  it('is never confirmed before the host has resolved', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof stored>>();
    const { queue, confirmed } = device(['a'], () => promise);
    queue.wake();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(confirmed).toEqual([]);
    resolve(stored('a'));
    await vi.advanceTimersByTimeAsync(0);
    expect(confirmed).toEqual(['a']);
  });

  it('reports upload progress', async () => {
    const { queue } = device(['a'], async ({ id }, { onProgress }) => {
      onProgress(0.4);
      await new Promise((resolve) => setTimeout(resolve, 100));
      return stored(id);
    });
    const seen: (number | undefined)[] = [];
    queue.subscribe(() => seen.push(queue.progressOf('a')?.share));
    queue.wake();
    await vi.advanceTimersByTimeAsync(200);
    expect(seen).toContain(0.4);
    expect(seen.at(-1)).toBeUndefined();
  });
});

describe('the retry delay', () => {
  it('doubles up to a minute', () => {
    expect([1, 2, 3, 4, 7, 50].map((failures) => retryDelayMs(failures, () => 1))).toEqual([
      1000, 2000, 4000, 8000, 60_000, 60_000,
    ]);
  });
});
