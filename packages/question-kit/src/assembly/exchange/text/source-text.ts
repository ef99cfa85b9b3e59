import { ExchangeError } from '../exchange-error.ts';

/** A file's text, and the encoding if it had to be guessed. */
export interface SourceText {
  text: string;
  guessed?: string;
}

/**
 * Bytes as text: by their byte order mark, by what is declared, as UTF-16 where every other byte is 0, as UTF-8, and else
 * as Windows-1252 (which is told). Line ends become `\n`.
 *
 * @param declared an encoding that the caller or an XML declaration names
 * @throws {ExchangeError} when it is no text, or the encoding is unknown
 */
export function readSourceText(source: string | Uint8Array, declared?: string): SourceText {
  if (typeof source === 'string') return { text: tidy(source) };
  const label = markOf(source) ?? declared ?? xmlEncoding(source) ?? evenZeros(source);
  if (label !== undefined) return { text: decode(source, label) };
  if (source.subarray(0, 8000).includes(0)) throw new ExchangeError('not-text');
  try {
    return { text: tidy(new TextDecoder('utf-8', { fatal: true }).decode(source)) };
  } catch {
    return { text: decode(source, 'windows-1252'), guessed: 'Windows-1252' };
  }
}

function decode(source: Uint8Array, label: string): string {
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(label);
  } catch {
    throw new ExchangeError('encoding-unknown', { name: label });
  }
  const text = tidy(decoder.decode(source));
  if (text.includes('\0')) throw new ExchangeError('not-text');
  return text;
}

function markOf(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined;
}

function xmlEncoding(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 120));
  return /^\s*<\?xml[^>]*\sencoding=["']([\w.:-]{1,40})["']/u.exec(start)?.[1];
}

/** Text of mostly ASCII letters in UTF-16 has a zero in every other byte. */
function evenZeros(bytes: Uint8Array): string | undefined {
  const start = bytes.subarray(0, 200);
  const zeros = [0, 0];
  for (const [index, byte] of start.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const enough = start.length / 4;
  if (odd > enough && even === 0) return 'utf-16le';
  return even > enough && odd === 0 ? 'utf-16be' : undefined;
}

function tidy(text: string): string {
  return text.replace(/^\uFEFF/u, '').replaceAll(/\r\n?/gu, '\n');
}
