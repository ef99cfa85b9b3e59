import type { Match } from '../../schema/fields.ts';
import type { EditorMessages } from '../messages/en.ts';

/** Returns a summary of the comparison settings that differ from the defaults. */
export function matchSummary(match: Match, m: EditorMessages): string {
  const { parts } = m.comparison;
  if (match.compare === 'number') return parts.number;
  const differences = [
    match.case === 'exact' && parts.strictCase,
    match.accents === 'exact' && parts.strictAccents,
    match.accents === 'ignore' && parts.accentsIgnored,
    match.typos === 1 && parts.oneTypo,
    match.typos === 2 && parts.twoTypos,
    match.punctuation === 'exact' && parts.strictPunctuation,
    match.contractions === true && parts.contractions,
  ].filter((part) => typeof part === 'string');
  return differences.length > 0 ? m.comparison.summary(differences) : parts.usual;
}
