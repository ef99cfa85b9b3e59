import { useState } from 'react';
import { usePendingRecordings } from '../recordings/use-pending-recordings.ts';
import type { RecordingId } from '../schema/ids.ts';
import { useAttempt } from '../views/attempt-context.ts';
import { commentName, isCommentAt } from './comment-place.ts';

export interface SpokenCommentsOfPlace {
  /** The names of those that were spoken and are not in the marks yet, oldest first. */
  unsent: readonly RecordingId[];
  /** The name of the next one, also while it is spoken. */
  next: RecordingId;
  /** Takes away a comment that is in the marks. */
  finish: (name: RecordingId) => void;
}

/** The spoken comments of a place on this device. Each has a recorder of its own, so that none replaces another. */
export function useSpokenComments(place: RecordingId): SpokenCommentsOfPlace {
  const pending = usePendingRecordings(useAttempt()).filter(({ recordingId }) => isCommentAt(place, recordingId));
  const [number, setNumber] = useState(1);
  // The device may still have what was just put into the marks.
  const [finished, setFinished] = useState<readonly RecordingId[]>([]);
  const next = commentName(place, number);
  const unsent = pending.filter(({ recordingId, state }) => recordingId !== next || state !== 'recording');
  const names = [...new Set(unsent.map(({ recordingId }) => recordingId))].filter((name) => !finished.includes(name));
  if (names.includes(next)) setNumber(number + 1);
  return {
    unsent: names,
    next,
    finish: (name) => {
      setFinished((before) => [...before, name]);
      setNumber((before) => (name === commentName(place, before) ? before + 1 : before));
    },
  };
}
