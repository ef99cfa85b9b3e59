/**
 * Converts an accepted answer of Moodle. In both syntaxes `*` is a wildcard and `\*` a star; here `\\` is a backslash, while
 * Moodle does not escape backslashes.
 */
export function answerFromMoodle(answer: string): string {
  return answer.replaceAll(/\\(?!\*)/gu, String.raw`\\`);
}

/** Converts an accepted answer to Moodle's syntax. */
export function answerToMoodle(answer: string): string {
  return answer.replaceAll(/\\([*\\])/gu, (whole, character: string) => (character === '\\' ? '\\' : whole));
}

/** Whether an answer accepts anything. Moodle uses it for feedback to all other answers. */
export function acceptsAnything(answer: string): boolean {
  return answer.trim() === '*';
}
