import { ApiError } from '@rubrica/api-client';
import { isLinkUsed } from '../../../../lib/api.ts';
import { PDFDataRangeTransport } from './pdf-js.ts';

/** A signed address of the file's bytes, and when it arrived, by `Date.now()`. */
interface SignedLink {
  url: string;
  arrivedAt: number;
}

interface RangeOptions {
  sizeBytes: number;
  /** Asks for a new address. */
  sign: (signal: AbortSignal) => Promise<string>;
  /** Told whether bytes are waited for that do not come. */
  onStalled: (isStalled: boolean) => void;
  /** Told that the file cannot be had any more, whatever is tried. */
  onLost: (error: unknown) => void;
}

/** How long to wait before another try, by the number of tries. */
const waitsMs = [500, 1000, 2000, 5000, 10_000];

/**
 * Gives pdf.js the parts of a file that it asks for. Addresses are renewed as they expire, and a part that a lost network has kept
 * back is asked for again until it comes.
 */
export class SignedRanges extends PDFDataRangeTransport {
  readonly #options: RangeOptions;
  readonly #controller = new AbortController();
  #link: Promise<SignedLink> | undefined;
  #waiting = 0;

  constructor(options: RangeOptions) {
    super(options.sizeBytes, null);
    this.#options = options;
  }

  override requestDataRange(begin: number, end: number): void {
    this.#read(begin, end).then(
      (bytes) => bytes && this.onDataRange(begin, bytes),
      (error: unknown) => {
        if (!this.#controller.signal.aborted) this.#options.onLost(error);
      },
    );
  }

  override abort(): void {
    this.#controller.abort();
  }

  /** The address, renewed where it expires soon. */
  async #address(): Promise<string> {
    const known = await this.#link?.catch(() => undefined);
    if (known && isLinkUsed(known.arrivedAt)) return known.url;
    this.#link = this.#sign();
    return (await this.#link).url;
  }

  async #sign(): Promise<SignedLink> {
    const url = await this.#options.sign(this.#controller.signal);
    return { url, arrivedAt: Date.now() };
  }

  /** @throws what `sign` throws for a file that is not to be had */
  async #tryRead(begin: number, end: number): Promise<Uint8Array | undefined> {
    try {
      return await fetchRange(await this.#address(), begin, end, this.#controller.signal);
    } catch (error) {
      if (isFinal(error)) throw error;
      return undefined;
    }
  }

  /** Tries until the bytes are there. @throws what `sign` throws for a file that is not to be had */
  async #read(begin: number, end: number): Promise<Uint8Array | undefined> {
    const { signal } = this.#controller;
    let isWaiting = false;
    const setWaiting = (next: boolean) => {
      if (next === isWaiting) return;
      isWaiting = next;
      this.#waiting += next ? 1 : -1;
      this.#options.onStalled(this.#waiting > 0);
    };
    for (let tries = 0; !signal.aborted; tries += 1) {
      const bytes = await this.#tryRead(begin, end);
      if (bytes) {
        setWaiting(false);
        return bytes;
      }
      // Perhaps it has expired: the device may have slept.
      this.#link = undefined;
      setWaiting(true);
      await nextTry(tries, signal);
    }
    return undefined;
  }
}

/** Whether asking again is of no use: the server itself has answered, and not because it is overloaded. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && !error.isForeign && error.status < 429;
}

async function fetchRange(url: string, begin: number, end: number, signal: AbortSignal) {
  const response = await fetch(url, { headers: { range: `bytes=${begin}-${end - 1}` }, signal });
  if (!response.ok) return undefined;
  const bytes = new Uint8Array(await response.arrayBuffer());
  // A cache between may have answered with the whole file.
  return response.status === 206 ? bytes : bytes.slice(begin, end);
}

/** Waits, or until the device is online again. */
function nextTry(tries: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, waitsMs[tries] ?? waitsMs.at(-1));
    addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
