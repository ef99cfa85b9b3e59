import type { BlockId, RecordingId } from '../schema/ids.ts';

/** How many files and spoken comments the marks of a block may have. */
export const maxCommentFiles = 50;

/** Returns the name of the place of a block's spoken comments and files, also that of its first spoken comment on the device. */
export function commentPlace(block: BlockId): RecordingId {
  return `comment:${block}`;
}

/** Returns the name of a spoken comment on the device: each one of a place has a name of its own, so that none replaces another. */
export function commentName(place: RecordingId, number: number): RecordingId {
  return number === 1 ? place : `${place}:${number}`;
}

/** Returns whether a spoken comment, or a file, is one of a place. */
export function isCommentAt(place: RecordingId, name: RecordingId): boolean {
  return name === place || (name.startsWith(`${place}:`) && /^\d+$/u.test(name.slice(place.length + 1)));
}
