import { ExchangeError } from '../exchange-error.ts';

/** The text of a file, and its encoding if it was guessed. */
export interface SourceText {
  text: string;
  guessedEncoding?: string;
}

/**
 * Decodes bytes: by byte order mark, by the declared encoding, as UTF-16 if every other byte is 0, as UTF-8, else as
 * Windows-1256 if it is Arabic then, else as Windows-1252 (which callers report). Line endings become `\n`.
 *
 * @param declared an encoding named by the caller
 * @throws {ExchangeError} when the bytes are not text, or the encoding is unknown
 */
export function readSourceText(source: string | Uint8Array, declared?: string): SourceText {
  if (typeof source === 'string') return { text: normalizeText(source) };
  const label =
    encodingFromByteOrderMark(source) ??
    declared ??
    encodingFromXmlDeclaration(source) ??
    encodingFromZeroBytes(source);
  if (label !== undefined) return { text: decode(source, label) };
  if (source.subarray(0, 8000).includes(0)) throw new ExchangeError('not-text');
  try {
    return { text: normalizeText(new TextDecoder('utf-8', { fatal: true }).decode(source)) };
  } catch {
    const guessedEncoding = isArabicAnsi(source) ? 'Windows-1256' : 'Windows-1252';
    return { text: decode(source, guessedEncoding), guessedEncoding };
  }
}

function decode(source: Uint8Array, label: string): string {
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(label);
  } catch {
    throw new ExchangeError('encoding-unknown', { name: label });
  }
  const text = normalizeText(decoder.decode(source));
  if (text.includes('\0')) throw new ExchangeError('not-text');
  return text;
}

function encodingFromByteOrderMark(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined;
}

function encodingFromXmlDeclaration(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 120));
  return /^\s*<\?xml[^>]*\sencoding=["']([\w.:-]{1,40})["']/u.exec(start)?.[1];
}

/**
 * Whether most bytes beyond ASCII are words of Arabic letters in Windows-1256. In the languages of Windows-1252 such bytes stand
 * alone or in twos, and those of French letters are the same in both.
 */
function isArabicAnsi(bytes: Uint8Array): boolean {
  const text = new TextDecoder('windows-1256').decode(bytes);
  let letters = 0;
  for (const [word] of text.matchAll(/(?:[\p{Script=Arabic}\u0640]\p{M}*){3,}/gu)) letters += word.length;
  let beyondAscii = 0;
  for (const byte of bytes) if (byte >= 0x80) beyondAscii += 1;
  return letters > beyondAscii / 2;
}

/** UTF-16 text that is mostly ASCII has a zero in every other byte. */
function encodingFromZeroBytes(bytes: Uint8Array): string | undefined {
  const start = bytes.subarray(0, 200);
  const zeros = [0, 0];
  for (const [index, byte] of start.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const threshold = start.length / 4;
  if (odd > threshold && even === 0) return 'utf-16le';
  return even > threshold && odd === 0 ? 'utf-16be' : undefined;
}

function normalizeText(text: string): string {
  return text.replace(/^\uFEFF/u, '').replaceAll(/\r\n?/gu, '\n');
}
