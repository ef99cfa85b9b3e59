import { ApiError } from '@rubrica/api-client';
import type { TaskTakenId } from '@rubrica/api-client/contract';
import type { CountedPlay } from '@rubrica/question-kit/react';
import { api } from '../api.ts';
import { setKnownPlays } from './known-plays.ts';

type Counts = Record<string, number>;

const storageKey = 'rubrica-plays-to-send';
const nameOf = (attempt: TaskTakenId, item: string) => `${attempt} ${item}`;

const openAttempts = new Set<TaskTakenId>();

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

async function sendUnsent(): Promise<void> {
  for (const [name, count] of Object.entries(readUnsent())) {
    const [id = '', item = ''] = name.split(' ');
    try {
      // oxlint-disable-next-line no-await-in-loop -- few, and a lost connection ends the loop
      await api.recordPlay({ params: { id }, body: { item, count } });
    } catch (error) {
      // Without a connection it is tried again; what the server refuses it will always refuse.
      if (!(error instanceof ApiError)) return;
    }
    const { [name]: latest, ...others } = readUnsent();
    if (latest === count) storeUnsent(others);
  }
}

/** Fetches how often the limited recordings of an attempt were played on any device, before it is shown. */
export async function loadPlays(attempt: TaskTakenId, signal: AbortSignal): Promise<void> {
  if (openAttempts.size === 0) addEventListener('online', () => void sendUnsent());
  openAttempts.add(attempt);
  await sendUnsent();
  const { items } = await api.listPlays({ params: { id: attempt }, signal });
  for (const { item: itemId, count } of items) setKnownPlays({ attempt, itemId, count });
}

/** Stores a counted play on the server, now or as soon as there is a connection. Previews and markers count nothing. */
export function reportPlay({ attempt, itemId, count }: CountedPlay): void {
  if (!openAttempts.has(attempt)) return;
  storeUnsent({ ...readUnsent(), [nameOf(attempt, itemId)]: count });
  void sendUnsent();
}
