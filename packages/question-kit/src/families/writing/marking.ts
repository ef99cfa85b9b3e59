import { firstText } from '../../primitives/schema/answer-text.ts';
import { reviewerOf } from '../../primitives/schema/reviewer.ts';
import { partsEntry } from '../../primitives/entries/parts-entry.ts';
import type { BlockMark, MarkProblem } from '../../primitives/marking/marks.ts';
import { writingEntrySchema, type WritingBlock, type WritingEntry } from './schema.ts';
import { writingTemplate } from './template.ts';

/** What a text is worth: content and language together, in points. */
export function writingMaximum(block: WritingBlock): number {
  return block.contentMark + block.languageMark;
}

/**
 * A person marks a text, by component (items `content` and `language`); until they have reviewed it, it counts 0 and is
 * pending. An empty answer waits for nobody. `autoCorrected` changes nothing here: no machine marks a text.
 */
export function markWriting(block: WritingBlock, entry: WritingEntry | undefined): BlockMark {
  const reviewed = entry?.reviewed === true;
  const component = (itemId: string, given: number, maximum: number) => {
    const mark = reviewed ? Math.min(Math.max(given, 0), maximum) : 0;
    return { itemId, decision: 'manual' as const, mark, maximum, reviewed, ...reviewerOf(entry) };
  };
  const content = component('content', entry?.studentContentMark ?? 0, block.contentMark);
  const language = component('language', entry?.studentLanguageMark ?? 0, block.languageMark);
  return {
    mark: content.mark + language.mark,
    maximum: writingMaximum(block),
    pending: !reviewed && isAnswered(entry),
    items: [content, language],
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

/** A comment that does not range over the text. */
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
