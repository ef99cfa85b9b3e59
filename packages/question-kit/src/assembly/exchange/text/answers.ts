/**
 * Moodle's accepted answers and ours both know `*` as a wildcard and `\*` as a star; ours know `\\` as a backslash besides,
 * where Moodle's backslash stands for itself.
 */
export function answerFromMoodle(answer: string): string {
  return answer.replaceAll(/\\(?!\*)/gu, String.raw`\\`);
}

/** An accepted answer as Moodle writes it. */
export function answerToMoodle(answer: string): string {
  return answer.replaceAll(/\\([*\\])/gu, (whole, sign: string) => (sign === '\\' ? '\\' : whole));
}

/** Whether an answer accepts anything: Moodle's way of speaking to all other answers. */
export function acceptsAnything(answer: string): boolean {
  return answer.trim() === '*';
}
