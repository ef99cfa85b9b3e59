import { firstText } from '../../primitives/schema/answer-text.ts';
import { partsEntry } from '../../primitives/entries/parts-entry.ts';
import { manualMark, sumMarks } from '../../primitives/marking/block-mark.ts';
import type { BlockMark, MarkProblem } from '../../primitives/marking/marks.ts';
import { writingEntrySchema, type WritingBlock, type WritingEntry } from './schema.ts';
import { writingTemplate } from './defaults.ts';
import type { ItemId } from '../../primitives/schema/ids.ts';

/** What a text is worth: content and language together, in points. */
export function writingMaximum(block: WritingBlock): number {
  return block.contentMark + block.languageMark;
}

/**
 * A person marks a text, by component (items `content` and `language`); until they have reviewed it, it counts 0 and is
 * pending. An empty answer is not pending. `autoCorrected` changes nothing here: no machine marks a text.
 */
export function markWriting(block: WritingBlock, entry: WritingEntry | undefined): BlockMark {
  const reviewed = entry?.reviewed === true;
  const component = (itemId: ItemId, given: number | undefined, maximum: number) => ({
    itemId,
    ...manualMark(entry, given ?? 0, maximum),
  });
  const items = [
    component('content', entry?.studentContentMark, block.contentMark),
    component('language', entry?.studentLanguageMark, block.languageMark),
  ];
  return {
    mark: sumMarks(items, 'mark'),
    maximum: writingMaximum(block),
    pending: !reviewed && isAnswered(entry),
    items,
  };
}

/** Entries of writing tasks: marked for content and language, with comments on ranges of the text. */
export const writingEntry = partsEntry({
  schema: writingEntrySchema,
  empty: writingTemplate,
  fields: ['studentContentMark', 'studentLanguageMark'],
  maxima: (block: WritingBlock) => ({
    studentContentMark: block.contentMark,
    studentLanguageMark: block.languageMark,
  }),
  problem: commentOutsideText,
});

/** The problem of a comment whose range is outside the text. */
function commentOutsideText(entry: WritingEntry): MarkProblem | undefined {
  const { length } = firstText(entry.studentAnswer);
  const outside = (entry.annotations ?? []).findIndex(({ start, end }) => start >= end || end > length);
  if (outside === -1) return undefined;
  return {
    code: 'range-outside-text',
    path: ['annotations', outside],
    message: `The comment's range does not lie in the text of ${length} characters.`,
  };
}

function isAnswered(entry: WritingEntry | undefined): boolean {
  const parts = entry?.studentAnswer ?? [];
  return firstText(parts).trim() !== '' || parts.some((part) => part.kind !== 'text');
}
