import type { Question } from '../../core/question.ts';
import { markAnswers } from '../../core/marking.ts';
import { emptyShortEntry } from '../../../primitives/entries/short-entry.ts';
import { rightsOf } from '../../../types/matching/rights.ts';

/** What a student does with a question in any format: options by their position, or a text for each field, gap or left side. */
export interface GivenAnswer {
  choices?: number[];
  texts?: string[];
}

function entry(studentAnswer: string) {
  return { ...emptyShortEntry(), studentAnswer };
}

/** Returns the part of the maximum that this kit gives; undefined if a person decides, or the question has no key. */
export function kitGrade(question: Question, given: GivenAnswer): number | undefined {
  const [block] = question.questions;
  const { mark, maximum } = markAnswers(question, [entryFor()]);
  return maximum === 0 ? undefined : mark / maximum;

  function entryFor() {
    if (block?.type === 'MCQ')
      return entry((given.choices ?? []).map((index) => block.content[index]?.id ?? '').join(' '));
    if (block?.type !== 'Matching') return (given.texts ?? []).map(entry);
    const { rights } = rightsOf(block);
    return (given.texts ?? []).map((text) => entry(rights.find((right) => right.text === text)?.id ?? ''));
  }
}

const words = ['wrong', '', '0', '1000', 'a', 'London '];

/** Returns how a student might write an accepted text, rightly or wrongly. */
export function variantsOf(text: string): string[] {
  const typed = text.replaceAll(/\\\*/gu, '\u0000').replaceAll(/\*+/gu, 'any thing').replaceAll('\u0000', '*');
  return [
    typed,
    ` ${typed} `,
    typed.toUpperCase(),
    typed.toLowerCase(),
    typed.normalize('NFD').replaceAll(/\p{M}/gu, ''),
    `${typed}.`,
    `${typed}!`,
    typed.replaceAll(/[-']/gu, ' '),
    typed.replaceAll(/[-'.,]/gu, ''),
    typed.replace('.', ','),
    `${typed}.0`,
    `-${typed}`,
    typed.slice(0, Math.ceil(typed.length / 2)),
    `${typed}s`,
    text.replaceAll('*', ''),
  ];
}

/** Returns answers to parts with these accepted texts: each variant in each part while the others are empty or right, and all right. */
export function typedAnswers(parts: readonly (readonly string[])[]): GivenAnswer[] {
  const right = parts.map((texts) => texts[0] ?? '');
  const empty = parts.map(() => '');
  const each = parts.flatMap((texts, index) =>
    [...new Set([...texts.flatMap(variantsOf), ...words])].flatMap((text) => [
      { texts: right.with(index, text) },
      { texts: empty.with(index, text) },
    ]),
  );
  const rotations = (parts[0] ?? []).flatMap((_, turn) =>
    [0, 1].map((step) => ({ texts: parts.map((texts, index) => texts[(index * step + turn) % texts.length] ?? '') })),
  );
  return [{ texts: right }, ...rotations, ...each];
}

/** Returns every choice of options: each of them alone, or every set. */
export function choiceAnswers(count: number, isSingle: boolean): GivenAnswer[] {
  const indexes = Array.from({ length: count }, (_, index) => index);
  if (isSingle) return indexes.map((index) => ({ choices: [index] }));
  return Array.from({ length: 2 ** count - 1 }, (_, set) => ({
    choices: indexes.filter((index) => ((set + 1) >> index) % 2 === 1),
  }));
}
