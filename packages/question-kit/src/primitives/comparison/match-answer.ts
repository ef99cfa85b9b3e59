import type { Match } from '../schema/fields.ts';
import { lacksAccents } from './accents.ts';
import { contractionReadings } from './contractions.ts';
import { fold, foldingOf, isPlain, normalise } from './normalise.ts';
import { hasValue, readNumbers, type NumberRange } from './numbers.ts';
import { isWithinTypos, typoLimit } from './typos.ts';
import { isPattern, matchesPattern, readWildcards, stripReserved } from './wildcard.ts';

/** Why a typed answer is accepted, or `none`. */
export type MatchDecision = 'exact' | 'alternative' | 'accent' | 'typo' | 'none';

/** The decision, and which accepted answer it was (none: -1). */
export interface AnswerMatch {
  decision: MatchDecision;
  index: number;
}

/** An answer prepared for comparison: all its readings, with accents as `Match` counts them and without accents. */
export interface Comparable {
  strictReadings: readonly string[];
  /** The same array as `strictReadings` if removing accents makes no difference. */
  lenientReadings: readonly string[];
  /** The values that it stands for, if numbers are compared. */
  numbers?: NumberRange | undefined;
}

const noMatch: AnswerMatch = { decision: 'none', index: -1 };
const emptyComparable: Comparable = { strictReadings: [], lenientReadings: [] };
/** Levels of agreement, the strictest first. */
export const levels = ['exact', 'accent', 'typo'] as const;

/** Typos are searched for only in answers of at most this length, and in this many readings of each. */
const typoLimits = { maxCharacters: 500, maxReadings: 8 };

/**
 * Compares a typed answer with the accepted ones and returns the strictest match: `exact` (the first accepted answer),
 * `alternative` (another one), `accent` (right except for accents, if they are noted), `typo`.
 *
 * Without a `match`: case and punctuation are ignored, a missing accent is accepted and noted (a wrong one is not), no typo
 * is accepted, and contractions are not expanded. Numbers are compared by their value, so they are `exact` or `alternative`.
 */
export function matchAnswer(studentAnswer: string, accepted: readonly string[], match?: Match): AnswerMatch {
  const answer = readAnswer(studentAnswer, match);
  if (answer.strictReadings.length === 0) return noMatch;
  const keys = accepted.map((text) => readKey(text, match));
  for (const level of levels) {
    const index = keys.findIndex((key) => agreesAt(level, answer, key, match));
    if (index !== -1) return { decision: level === 'exact' && index > 0 ? 'alternative' : level, index };
  }
  return noMatch;
}

/** Prepares a typed answer for comparison; it has no readings if it is empty. */
export function readAnswer(studentAnswer: string, match?: Match): Comparable {
  return comparable(normalise(stripReserved(studentAnswer), match), match);
}

/** Prepares an accepted answer for comparison. */
export function readKey(accepted: string, match?: Match): Comparable {
  return comparable(normalise(readWildcards(accepted), match), match);
}

/** Returns the values that an accepted answer allows where numbers are compared; undefined if it is not a number. */
export function acceptedNumbers(accepted: string): NumberRange | undefined {
  return readKey(accepted, { compare: 'number' }).numbers;
}

/** Returns the strictest level at which a typed answer agrees with an accepted answer, or `none`. */
export function compareAnswer(answer: Comparable, key: Comparable, match?: Match): (typeof levels)[number] | 'none' {
  return levels.find((level) => agreesAt(level, answer, key, match)) ?? 'none';
}

function comparable(normalised: string, match: Match | undefined): Comparable {
  if (normalised === '') return emptyComparable;
  if (match?.compare === 'number') {
    return { strictReadings: [normalised], lenientReadings: [], numbers: readNumbers(normalised) };
  }
  const readings = match?.contractions ? contractionReadings(normalised) : [normalised];
  const accents = match?.accents ?? 'note';
  const foldReadings = (accentFolding: 'exact' | 'ignore') => {
    const folding = { ...foldingOf(match), accents: accentFolding };
    return readings.map((reading) => fold(reading, folding));
  };
  const strictReadings = foldReadings(accents === 'ignore' ? 'ignore' : 'exact');
  return {
    strictReadings,
    lenientReadings: accents === 'note' && !readings.every(isPlain) ? foldReadings('ignore') : strictReadings,
  };
}

function agreesAt(level: (typeof levels)[number], answer: Comparable, key: Comparable, match?: Match): boolean {
  if (match?.compare === 'number') return level === 'exact' && hasValue(key.numbers, answer.numbers);
  if (level === 'exact') return agrees(answer.strictReadings, key.strictReadings, matchesPattern);
  if (level === 'accent') {
    const isSame = answer.lenientReadings === answer.strictReadings && key.lenientReadings === key.strictReadings;
    const matchesWithoutAccents = (text: string, pattern: string, textIndex: number, patternIndex: number) =>
      matchesPattern(text, pattern) &&
      lacksAccents(answer.strictReadings[textIndex] ?? '', key.strictReadings[patternIndex] ?? '');
    return !isSame && agrees(answer.lenientReadings, key.lenientReadings, matchesWithoutAccents);
  }
  const typos = match?.typos ?? 0;
  if (typos === 0) return false;
  const { maxCharacters, maxReadings } = typoLimits;
  const [texts, patterns] = [answer.lenientReadings, key.lenientReadings].map((readings) =>
    readings.slice(0, maxReadings),
  );
  return agrees(texts ?? [], patterns ?? [], (text, pattern) => {
    const limit = isPattern(pattern) || text.length > maxCharacters ? 0 : typoLimit(pattern, typos);
    return limit > 0 && isMisspelt(text, pattern, limit, match);
  });
}

const withoutMarks = (text: string) => text.replaceAll(/\p{P}/gu, '');

/** Whether two texts are at most `limit` typos apart. A difference that the author asks for (`exact`) is no typo. */
function isMisspelt(text: string, pattern: string, limit: number, match: Match | undefined): boolean {
  const forgives = (what: 'case' | 'accents' | 'punctuation') =>
    match?.[what] === 'exact' ? ('ignore' as const) : ('exact' as const);
  const folding = { case: forgives('case'), accents: forgives('accents'), punctuation: forgives('punctuation') };
  // Without its punctuation `well-known` is `well known` or `wellknown`.
  const preparations = [(reading: string) => reading, ...(match?.punctuation === 'exact' ? [withoutMarks] : [])];
  const isNearer = (typos: number) =>
    preparations.some((prepare) => isWithinTypos(fold(prepare(text), folding), fold(prepare(pattern), folding), typos));
  for (let typos = 0; typos <= limit; typos += 1)
    if (isWithinTypos(text, pattern, typos)) return typos === 0 || !isNearer(typos - 1);
  return false;
}

function agrees(
  texts: readonly string[],
  patterns: readonly string[],
  compare: (text: string, pattern: string, textIndex: number, patternIndex: number) => boolean,
): boolean {
  return patterns.some(
    (pattern, patternIndex) =>
      pattern !== '' && texts.some((text, textIndex) => compare(text, pattern, textIndex, patternIndex)),
  );
}
