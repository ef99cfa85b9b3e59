/** A line of captions; times in milliseconds from the start of the video. */
export interface Cue {
  startMs: number;
  endMs: number;
  /** Plain text without empty lines; a line break is `\n`. */
  text: string;
}

/** Returns a text as captions can hold it: without empty lines, which end a cue in every caption file. */
export function toCueText(text: string): string {
  return text
    .replaceAll('\0', '')
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}
