import type { Match } from '../fields.ts';
import { contractionReadings } from './contractions.ts';
import { fold, foldingOf, normaliseAlways } from './normalise.ts';
import { isWithinTypos, typoLimit } from './typos.ts';
import { isPattern, matchesPattern, readWildcards, stripReserved } from './wildcard.ts';

/** Why a typed answer is accepted, or `none`. */
export type MatchDecision = 'exact' | 'alternative' | 'accent' | 'typo' | 'none';

/** The decision, and which accepted answer it was (none: -1). */
export interface AnswerMatch {
  decision: MatchDecision;
  index: number;
}

const noMatch: AnswerMatch = { decision: 'none', index: -1 };

/**
 * Compares a typed answer with the accepted ones. The strictest reason wins over all of them: `exact` (the first
 * accepted answer), `alternative` (another one), `accent` (right but for accents, where they are noted), `typo`.
 *
 * Without a `match`: case and punctuation are ignored, a missing accent is accepted and noted, no typo is forgiven,
 * and contractions are compared as they are written.
 */
export function matchAnswer(given: string, accepted: readonly string[], match?: Match): AnswerMatch {
  const answer = normaliseAlways(stripReserved(given));
  if (answer === '') return noMatch;
  const readingsOf = match?.contractions ? contractionReadings : only;
  const readings = readingsOf(answer);
  const patterns = accepted.map((text) => readingsOf(normaliseAlways(readWildcards(text))));
  const base = foldingOf(match);
  const accents = match?.accents ?? 'note';

  const strict = { ...base, accents: accents === 'ignore' ? 'ignore' : 'exact' } as const;
  const found = findPattern(readings, patterns, (text) => fold(text, strict), matchesPattern);
  if (found !== -1) return { decision: found === 0 ? 'exact' : 'alternative', index: found };

  const lenient = { ...base, accents: accents === 'exact' ? 'exact' : 'ignore' } as const;
  if (accents === 'note') {
    const accent = findPattern(readings, patterns, (text) => fold(text, lenient), matchesPattern);
    if (accent !== -1) return { decision: 'accent', index: accent };
  }

  const typos = match?.typos ?? 0;
  if (typos === 0) return noMatch;
  const typo = findPattern(
    readings,
    patterns,
    (text) => fold(text, lenient),
    (text, pattern) => {
      const limit = isPattern(pattern) ? 0 : typoLimit(pattern, typos);
      return limit > 0 && isWithinTypos(text, pattern, limit);
    },
  );
  return typo === -1 ? noMatch : { decision: 'typo', index: typo };
}

function only(text: string): string[] {
  return [text];
}

function findPattern(
  readings: readonly string[],
  patterns: readonly (readonly string[])[],
  prepare: (text: string) => string,
  agrees: (text: string, pattern: string) => boolean,
): number {
  const texts = readings.map(prepare);
  return patterns.findIndex((forms) =>
    forms.some((form) => {
      const pattern = prepare(form);
      return pattern !== '' && texts.some((text) => agrees(text, pattern));
    }),
  );
}
