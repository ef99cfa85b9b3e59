import { ApiError } from '@rubrica/api-client';
import type { CountedPlay } from '@rubrica/question-kit/react';
import { isRefusedForGood } from './is-refused-for-good.ts';

type Counts = Record<string, number>;

const storageKey = 'rubrica-plays-to-send';
const nameOf = ({ attempt, itemId }: CountedPlay) => `${attempt} ${itemId}`;

/** Plays to count on the server. */
export interface PlayQueue {
  /** Counts a play, now or as soon as there is a connection. */
  report: (play: CountedPlay) => void;
  /** Sends what has not arrived. Resolves when each was tried once. */
  send: () => Promise<void>;
}

/** Reports how often recordings were played until the server has it, also after a reload. Of two counts the higher stands there. */
export function createPlayQueue(record: (play: CountedPlay) => Promise<unknown>): PlayQueue {
  async function send(): Promise<void> {
    for (const [name, count] of Object.entries(readUnsent())) {
      const [attempt = '', itemId = ''] = name.split(' ');
      try {
        // oxlint-disable-next-line no-await-in-loop -- few, and a lost connection ends the loop
        await record({ attempt, itemId, count });
      } catch (error) {
        if (!(error instanceof ApiError)) return;
        if (!isRefusedForGood(error)) continue;
      }
      const { [name]: latest, ...others } = readUnsent();
      if (latest === count) storeUnsent(others);
    }
  }
  return {
    send,
    report: (play) => {
      storeUnsent({ ...readUnsent(), [nameOf(play)]: play.count });
      void send();
    },
  };
}

/** Counts that have not reached the server, and outlive the page. */
function readUnsent(): Counts {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, number] => Number(entry[1]) > 0),
    );
  } catch {
    return {};
  }
}

function storeUnsent(counts: Counts): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(counts));
  } catch {
    // The kit has the count on this device as well.
  }
}
