import type { ItemId } from '../../primitives/schema/ids.ts';

/** The ids in a multiple-choice answer, each once, in the order they were chosen. */
export function chosenOptions(studentAnswer: string): ItemId[] {
  return [...new Set(studentAnswer.split(' ').filter((id) => id !== ''))];
}

/** The multiple-choice answer that holds these ids. */
export function choiceOf(optionIds: readonly ItemId[]): string {
  return [...new Set(optionIds)].join(' ');
}

/** The letter an option goes by: A to Z, then AA, AB …; Latin in every language, as printed papers have it. */
export function letterOf(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? letter : letterOf(Math.floor(index / 26) - 1) + letter;
}
