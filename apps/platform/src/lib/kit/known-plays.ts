import type { CountedPlay } from '@rubrica/question-kit/react';

type Recording = Pick<CountedPlay, 'attempt' | 'itemId'>;

const known = new Map<string, number>();
const nameOf = ({ attempt, itemId }: Recording) => `${attempt} ${itemId}`;

/** Notes how often a recording was played, as the server knows. */
export function setKnownPlays({ count, ...recording }: CountedPlay): void {
  known.set(nameOf(recording), count);
}

/** Returns how often a recording was played, as the server knew when the attempt was opened. */
export function knownPlays(recording: Recording): number {
  return known.get(nameOf(recording)) ?? 0;
}
