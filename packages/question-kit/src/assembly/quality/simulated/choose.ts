import { contentWords } from '../text/words.ts';
import type { McqBlock } from '../../../types/mcq/schema.ts';
import { stemOf } from '../text/draft-parts.ts';
import { randomOf } from './random.ts';
import type { ByStudent } from './students.ts';
import type { Situation } from './situation.ts';

type Choose = (block: McqBlock, situation: Situation) => number[];

/** Which options each student chooses. Nothing is typed, so a keyboard or an accent makes no difference. */
export const chooseOptions: ByStudent<Choose> = {
  perfect: rightOptions,
  'near-miss': (block) => {
    const right = rightOptions(block);
    const wrong = placesOf(block).filter((at) => !right.includes(at));
    const near = mostLike(block, wrong, right.map((at) => textAt(block, at)).join(' '));
    return near === undefined ? [] : [...right.slice(0, -1), near];
  },
  'no-accents': rightOptions,
  typos: rightOptions,
  empty: () => [],
  guesses: (block, { seed }) =>
    placesOf(block)
      .toSorted((a, b) => randomOf(seed, nameOf(block, a)) - randomOf(seed, nameOf(block, b)))
      .slice(0, howMany(block)),
  'arabic-keyboard': rightOptions,
  fast: (block) => placesOf(block).slice(0, howMany(block)),
  copies: (block, { passage }) => {
    const near = mostLike(block, placesOf(block), passage === '' ? stemOf(block) : passage);
    return near === undefined ? [] : [near];
  },
  // Whoever may choose several chooses all; of one, the longest.
  'writes-much': (block) =>
    rightOptions(block).length > 1
      ? placesOf(block)
      : placesOf(block)
          .toSorted((a, b) => textAt(block, b).length - textAt(block, a).length)
          .slice(0, 1),
};

function placesOf(block: McqBlock): number[] {
  return [...block.content.keys()];
}

function rightOptions(block: McqBlock): number[] {
  return placesOf(block).filter((at) => block.content[at]?.correct === true);
}

/** A student sees whether several may be chosen, and takes two then. */
function howMany(block: McqBlock): number {
  return rightOptions(block).length > 1 ? 2 : 1;
}

function textAt(block: McqBlock, at: number): string {
  return block.content[at]?.text ?? '';
}

/** What chance goes by: a copy of the question has other ids, and gets the same answers. */
function nameOf(block: McqBlock, at: number): string {
  return `${at} ${textAt(block, at)}`;
}

/** The option that shares most words with a text; the first of equal ones. */
function mostLike(block: McqBlock, places: readonly number[], text: string): number | undefined {
  const words = new Set(contentWords(text));
  const shared = (at: number) => contentWords(textAt(block, at)).filter((word) => words.has(word)).length;
  return places.toSorted((a, b) => shared(b) - shared(a) || a - b)[0];
}
