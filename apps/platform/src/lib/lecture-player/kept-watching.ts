import {
  mergeIntervals,
  subtractIntervals,
  type Interval,
  type UserId,
  type VideoId,
} from '@rubrica/api-client/contract';
import { deleteDraft, readDraft, storeDraft } from '../storage/drafts.ts';

const nameOf = (person: UserId, video: VideoId) => `watched/${person}/${video}`;

const isInterval = (value: unknown): value is Interval =>
  Array.isArray(value) && value.length === 2 && value.every((time) => Number.isInteger(time));
const areIntervals = (value: unknown): value is Interval[] => Array.isArray(value) && value.every(isInterval);

/** Returns what a person has watched on this device and the server does not know yet. */
export function readKept(person: UserId, video: VideoId): Interval[] {
  return readDraft(nameOf(person, video), areIntervals)?.value ?? [];
}

/** Keeps what has been watched until the server knows it. Other tabs may keep theirs there too. */
export function keepWatched(person: UserId, video: VideoId, intervals: readonly Interval[]): void {
  if (intervals.length === 0) return;
  const value = mergeIntervals([...readKept(person, video), ...intervals]);
  storeDraft(nameOf(person, video), { base: '', value });
}

/** Forgets what the server knows. */
export function forgetKept(person: UserId, video: VideoId, known: readonly Interval[]): void {
  const value = subtractIntervals(readKept(person, video), known);
  if (value.length === 0) deleteDraft(nameOf(person, video));
  else storeDraft(nameOf(person, video), { base: '', value });
}
