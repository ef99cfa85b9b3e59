/** The text of a file, or the line (from 1) whose bytes are in no encoding that is read. */
export type DecodedText = { kind: 'text'; text: string } | { kind: 'not-text'; line: number };

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/** Decodes a text file in UTF-8 or UTF-16, with or without a byte order mark. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const encoding = encodingOf(bytes);
  try {
    return { kind: 'text', text: new TextDecoder(encoding, { fatal: true }).decode(bytes) };
  } catch {
    return { kind: 'not-text', line: lineOfFirstMistake(bytes, encoding) };
  }
}

function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Every caption file has digits, colons and line breaks; in UTF-16 each of them has a byte that is zero, in UTF-8 none has.
  const start = bytes.subarray(0, 4096);
  const zerosAt = (parity: number) => start.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  const [even, odd] = [zerosAt(0), zerosAt(1)];
  if (even === 0 && odd === 0) return 'utf-8';
  return odd >= even ? 'utf-16le' : 'utf-16be';
}

function lineOfFirstMistake(bytes: Uint8Array, encoding: Encoding): number {
  const text = new TextDecoder(encoding).decode(bytes);
  return text.slice(0, Math.max(text.indexOf('\uFFFD'), 0)).split(/\r\n|\n|\r/u).length;
}
