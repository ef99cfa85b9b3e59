import type { TaskTakenId } from '@rubrica/api-client/contract';
import type { FileRef } from '@rubrica/question-kit';
import { keptUrls } from '../../../lib/kit/kept-urls.ts';
import { platformMedia } from '../../../lib/kit/platform-media.ts';
import { attemptFiles } from '../../../lib/storage/forget-person.ts';
import { pageSession, readSession } from '../../../lib/storage/session.ts';
import { filesOfAttempt } from '../attempt-copies.ts';
import { filesIn } from './files-in.ts';

/** Files of an attempt that a page without a connection would not have. */
export interface FilesNotKept {
  /** The device has no room for them. */
  tooLarge: readonly FileRef[];
  /** They have not arrived yet. */
  waiting: readonly FileRef[];
}

/** Left for the answers, for recordings, and for what the page itself keeps. */
const leftBytes = 100_000_000;
/** More would take a phone's room, and a school's line, for what most students never need. */
const mostBytes = 300_000_000;
const retryMs = 20_000;

const keyOf = ({ id }: FileRef) => `/kept-files/${id}`;

/** Addresses within this page, until it leaves the attempt. */
const madeUrls = new Set<string>();

/** From now on a view that asks for the file gets what the device keeps. An address within the page can be played from any position. */
function offer(cache: Cache, file: FileRef): void {
  let address: Promise<string> | undefined;
  const read = async () => {
    const kept = await cache.match(keyOf(file));
    if (!kept) {
      // The browser needed its room.
      keptUrls.delete(file.id);
      return platformMedia.url(file);
    }
    const url = URL.createObjectURL(await kept.blob());
    madeUrls.add(url);
    return url;
  };
  keptUrls.set(file.id, () => (address ??= read()));
}

const open = (attempt: TaskTakenId) => caches.open(filesOfAttempt(pageSession()?._id ?? '', attempt));

/** Lets the views of an attempt show and play the files that an earlier page has kept. */
export async function offerKeptFiles(attempt: TaskTakenId, questions: unknown): Promise<void> {
  const cache = await open(attempt);
  for (const file of filesIn(questions)) if (await cache.match(keyOf(file))) offer(cache, file);
}

/** Removes what another person has left on this device, whose log-out did not come so far; not what another tab keeps for who is logged in there. */
async function removeOthers(): Promise<void> {
  const present = [pageSession(), readSession()].map((session) => `${attemptFiles}/${session?._id ?? ''}/`);
  for (const name of await caches.keys())
    if (name.startsWith(`${attemptFiles}/`) && !present.some((own) => name.startsWith(own))) await caches.delete(name);
}

/** Fetches a file and keeps it. Returns whether it is there, or why not. */
async function keep(cache: Cache, file: FileRef, signal: AbortSignal): Promise<'kept' | 'too large' | 'waiting'> {
  try {
    const reply = await fetch(await platformMedia.url(file), { signal });
    if (!reply.ok) return 'waiting';
    await cache.put(keyOf(file), reply);
    offer(cache, file);
    return 'kept';
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'too large' : 'waiting';
  }
}

/**
 * Keeps the files of an attempt's questions on this device, one after another, and tries again what does not arrive.
 *
 * @param onChange Gets what is not kept, at the start and after every change
 * @returns what ends it, and with it the addresses that views have
 */
export function keepFiles(
  attempt: TaskTakenId,
  questions: unknown,
  onChange: (notKept: FilesNotKept) => void,
): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;

  async function keepAll() {
    const cache = await open(attempt);
    const files = filesIn(questions);
    for (const file of files) if (!keptUrls.has(file.id) && (await cache.match(keyOf(file)))) offer(cache, file);
    const { quota = Number.POSITIVE_INFINITY, usage = 0 } = await navigator.storage.estimate();
    const keptBytes = files.reduce((sum, { id, size }) => sum + (keptUrls.has(id) ? size : 0), 0);
    let roomBytes = Math.min(mostBytes - keptBytes, quota - usage - leftBytes);
    const waiting = new Set(files.filter(({ id }) => !keptUrls.has(id)));
    const tooLarge = new Set<FileRef>();
    const settle = (file: FileRef, outcome: 'kept' | 'too large' | 'waiting') => {
      if (signal.aborted || outcome === 'waiting') return;
      waiting.delete(file);
      if (outcome === 'too large') tooLarge.add(file);
      else roomBytes -= file.size;
    };
    const tell = () => signal.aborted || onChange({ tooLarge: [...tooLarge], waiting: [...waiting] });
    for (const file of waiting) if (file.size > roomBytes) settle(file, 'too large');
    tell();
    for (const file of waiting) {
      settle(file, file.size > roomBytes ? 'too large' : await keep(cache, file, signal));
      tell();
    }
    if (waiting.size > 0 && !signal.aborted) timer = setTimeout(start, retryMs);
  }

  function start() {
    clearTimeout(timer);
    if (isRunning) return;
    isRunning = true;
    // A browser that keeps nothing, as in some private windows, has said so before the attempt began.
    void keepAll()
      .catch(() => undefined)
      .finally(() => {
        isRunning = false;
      });
  }

  addEventListener('online', start);
  void removeOthers().catch(() => undefined);
  start();
  return () => {
    leaving.abort();
    clearTimeout(timer);
    removeEventListener('online', start);
    keptUrls.clear();
    madeUrls.forEach((url) => URL.revokeObjectURL(url));
    madeUrls.clear();
  };
}
