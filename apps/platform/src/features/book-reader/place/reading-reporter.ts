/** What the server does not have yet of a reading. */
export interface UnsentReading {
  page: number;
  seconds: number;
}

/** How long a page rests before the server hears of it. */
export const restMs = 2000;
/** How often the server hears of the time of somebody who stays on a page. */
export const reportMs = 60_000;
/** How long to wait before what could not be sent is sent again. */
export const retryMs = 15_000;
/**
 * The longest time in one report: what the server takes. It counts no more than has passed since the report before, so that of what is
 * read without a network only one report counts.
 */
const mostSeconds = 43_200;

interface ReporterOptions {
  page: number;
  /** What an earlier visit has left on this device; null if nothing. */
  unsent: UnsentReading | null;
  /** Returns the seconds that were read since it was last asked. */
  takeSeconds: () => number;
  /** Sends a reading. Resolves with whether it arrived, or was refused for good. */
  save: (reading: UnsentReading) => Promise<boolean>;
  /** Keeps on this device what the server does not have; null once it has all. */
  keep: (reading: UnsentReading | null) => void;
}

/** Hears of every turn of a page, and sees to it that the server does, with the time that was read, through a lost network too. */
export function createReadingReporter({ page: firstPage, unsent, takeSeconds, save, keep }: ReporterOptions) {
  let page = firstPage;
  let seconds = unsent?.seconds ?? 0;
  let isPageUnsent = unsent !== null;
  let isSending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const sendIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), ms);
  };

  const note = () => {
    seconds += takeSeconds();
    if (isPageUnsent || seconds > 0) keep({ page, seconds });
  };

  const send = async (): Promise<void> => {
    clearTimeout(timer);
    if (isSending) return;
    note();
    if (!isPageUnsent && seconds === 0) return sendIn(reportMs);
    const reading = { page, seconds: Math.min(seconds, mostSeconds) };
    isSending = true;
    isPageUnsent = false;
    const hasArrived = await save(reading);
    isSending = false;
    if (!hasArrived) {
      isPageUnsent = true;
      return sendIn(retryMs);
    }
    seconds -= reading.seconds;
    // Turned meanwhile, or longer away from the network than one report tells.
    if (isPageUnsent || seconds > 0) {
      note();
      return sendIn(restMs);
    }
    keep(null);
    sendIn(reportMs);
  };

  return {
    /** Begins to report. */
    start: () => sendIn(restMs),
    /** Hears of the page that is read now. */
    turn: (next: number) => {
      if (next === page) return;
      page = next;
      isPageUnsent = true;
      note();
      sendIn(restMs);
    },
    /** The seconds that were read and the server does not have. */
    unsentSeconds: (): number => {
      note();
      return seconds;
    },
    /** Sends at once what is unsent. */
    send,
    stop: () => clearTimeout(timer),
  };
}
