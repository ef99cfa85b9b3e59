import { ApiError, NetworkError } from '@rubrica/api-client';
import type { StoredFile } from '@rubrica/api-client/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pieceBytes, type SendOptions } from './send-options.ts';
import { createUploadManager } from './upload-manager.ts';

const stored: StoredFile = {
  _id: 'file-1',
  createdAt: '2026-09-01T07:00:00.000Z',
  updatedAt: '2026-09-01T07:00:00.000Z',
  owner: 'owner',
  sha256: 'ab',
  ref: { id: 'file-1', name: 'film.mp4', mime: 'video/mp4', size: 1 },
};

/** A file of which only the size matters. */
function fileOf(name: string, size = pieceBytes + 1): File {
  return Object.defineProperty(new File([], name, { type: 'video/mp4' }), 'size', { value: size });
}

/** One try to send a file, which the test ends as it likes. */
interface Attempt extends SendOptions {
  file: File;
  resolve: (file: StoredFile) => void;
  reject: (error: unknown) => void;
}

let target: EventTarget;

function managerWithServer() {
  const attempts: Attempt[] = [];
  const discard = vi.fn(async () => {});
  const onStored = vi.fn();
  const manager = createUploadManager({
    kind: 'video',
    discard,
    send: (file, options) =>
      new Promise((resolve, reject) => {
        options.signal.addEventListener('abort', () => reject(options.signal.reason));
        attempts.push({ ...options, file, resolve, reject });
      }),
  });
  manager.subscribe(() => {});
  manager.onStored(onStored);
  const item = (index = 0) => manager.items()[index];
  const attempt = (index = attempts.length - 1): Attempt => {
    const found = attempts[index];
    if (!found) throw new Error('Nothing was sent.');
    return found;
  };
  return { manager, attempts, attempt, item, discard, onStored };
}

beforeEach(() => {
  target = new EventTarget();
  vi.useFakeTimers();
  for (const name of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(name, target[name].bind(target));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('files on their way', () => {
  it('are sent two at a time, and each is handed over when it is stored', async () => {
    const { manager, attempts, attempt, item, onStored } = managerWithServer();
    manager.add([fileOf('a.mp4'), fileOf('b.mp4'), fileOf('c.mp4')]);
    expect(manager.items().map(({ phase }) => phase)).toEqual(['sending', 'sending', 'waiting']);
    attempt(0).onArrived?.();
    expect(item(0)?.phase).toBe('checking');
    attempt(0).resolve(stored);
    await settle();
    expect(manager.items().map(({ phase }) => phase)).toEqual(['done', 'sending', 'sending']);
    expect(attempts).toHaveLength(3);
    expect(onStored).toHaveBeenCalledExactlyOnceWith(stored, expect.objectContaining({ name: 'a.mp4', stored }));
  });

  it('tell how far they are and how long they take', async () => {
    const { manager, attempt, item } = managerWithServer();
    manager.add([fileOf('a.mp4', 100 * pieceBytes)]);
    for (const second of [0, 1, 2, 3]) {
      attempt().onProgress(second * pieceBytes);
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(item()).toMatchObject({ sentBytes: 3 * pieceBytes, remainingMs: 97_000 });
  });

  it('go on after a pause as the same upload, and another takes their place meanwhile', async () => {
    const { manager, attempts, attempt, item } = managerWithServer();
    const [first = ''] = manager.add([fileOf('a.mp4'), fileOf('b.mp4'), fileOf('c.mp4')]);
    attempt(0).onProgress(1000);
    manager.pause(first);
    await settle();
    expect(attempt(0).signal.aborted).toBe(true);
    expect(manager.items().map(({ phase }) => phase)).toEqual(['paused', 'sending', 'sending']);
    manager.resume(first);
    expect(item(0)?.phase).toBe('waiting');
    attempt(1).resolve(stored);
    await settle();
    expect(item(0)).toMatchObject({ phase: 'sending', sentBytes: 1000 });
    expect(attempts.at(-1)?.key).toBe(attempts[0]?.key);
  });

  it('wait for a connection: they try again by themselves, later each time, and at once when the device is online', async () => {
    const { manager, attempts, attempt, item } = managerWithServer();
    manager.add([fileOf('a.mp4')]);
    const lose = async () => {
      attempt().reject(new NetworkError('finishUpload', 'offline', null));
      await settle();
    };
    await lose();
    expect(item()?.phase).toBe('offline');
    await vi.advanceTimersByTimeAsync(1000);
    expect(attempts).toHaveLength(2);
    await lose();
    await vi.advanceTimersByTimeAsync(1900);
    expect(attempts).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(100);
    expect(attempts).toHaveLength(3);
    await lose();
    target.dispatchEvent(new Event('online'));
    expect(attempts).toHaveLength(4);
    attempt().resolve(stored);
    await settle();
    expect(item()?.phase).toBe('done');
  });

  it('wait as long as a busy server asks', async () => {
    const { manager, attempts, attempt } = managerWithServer();
    manager.add([fileOf('a.mp4')]);
    attempt().reject(new ApiError('finishUpload', 429, { message: 'Wait.', code: 'rate_limited' }, 20));
    await settle();
    await vi.advanceTimersByTimeAsync(19_000);
    expect(attempts).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(attempts).toHaveLength(2);
  });

  it.each([403, 404, 502])('go on by themselves after a proxy has answered with %s', async (status) => {
    const { manager, attempts, attempt, item } = managerWithServer();
    manager.add([fileOf('a.mp4')]);
    attempt().reject(new ApiError('finishUpload', status, { message: '', code: 'unknown' }));
    await settle();
    expect(item()?.phase).toBe('offline');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(attempts.length).toBeGreaterThan(1);
  });

  it('are failed where a proxy lets nothing through that is so large', async () => {
    const { manager, attempt, item } = managerWithServer();
    manager.add([fileOf('a.mp4')]);
    attempt().reject(new ApiError('finishUpload', 413, { message: '', code: 'unknown' }));
    await settle();
    expect(item()?.phase).toBe('failed');
  });

  it.each([415, 413, 507])(
    'are failed when the server refuses them with %s, until somebody tries again',
    async (status) => {
      const { manager, attempts, attempt, item } = managerWithServer();
      const [id = ''] = manager.add([fileOf('a.mp4')]);
      const error = new ApiError('finishUpload', status, { message: 'No.', code: 'refused' });
      attempt().reject(error);
      await settle();
      expect(item()).toMatchObject({ phase: 'failed', error });
      await vi.advanceTimersByTimeAsync(60_000);
      expect(attempts).toHaveLength(1);
      manager.resume(id);
      expect(attempts).toHaveLength(2);
    },
  );

  it('are removed from the server when they are cancelled, and not when they are stored', async () => {
    const { manager, attempt, discard } = managerWithServer();
    const [first = '', second = ''] = manager.add([fileOf('a.mp4'), fileOf('b.mp4')]);
    manager.cancel(first);
    await settle();
    expect(discard).toHaveBeenCalledExactlyOnceWith(attempt(0).file, attempt(0).key);
    attempt(1).resolve(stored);
    await settle();
    manager.cancel(second);
    expect(discard).toHaveBeenCalledTimes(1);
    expect(manager.items()).toEqual([]);
  });

  it('are recognised when a large one is chosen again; a small one is sent anew', () => {
    const { manager, attempts } = managerWithServer();
    const large = fileOf('a.mp4');
    manager.add([large, fileOf('small.mp4', 10)]);
    manager.pauseAll();
    const again = managerWithServer();
    again.manager.add([large, fileOf('small.mp4', 10)]);
    expect(again.attempts[0]?.key).toBe(attempts[0]?.key);
    expect(again.attempts[1]?.key).not.toBe(attempts[1]?.key);
  });
});
