import { wordsOf } from '../text/words.ts';
import type { Situation } from './situation.ts';
import { randomOf } from './random.ts';
import type { ByStudent } from './students.ts';

/** Places that are filled from a list: the gaps of a word box, the lefts of pairs. */
export interface Places {
  /** What belongs into each place; empty where the author has not said. */
  keys: readonly string[];
  /** What there is to choose from, as students see it. */
  offered: readonly string[];
}

type Fill = (places: Places, situation: Situation) => string[];

const right: Fill = ({ keys }) => [...keys];

/** What each student puts into the places. */
export const fillPlaces: ByStudent<Fill> = {
  perfect: right,
  'near-miss': exchangeTwo,
  'no-accents': right,
  typos: right,
  empty: ({ keys }) => keys.map(() => ''),
  guesses: ({ keys, offered }, { seed }) => {
    const order = offered
      .map((text, at) => ({ text, at }))
      .toSorted((a, b) => randomOf(seed, `${a.at} ${a.text}`) - randomOf(seed, `${b.at} ${b.text}`));
    return keys.map((_, at) => order[at % Math.max(order.length, 1)]?.text ?? '');
  },
  'arabic-keyboard': right,
  // The first half in time, the rest not at all.
  fast: ({ keys }) => keys.map((key, at) => (at < keys.length / 2 ? key : '')),
  // The words in the order in which the passage has them.
  copies: ({ keys, offered }, { passage }) => {
    const words = wordsOf(passage);
    const placeOf = (text: string) => {
      const at = words.indexOf(wordsOf(text)[0] ?? '');
      return at === -1 ? words.length : at;
    };
    const order = offered.toSorted((a, b) => placeOf(a) - placeOf(b));
    return keys.map((_, at) => order[at] ?? '');
  },
  // One answer everywhere.
  'writes-much': ({ keys }) => keys.map(() => keys[0] ?? ''),
};

/** The first two different answers change places; where all are the same, the first is replaced by another of the list. */
function exchangeTwo({ keys, offered }: Places): string[] {
  const [first = ''] = keys;
  const at = keys.findIndex((key) => key !== first);
  if (at !== -1) return keys.map((key, place) => (place === 0 ? (keys[at] ?? '') : place === at ? first : key));
  return keys.map((key, place) => (place === 0 ? (offered.find((text) => text !== first) ?? '') : key));
}
