import type { Match } from '../schema/fields.ts';
import { contractionReadings } from './contractions.ts';
import { fold, foldingOf, isPlain, normaliseAlways } from './normalise.ts';
import { isWithinTypos, typoLimit } from './typos.ts';
import { isPattern, matchesPattern, readWildcards, stripReserved } from './wildcard.ts';

/** Why a typed answer is accepted, or `none`. */
export type MatchDecision = 'exact' | 'alternative' | 'accent' | 'typo' | 'none';

/** The decision, and which accepted answer it was (none: -1). */
export interface AnswerMatch {
  decision: MatchDecision;
  index: number;
}

/** An answer made ready to be compared: every way to read it, with accents as they count and without them. */
export interface Comparable {
  strict: readonly string[];
  /** The same list as `strict` where leaving accents out makes no difference. */
  lenient: readonly string[];
}

const noMatch: AnswerMatch = { decision: 'none', index: -1 };
const nothing: Comparable = { strict: [], lenient: [] };
const levels = ['exact', 'accent', 'typo'] as const;

/**
 * Compares a typed answer with the accepted ones. The strictest reason wins over all of them: `exact` (the first
 * accepted answer), `alternative` (another one), `accent` (right but for accents, where they are noted), `typo`.
 *
 * Without a `match`: case and punctuation are ignored, a missing accent is accepted and noted, no typo is forgiven,
 * and contractions are compared as they are written.
 */
export function matchAnswer(given: string, accepted: readonly string[], match?: Match): AnswerMatch {
  const answer = readAnswer(given, match);
  if (answer.strict.length === 0) return noMatch;
  const keys = accepted.map((text) => readKey(text, match));
  for (const level of levels) {
    const index = keys.findIndex((key) => agreesAt(level, answer, key, match));
    if (index !== -1) return { decision: level === 'exact' && index > 0 ? 'alternative' : level, index };
  }
  return noMatch;
}

/** What somebody typed, ready to be compared; without readings where nothing was typed. */
export function readAnswer(given: string, match?: Match): Comparable {
  return comparable(normaliseAlways(stripReserved(given)), match);
}

/** One accepted answer, ready to be compared. */
export function readKey(accepted: string, match?: Match): Comparable {
  return comparable(normaliseAlways(readWildcards(accepted)), match);
}

/** Why a typed answer agrees with one accepted answer. */
export function compareAnswer(answer: Comparable, key: Comparable, match?: Match): (typeof levels)[number] | 'none' {
  return levels.find((level) => agreesAt(level, answer, key, match)) ?? 'none';
}

function comparable(normalised: string, match: Match | undefined): Comparable {
  if (normalised === '') return nothing;
  const readings = match?.contractions ? contractionReadings(normalised) : [normalised];
  const accents = match?.accents ?? 'note';
  const read = (marks: 'exact' | 'ignore') => {
    const folding = { ...foldingOf(match), accents: marks };
    return readings.map((reading) => fold(reading, folding));
  };
  const strict = read(accents === 'ignore' ? 'ignore' : 'exact');
  return { strict, lenient: accents === 'note' && !readings.every(isPlain) ? read('ignore') : strict };
}

function agreesAt(level: (typeof levels)[number], answer: Comparable, key: Comparable, match?: Match): boolean {
  if (level === 'exact') return agrees(answer.strict, key.strict, matchesPattern);
  if (level === 'accent') {
    const same = answer.lenient === answer.strict && key.lenient === key.strict;
    return !same && agrees(answer.lenient, key.lenient, matchesPattern);
  }
  const typos = match?.typos ?? 0;
  if (typos === 0) return false;
  return agrees(answer.lenient, key.lenient, (text, pattern) => {
    const limit = isPattern(pattern) ? 0 : typoLimit(pattern, typos);
    return limit > 0 && isWithinTypos(text, pattern, limit);
  });
}

function agrees(
  texts: readonly string[],
  patterns: readonly string[],
  compare: (text: string, pattern: string) => boolean,
): boolean {
  return patterns.some((pattern) => pattern !== '' && texts.some((text) => compare(text, pattern)));
}
