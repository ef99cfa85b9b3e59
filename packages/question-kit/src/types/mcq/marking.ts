import { blockMark } from '../../primitives/marking/block-mark.ts';
import { shortItemMark } from '../../primitives/entries/short-entry.ts';
import type { BlockMark, Decision } from '../../primitives/marking/marks.ts';
import { chosenOptions } from './choice.ts';
import type { MarkStep, McqBlock, McqEntry } from './schema.ts';
import type { ItemId } from '../../primitives/schema/ids.ts';

/** A multiple-choice block is worth one point, however many of its options are right. */
export function mcqMaximum(): number {
  return 1;
}

/**
 * Marks a choice. With R right options, of which r were chosen, and w wrong ones chosen, it earns (r − w) / R of the
 * point and never less than 0: choosing everything earns nothing. Where the author sets a step, only whole steps count.
 * Without a key a person decides.
 */
export function markMcq(block: McqBlock, entry: McqEntry | undefined): BlockMark {
  const chosen = chosenOptions(entry?.studentAnswer ?? '');
  const right = new Set(block.content.filter((option) => option.correct).map((option) => option.id));
  const item = shortItemMark(entry, { ...judge(chosen, right, block.markStep), maximum: mcqMaximum() });
  return blockMark(block.autoCorrected, [{ item, answered: chosen.length > 0 }]);
}

/** The part of a mark that whole steps make up: the mark itself without a step. */
export function wholeSteps(mark: number, step: MarkStep | undefined): number {
  return step === undefined ? mark : Math.floor(mark / step) * step;
}

function judge(
  chosen: readonly ItemId[],
  right: ReadonlySet<ItemId>,
  step: MarkStep | undefined,
): { decision: Decision; mark: number } {
  if (right.size === 0) return { decision: 'manual', mark: 0 };
  const hits = chosen.filter((id) => right.has(id)).length;
  const share = (hits - (chosen.length - hits)) / right.size;
  const mark = wholeSteps(Math.max(0, share * mcqMaximum()), step);
  if (share === 1) return { decision: 'exact', mark };
  return { decision: share > 0 ? 'partial' : 'none', mark };
}
