/**
 * Returns the text of a file in the encodings that spreadsheet programs write: UTF-8 and UTF-16, each with or without a byte order
 * mark, and Windows-1256, the encoding of Arabic Windows.
 */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const wide = wideEncodingOf(bytes);
  if (wide) return wide;
  return isUtf8(bytes) ? 'utf-8' : 'windows-1256';
}

const sampleBytes = 2000;
/** The high bytes of Latin and Arabic letters. */
const highBytes: ReadonlySet<number> = new Set([0, 6]);

/** UTF-16 without a mark: every other byte is the high one of a Latin or Arabic letter. */
function wideEncodingOf(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, sampleBytes);
  if (sample.length < 4 || bytes.length % 2 === 1 || !sample.includes(0)) return undefined;
  const high = [0, 0];
  for (const [index, byte] of sample.entries()) if (highBytes.has(byte)) high[index % 2] = (high[index % 2] ?? 0) + 1;
  const enough = (sample.length / 2) * 0.8;
  const [even = 0, odd = 0] = high;
  if (odd >= enough && odd > even) return 'utf-16le';
  return even >= enough && even > odd ? 'utf-16be' : undefined;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
