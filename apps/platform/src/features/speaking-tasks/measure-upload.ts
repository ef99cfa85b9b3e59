/** How fast a network uploads. */
export interface UploadSpeed {
  bitsPerSecond: number;
}

interface MeasureOptions {
  /** Uploads a text of so many bytes and resolves when the server has it. */
  send: (filler: string) => Promise<unknown>;
  /** Milliseconds on a clock that only goes forward. */
  now: () => number;
}

const firstBytes = 32 * 1024;
const secondBytes = 512 * 1024;
/** A first upload that took longer says enough: a second one would be a burden. */
const slowMs = 1_500;

/** Measures the upload speed with one small upload and, unless that was slow, a larger one. */
export async function measureUpload({ send, now }: MeasureOptions): Promise<UploadSpeed> {
  const timed = async (bytes: number) => {
    const filler = makeFiller(bytes);
    const startMs = now();
    await send(filler);
    return Math.max(1, now() - startMs);
  };
  const firstMs = await timed(firstBytes);
  if (firstMs >= slowMs) return { bitsPerSecond: (firstBytes * 8 * 1000) / firstMs };
  return { bitsPerSecond: (secondBytes * 8 * 1000) / (await timed(secondBytes)) };
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Text that nothing on the way can compress to much less. */
function makeFiller(bytes: number): string {
  const blockBytes = 65_536;
  const blocks: string[] = [];
  for (let left = bytes; left > 0; left -= blockBytes) {
    const random = crypto.getRandomValues(new Uint8Array(Math.min(left, blockBytes)));
    blocks.push(Array.from(random, (byte) => alphabet[byte % alphabet.length]).join(''));
  }
  return blocks.join('');
}

/** What an upload speed means for recordings. `fast`: as fast as one speaks. */
export type NetworkRating = 'fast' | 'slow';

/** Returns the seconds that a minute of recording takes to send, and whether that is as fast as it is spoken. */
export function rateNetwork({ bitsPerSecond }: UploadSpeed, neededBitsPerSecond: number) {
  const secondsPerMinute = Math.max(1, Math.round((60 * neededBitsPerSecond) / bitsPerSecond));
  const rating: NetworkRating = secondsPerMinute <= 60 ? 'fast' : 'slow';
  return { secondsPerMinute, rating };
}
