import { ApiError } from '@rubrica/api-client';
import type { CountedTake } from '@rubrica/question-kit/react';
import { isRefusedForGood } from './is-refused-for-good.ts';

const storageKey = 'rubrica-takes-to-send';

/** The server's part: it counts a take once, however often it is reported. */
interface TakeCalls {
  record: (take: CountedTake) => Promise<unknown>;
  /** Returns how many takes of an answer are counted. */
  count: (of: Pick<CountedTake, 'attempt' | 'recordingId'>) => Promise<number>;
}

/** Takes to count on the server. */
export interface TakeQueue {
  /** Counts a take, now or as soon as there is a connection. */
  report: (take: CountedTake) => void;
  /** Sends what has not arrived. */
  send: () => void;
  /** Returns how many takes of an answer the server has counted; undefined if it cannot be reached. */
  count: (of: Pick<CountedTake, 'attempt' | 'recordingId'>) => Promise<number | undefined>;
}

/** Reports takes until the server has them, also after a reload. */
export function createTakeQueue(calls: TakeCalls): TakeQueue {
  /** Takes that could not be kept in the browser's storage. */
  let unkept: readonly CountedTake[] = [];
  let lastRun = Promise.resolve();
  const listUnsent = () => [...readKept(), ...unkept];

  async function sendEach(): Promise<void> {
    for (const take of listUnsent()) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- few, and a lost connection ends the loop
        await calls.record(take);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (!isRefusedForGood(error)) continue;
      }
      const isOther = ({ takeId }: CountedTake) => takeId !== take.takeId;
      keep(readKept().filter(isOther));
      unkept = unkept.filter(isOther);
    }
  }

  /** One run after another. @throws {Error} without a connection */
  function sendAll(): Promise<void> {
    lastRun = lastRun.catch(() => undefined).then(sendEach);
    return lastRun;
  }

  const send = () => void sendAll().catch(() => undefined);
  return {
    send,
    report: (take) => {
      if (!keep([...readKept(), take])) unkept = [...unkept, take];
      send();
    },
    count: async (of) => {
      try {
        await sendAll();
        // Its number would leave them out.
        return listUnsent().some(({ attempt }) => attempt === of.attempt) ? undefined : await calls.count(of);
      } catch {
        return undefined;
      }
    },
  };
}

/** Takes that have not reached the server, and outlive the page. */
function readKept(): CountedTake[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isTake) : [];
  } catch {
    return [];
  }
}

/** Returns whether the browser has stored them. */
function keep(takes: readonly CountedTake[]): boolean {
  try {
    localStorage.setItem(storageKey, JSON.stringify(takes));
    return true;
  } catch {
    return false;
  }
}

function isTake(kept: unknown): kept is CountedTake {
  const fields = new Map(Object.entries(Object(kept)));
  return ['attempt', 'recordingId', 'takeId'].every((name) => typeof fields.get(name) === 'string');
}
