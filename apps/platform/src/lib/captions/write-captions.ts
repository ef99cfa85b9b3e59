import { formatFullTime } from './caption-time.ts';
import { toCueText, type Cue } from './cue.ts';
import { escapeVtt } from './cue-markup.ts';
import type { CaptionFormat } from './read-captions.ts';

/** Writes a WebVTT file, which a `<track>` reads. */
export function writeVtt(cues: readonly Cue[]): string {
  return ['WEBVTT', ...cues.map((cue) => `${timing(cue, '.')}\n${escapeVtt(toCueText(cue.text))}`), ''].join('\n\n');
}

/** Writes a SubRip file. It has no way to write an arrow that is only text, so that `-->` becomes one sign. */
export function writeSrt(cues: readonly Cue[]): string {
  return cues
    .map((cue, index) => `${index + 1}\n${timing(cue, ',')}\n${toCueText(cue.text).replaceAll('-->', '\u2192')}\n\n`)
    .join('');
}

/** The text of a caption file in a format. */
export const captionWriters = { vtt: writeVtt, srt: writeSrt } as const satisfies Record<
  CaptionFormat,
  (cues: readonly Cue[]) => string
>;

function timing({ startMs, endMs }: Cue, separator: '.' | ','): string {
  return `${formatFullTime(startMs, separator)} --> ${formatFullTime(endMs, separator)}`;
}
