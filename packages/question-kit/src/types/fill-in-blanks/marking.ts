import { blockMark } from '../../primitives/marking/block-mark.ts';
import { matchAnswer } from '../../primitives/comparison/match-answer.ts';
import { shortItemMark } from '../../primitives/entries/short-entry.ts';
import type { BlockMark, Decision } from '../../primitives/marking/marks.ts';
import type { FillInBlanksBlock, FillInBlanksEntry, Gap } from './schema.ts';

/** The gaps of a text, in reading order. */
export function gapsOf(block: FillInBlanksBlock): Gap[] {
  return block.content.filter((item) => item.type === 'gap');
}

/** What one gap is worth, in points: 1 unless its author says otherwise. */
export function gapMaximum(gap: Gap): number {
  return gap.mark ?? 1;
}

/** What the whole text is worth, in points. */
export function fillInBlanksMaximum(block: FillInBlanksBlock): number {
  return gapsOf(block).reduce((total, gap) => total + gapMaximum(gap), 0);
}

/**
 * Marks every gap by itself. An accepted answer earns the full mark, whatever the reason it was accepted for: an
 * author who does not want to give marks for a typo allows none. A gap without accepted answers waits for a person.
 */
export function markFillInBlanks(block: FillInBlanksBlock, entry: FillInBlanksEntry | undefined): BlockMark {
  const judged = gapsOf(block).map((gap, index) => {
    const given = entry?.[index];
    const answer = given?.studentAnswer ?? '';
    const decision = decide(gap, answer, block.boxOptions);
    const maximum = gapMaximum(gap);
    const mark = decision === 'none' || decision === 'manual' ? 0 : maximum;
    const item = shortItemMark(given, { itemId: gap.id, decision, mark, maximum });
    return { item, answered: answer.trim() !== '' };
  });
  return blockMark(block.autoCorrected, judged);
}

/** Words of a word box can differ in an accent or a capital letter only, so they are compared exactly. */
const boxMatch = { case: 'exact', accents: 'exact', punctuation: 'exact' } as const;

function decide(gap: Gap, answer: string, isBoxed: boolean): Decision {
  if (gap.answers.every((accepted) => accepted.trim() === '')) return 'manual';
  return matchAnswer(answer, gap.answers, isBoxed ? boxMatch : gap.match).decision;
}
