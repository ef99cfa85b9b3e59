import {
  mergeIntervals,
  subtractIntervals,
  type Interval,
  type UserId,
  type VideoId,
} from '@rubrica/api-client/contract';
import { openDrafts } from '../storage/drafts.ts';

const kind = 'watched';

const isInterval = (value: unknown): value is Interval =>
  Array.isArray(value) && value.length === 2 && value.every((time) => Number.isInteger(time));
const areIntervals = (value: unknown): value is Interval[] => Array.isArray(value) && value.every(isInterval);

/** Returns what a person has watched on this device and the server does not know yet. */
export function readKept(person: UserId, video: VideoId): Interval[] {
  return openDrafts(person).read(kind, video, areIntervals)?.value ?? [];
}

/** Keeps what has been watched until the server knows it. Other tabs may keep theirs there too. */
export function keepWatched(person: UserId, video: VideoId, intervals: readonly Interval[]): void {
  if (intervals.length === 0) return;
  const value = mergeIntervals([...readKept(person, video), ...intervals]);
  openDrafts(person).store(kind, video, { base: '', value });
}

/** Forgets what the server knows. */
export function forgetKept(person: UserId, video: VideoId, known: readonly Interval[]): void {
  const value = subtractIntervals(readKept(person, video), known);
  const drafts = openDrafts(person);
  if (value.length === 0) drafts.remove(kind, video);
  else drafts.store(kind, video, { base: '', value });
}
