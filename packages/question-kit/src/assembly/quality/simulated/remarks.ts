import type { Draft } from '../../core/question.ts';
import type { Block } from '../../core/registry.ts';
import { blockPath, itemPath, type DraftPath } from '../../../primitives/draft/paths.ts';
import { isWrongLayout } from './arabic-keyboard.ts';
import { remarkCodes, type Remark, type RemarkCode, type SimulatedItem, type SimulatedResult } from './simulation.ts';
import type { SimulatedStudent } from './students.ts';

/** A slip in a shorter word makes another word as often as not. */
const shortestForTypos = 5;

/** The items that a student's habit shows to be decided badly, in the order of the codes. */
export function remarksOn({ questions }: Pick<Draft, 'questions'>, results: readonly SimulatedResult[]): Remark[] {
  const found = questions.flatMap((block, index) => {
    const itemsOf = (student: SimulatedStudent) =>
      results.find((result) => result.student === student)?.blocks[index]?.items ?? [];
    const perfect = itemsOf('perfect');
    const remark = (
      code: RemarkCode,
      student: SimulatedStudent,
      isSo: (item: SimulatedItem, right: SimulatedItem) => boolean,
    ): Remark[] =>
      itemsOf(student).flatMap((item, at) => {
        const right = perfect[at];
        return right && item.maximum > 0 && isSo(item, right)
          ? [{ code, student, block: index, item: at, path: pathOf(block, index, at), given: item.given }]
          : [];
      });

    const always = [
      ...remark('right-refused', 'perfect', (item) => item.decision !== 'manual' && !isFull(item)),
      ...remark('person-marks', 'perfect', ({ decision }) => decision === 'manual'),
      ...(guessPays(block) ? remark('guess-pays', 'guesses', () => true) : []),
    ];
    if (!isTyped(block)) return always;
    return [
      ...always,
      ...remark('near-miss-accepted', 'near-miss', (item, right) => differs(item, right) && item.mark > 0),
      ...remark(
        'copy-accepted',
        'copies',
        (item, right) => differs(item, right) && item.mark > 0 && isLonger(item, right),
      ),
      ...remark('much-accepted', 'writes-much', (item, right) => differs(item, right) && item.mark > 0),
      ...remark('accents-refused', 'no-accents', isRefused),
      ...remark(
        'keyboard-refused',
        'arabic-keyboard',
        (item, right) => isRefused(item, right) && !isWrongLayout(item.given, right.given),
      ),
      ...remark(
        'typo-refused',
        'typos',
        (item, right) => isRefused(item, right) && longestWord(right.given) >= shortestForTypos,
      ),
    ];
  });
  return found.toSorted((a, b) => remarkCodes.indexOf(a.code) - remarkCodes.indexOf(b.code));
}

function isFull({ mark, maximum }: SimulatedItem): boolean {
  return mark === maximum;
}

function differs(item: SimulatedItem, right: SimulatedItem): boolean {
  return item.given !== '' && item.given !== right.given;
}

function isRefused(item: SimulatedItem, right: SimulatedItem): boolean {
  return differs(item, right) && item.mark === 0 && isFull(right);
}

/** The path to an item by its place among those that are marked: a gap, a field, a pair; of other types the block is the item. */
function pathOf(block: Block, index: number, item: number): DraftPath {
  if (block.type === 'FillInBlanks') {
    const gaps = [...block.content.keys()].filter((at) => block.content[at]?.type === 'gap');
    return itemPath(index, gaps[item] ?? 0);
  }
  const hasItems = (block.type === 'ShortAnswers' || block.type === 'Matching') && item < block.content.length;
  return hasItems ? itemPath(index, item) : blockPath(index);
}

function isTyped(block: Block): boolean {
  return block.type === 'ShortAnswers' || (block.type === 'FillInBlanks' && !block.boxOptions);
}

/** Half of those who know nothing are right. */
function guessPays(block: Block): boolean {
  return (
    block.type === 'MCQ' && block.content.length === 2 && block.content.filter(({ correct }) => correct).length === 1
  );
}

/** A copy that is the answer itself says nothing against the key. */
function isLonger(item: SimulatedItem, right: SimulatedItem): boolean {
  return item.given.length > right.given.length + 10;
}

function longestWord(text: string): number {
  return Math.max(0, ...(text.match(/\p{L}+/gu) ?? []).map(({ length }) => length));
}
