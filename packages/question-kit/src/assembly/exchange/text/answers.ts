import type { Match } from '../../../primitives/schema/fields.ts';
import type { SourceQuestion } from '../import-context.ts';
import { textFromHtmlLine } from './entities.ts';

/**
 * Converts an accepted answer of Moodle. In both syntaxes `*` is a wildcard and `\*` a star; here `\\` is a backslash, while
 * Moodle does not escape backslashes.
 */
export function answerFromMoodle(answer: string): string {
  return answer.replaceAll(/\\(?!\*)/gu, String.raw`\\`);
}

/** Decodes the entities of a typed answer. Moodle compares them as they are written, so nobody could be right; it is reported. */
export function withoutEntities(answer: string, question: Pick<SourceQuestion, 'reportChange'>): string {
  const decoded = textFromHtmlLine(answer);
  if (decoded !== answer) question.reportChange('answer-entities', { answer });
  return decoded;
}

/** How Moodle compares typed answers: accents and punctuation count, capital letters where the question says so. */
export function moodleMatch(isCaseSensitive: boolean): Match {
  return { ...(isCaseSensitive && { case: 'exact' }), accents: 'exact', punctuation: 'exact' };
}

/** Whether Moodle compares typed answers as these settings say. */
export function isMoodleMatch(match: Match = {}, canBeCaseSensitive: boolean): boolean {
  if (match.compare === 'number') return true;
  const isExact = match.accents === 'exact' && match.punctuation === 'exact' && (match.typos ?? 0) === 0;
  return isExact && match.contractions !== true && (canBeCaseSensitive || match.case !== 'exact');
}

/** Converts an accepted answer to Moodle's syntax. */
export function answerToMoodle(answer: string): string {
  return answer.replaceAll(/\\([*\\])/gu, (whole, character: string) => (character === '\\' ? '\\' : whole));
}

/** Whether an answer accepts anything. Moodle uses it for feedback to all other answers. */
export function acceptsAnything(answer: string): boolean {
  return answer.trim() === '*';
}
