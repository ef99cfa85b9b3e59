import type { FileKind } from '../editor/state/editor-api.ts';

/** What files of the accepted types begin with: a text, in which each character is a byte; and the kinds that they can be used as. */
export const acceptedHeads: readonly [name: string, head: string, kinds: readonly FileKind[]][] = [
  ['PNG', `\u0089PNG\r\n\u001A\n\0\0\0\u000DIHDR${'\0'.repeat(17)}\0\0\0\u000AIDAT`, ['image']],
  ['JPEG', '\u00FF\u00D8\u00FF\u00E0', ['image']],
  ['GIF', 'GIF89a', ['image']],
  ['WEBP', 'RIFF\u0024\0\0\0WEBPVP8 ', ['image']],
  ['AVIF', '\0\0\0\u0020ftypavif', ['image']],
  ['MP3 with a description', 'ID3\u0004\0\0\0\0\0\0\u00FF\u00FB\u0090\u0064', ['audio']],
  ['MP3', '\u00FF\u00FB\u0090\u0064', ['audio']],
  ['AAC', '\u00FF\u00F1\u0050\u0080', ['audio']],
  ['WAV', 'RIFF\u0024\0\0\0WAVEfmt ', ['audio']],
  ['FLAC', 'fLaC', ['audio']],
  ['M4A', '\0\0\0\u0020ftypM4A ', ['audio']],
  ['OGG with Opus', `OggS${'\0'.repeat(24)}OpusHead`, ['audio']],
  ['OGG with Vorbis', `OggS${'\0'.repeat(24)}\u0001vorbis`, ['audio']],
  ['OGG with Theora', `OggS${'\0'.repeat(24)}\u0080theora`, ['audio', 'video']],
  ['WEBM', '\u001AE\u00DF\u00A3\u0001\0\0\0\0\0\0\u001F\u0042\u0082\u0084webm', ['audio', 'video']],
  ['MP4', '\0\0\0\u0018ftypmp42', ['audio', 'video']],
  ['MOV', '\0\0\0\u0014ftypqt  ', ['video']],
  ['M4V', '\0\0\0\u0014ftypM4V ', ['video']],
  ['PDF', '%PDF-1.7', ['pdf']],
  ['captions', 'WEBVTT\n\n', ['captions']],
  ['captions with a byte order mark', '\u00EF\u00BB\u00BFWEBVTT\n', ['captions']],
];

/** What files of other types begin with. */
export const otherHeads: readonly [name: string, head: string][] = [
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg">'],
  ['a page', '<!doctype html>'],
  ['OGG with something else', `OggS${'\0'.repeat(24)}another`],
  ['HEIC', '\0\0\0\u0018ftypheic'],
  ['Matroska', '\u001AE\u00DF\u00A3\u0042\u0082\u0088matroska'],
  ['AVI', 'RIFF\u0024\0\0\0AVI LIST'],
  ['a zip archive', 'PK\u0003\u0004'],
  ['text that begins like captions', 'WEBVTTs are captions'],
];

/** A file with this beginning. */
export const bytesFrom = (head: string): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(head.length + 64);
  bytes.set(Uint8Array.from(head, (one) => one.codePointAt(0) ?? 0));
  return bytes;
};
