import type { FileKind } from '../state/editor-api.ts';

/** What a file is, by what it begins with; `film` and `sound` are of a container that can hold both. */
type Content = 'picture' | 'sound' | 'film' | 'film-alone' | 'pdf' | 'captions';

/** What each kind of file may be. A film can be used as a recording, but for MOV and M4V, which are of no type of sound. */
const contents: Record<FileKind, readonly Content[]> = {
  image: ['picture'],
  audio: ['sound', 'film'],
  video: ['film', 'film-alone'],
  pdf: ['pdf'],
  captions: ['captions'],
};

/** As much of a file as says what it is. */
const headBytes = 256;

/** What MP4 files hold, by their brand; others are films. Of the last ones are pictures and films that not every browser shows. */
const brands: readonly (readonly [RegExp, Content | null])[] = [
  [/^avi[fs]/u, 'picture'],
  [/^[MF]4[AB]/u, 'sound'],
  [/^(?:qt {2}|M4V)/u, 'film-alone'],
  [/^(?:mif1|msf1|hei[cx]|hev[cx]|crx|3g)/u, null],
];

/** Where an Ogg file says what it holds, and how. */
const oggCodecAt = 28;
const oggCodecs: readonly (readonly [head: string, Content])[] = [
  ['\u0080theora', 'film'],
  ['\u0001video\0', 'film'],
  ['OpusHead', 'sound'],
  ['\u0001vorbis', 'sound'],
  ['\u007FFLAC', 'sound'],
  ['Speex  ', 'sound'],
];

/** What other files begin with. */
const heads: readonly (readonly [head: string, Content])[] = [
  ['\u0089PNG\r\n\u001A\n', 'picture'],
  ['\u00FF\u00D8\u00FF', 'picture'],
  ['GIF', 'picture'],
  ['fLaC', 'sound'],
  // A description, before the sound of an MP3 file.
  ['ID3', 'sound'],
  ['%PDF', 'pdf'],
];

const contentBy = (text: string, list: typeof heads) => list.find(([head]) => text.startsWith(head))?.[1] ?? null;

/**
 * What a file is, by its first bytes as text in which each character is one; null for what is of no accepted type. They are the types that
 * the platform accepts: `scripts/file-content.test.ts` compares the two.
 */
function contentOf(text: string): Content | null {
  if (text.startsWith('ftyp', 4)) {
    const brand = brands.find(([pattern]) => pattern.test(text.slice(8, 12)));
    return brand ? brand[1] : 'film';
  }
  if (text.startsWith('RIFF'))
    return text.startsWith('WEBP', 8) ? 'picture' : text.startsWith('WAVE', 8) ? 'sound' : null;
  if (text.startsWith('OggS')) return contentBy(text.slice(oggCodecAt), oggCodecs);
  // Matroska begins in the same way.
  if (text.startsWith('\u001AE\u00DF\u00A3')) return text.includes('webm') ? 'film' : null;
  if (/^(?:\u00EF\u00BB\u00BF)?WEBVTT(?:[\s\0]|$)/u.test(text)) return 'captions';
  // The frames of MP3 and AAC; JPEG has been looked for before them.
  return contentBy(text, heads) ?? (/^\u00FF[\u00E0-\u00FF]/u.test(text) ? 'sound' : null);
}

/** Whether a file is what it is to be used as, by its content: its name and the type that a browser gives it may say something else. */
export async function isOfKind(file: Blob, kind: FileKind): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const content = contentOf(Array.from(head, (byte) => String.fromCodePoint(byte)).join(''));
  return content !== null && contents[kind].includes(content);
}
