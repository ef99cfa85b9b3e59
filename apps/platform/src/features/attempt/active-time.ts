import type { AnswerId, TaskTakenId } from '@rubrica/api-client/contract';

const tickMs = 1_000;
/** Between two ticks of a page that is used; after a longer gap the device was asleep. */
const longestTickMs = 2 * tickMs;
/** A page that nobody touches for so long is not being worked on. */
const idleAfterMs = 5 * 60_000;
const inputs = ['pointerdown', 'pointermove', 'keydown', 'scroll'];

/** How long each answer was worked on in this tab, in milliseconds. */
type Counted = Record<AnswerId, number>;

/** What a tab has counted of an attempt, so that a reload continues it. */
interface Sitting {
  sitting: string;
  counted: Counted;
}

const isSitting = (value: unknown): value is Sitting =>
  typeof value === 'object' && value !== null && 'sitting' in value && 'counted' in value;

function readSitting(name: string): Sitting {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    if (isSitting(stored)) return stored;
  } catch {
    // The browser stores nothing for the tab.
  }
  return { sitting: crypto.randomUUID(), counted: {} };
}

/**
 * Counts how long each answer of an attempt is worked on: while its question is on the screen, the page is visible, and
 * somebody has touched, scrolled or typed in the last five minutes.
 */
export function createActiveTime(attempt: TaskTakenId) {
  const name = `rubrica-time/${attempt}`;
  const { sitting, counted } = readSitting(name);
  let shown: AnswerId | undefined;
  let tickedAt = 0;
  let inputAt = 0;

  function count() {
    const now = performance.now();
    if (shown !== undefined && !document.hidden && now - inputAt < idleAfterMs) {
      counted[shown] = (counted[shown] ?? 0) + Math.min(now - tickedAt, longestTickMs);
    }
    tickedAt = now;
  }

  function tick() {
    count();
    try {
      sessionStorage.setItem(name, JSON.stringify({ sitting, counted }));
    } catch {
      // Without room for it a reload begins anew.
    }
  }

  return {
    /** Counts for this answer from now on; returns how to stop. */
    show(answer: AnswerId): () => void {
      const onInput = () => {
        inputAt = performance.now();
      };
      onInput();
      tickedAt = inputAt;
      shown = answer;
      const timer = setInterval(tick, tickMs);
      for (const input of inputs) addEventListener(input, onInput, true);
      return () => {
        tick();
        shown = undefined;
        clearInterval(timer);
        for (const input of inputs) removeEventListener(input, onInput, true);
      };
    },
    /** What a save of an answer reports. */
    of(answer: AnswerId): { sitting: string; activeMs: number } {
      count();
      return { sitting, activeMs: Math.round(counted[answer] ?? 0) };
    },
  };
}
