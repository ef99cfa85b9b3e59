/** The number of plays of a recording, and the position of an unfinished play. */
export interface PlayCount {
  /** Plays that count, an unfinished one included. */
  count: number;
  /** Position of the last counted play if it is unfinished; null between plays. */
  positionSeconds: number | null;
}

export const noPlays: PlayCount = { count: 0, positionSeconds: null };

/** A play counts once it has run for this long. */
const countsAfterSeconds = 1;
/** The interval at which the position is saved. */
export const saveEverySeconds = 1;

/** Returns the count after a play has run to `time`; the same object if there is nothing to save. */
export function advancePlay(plays: PlayCount, time: number): PlayCount {
  if (plays.positionSeconds === null)
    return time >= countsAfterSeconds ? { count: plays.count + 1, positionSeconds: time } : plays;
  return Math.abs(time - plays.positionSeconds) >= saveEverySeconds ? { ...plays, positionSeconds: time } : plays;
}

/** Returns the count after a play has ended; a play shorter than a second counts here. */
export function endPlay(plays: PlayCount): PlayCount {
  return { count: plays.positionSeconds === null ? plays.count + 1 : plays.count, positionSeconds: null };
}

/** Returns what this device knows of the plays, or the host's count where that is higher: another device has played it since. */
export function laterPlays(known: PlayCount, hostCount: number): PlayCount {
  return hostCount > known.count ? { count: hostCount, positionSeconds: null } : known;
}

/** Where the last play that counts has come to: between two plays, to its end. */
const reachedSeconds = ({ positionSeconds }: PlayCount) => positionSeconds ?? Infinity;

/** Returns what is further of this tab's plays and those of another: the higher count, or the later position of the same play. */
export function furtherPlays(here: PlayCount, elsewhere: PlayCount): PlayCount {
  const isFurther =
    elsewhere.count === here.count ? reachedSeconds(elsewhere) > reachedSeconds(here) : elsewhere.count > here.count;
  return isFurther ? elsewhere : here;
}

const storageKey = (name: string) => `rubrica-plays:${name}`;

/** Reads the count that is saved in this browser; zero plays if there is none. */
export function readPlays(name: string): PlayCount {
  try {
    const [count, position] = (localStorage.getItem(storageKey(name)) ?? '').split('@');
    const plays = { count: Number(count), positionSeconds: position === undefined ? null : Number(position) };
    const isValid =
      Number.isSafeInteger(plays.count) &&
      plays.count >= 0 &&
      (plays.positionSeconds === null || plays.positionSeconds >= 0);
    return isValid ? plays : noPlays;
  } catch {
    return noPlays;
  }
}

/** Saves the count in this browser, if it allows that. */
export function savePlays(name: string, { count, positionSeconds }: PlayCount): void {
  try {
    localStorage.setItem(storageKey(name), positionSeconds === null ? String(count) : `${count}@${positionSeconds}`);
  } catch {
    // Blocked or full: the count lasts as long as the page.
  }
}
