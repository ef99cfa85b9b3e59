/** How often something has been played, and where the play that is still going on stands. */
export interface Plays {
  /** Plays that have counted, the one going on included. */
  count: number;
  /** Seconds into the play that counted last and has not come to its end; null between plays. */
  at: number | null;
}

export const noPlays: Plays = { count: 0, at: null };

/** A play counts once it has run for this long. */
const counts = 1;
/** How often the place in a play is kept. */
const pace = 1;

/** The plays after one has run to `time`; the same object where there is nothing to keep. */
export function playedTo(plays: Plays, time: number): Plays {
  if (plays.at === null) return time >= counts ? { count: plays.count + 1, at: time } : plays;
  return Math.abs(time - plays.at) >= pace ? { ...plays, at: time } : plays;
}

/** The plays after one has come to its end; one that was shorter than a second counts here. */
export function playedOut(plays: Plays): Plays {
  return { count: plays.at === null ? plays.count + 1 : plays.count, at: null };
}

const storageKey = (name: string) => `rubrica-plays:${name}`;

/** What this device has kept under a name; nothing where it keeps nothing. */
export function keptPlays(name: string): Plays {
  try {
    const [count, at] = (localStorage.getItem(storageKey(name)) ?? '').split('@');
    const plays = { count: Number(count), at: at === undefined ? null : Number(at) };
    const sound = Number.isSafeInteger(plays.count) && plays.count >= 0 && (plays.at === null || plays.at >= 0);
    return sound ? plays : noPlays;
  } catch {
    return noPlays;
  }
}

/** Keeps the plays on this device, as far as it lets itself be used. */
export function keepPlays(name: string, { count, at }: Plays): void {
  try {
    localStorage.setItem(storageKey(name), at === null ? String(count) : `${count}@${at}`);
  } catch {
    // Blocked or full: the count stands as long as the page does.
  }
}
