import { firstText } from '../../primitives/schema/answer-text.ts';
import { reviewerOf } from '../../primitives/schema/reviewer.ts';
import { markProblemAbove } from '../../primitives/entries/short-entry.ts';
import type { BlockMark, MarkProblem } from '../../primitives/type-manifest.ts';
import type { WritingBlock, WritingEntry } from './schema.ts';

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

/** The entry with its components kept within the author's maxima; a mark that nobody has reviewed is 0. */
export function withWritingMarks(entry: WritingEntry, mark: BlockMark): WritingEntry {
  const [content, language] = mark.items;
  return { ...entry, studentContentMark: content?.mark ?? 0, studentLanguageMark: language?.mark ?? 0 };
}

/** The student's text and files, without marks, comments and the instructor's files. */
export function ownWritingAnswer(entry: WritingEntry): WritingEntry {
  return { studentAnswer: entry.studentAnswer, instructorFiles: [], studentContentMark: 0, studentLanguageMark: 0 };
}

/** The stored text and files with the given marks, comments and instructor's files; a name stands only beside a review. */
export function takeWritingMarks(stored: WritingEntry, given: WritingEntry): WritingEntry {
  const { reviewedBy: _, ...rest } = given;
  return { ...rest, studentAnswer: stored.studentAnswer, ...reviewerOf(given) };
}

/** A component above its maximum, or a comment that does not range over the text. */
export function writingMarkProblem(block: WritingBlock, entry: WritingEntry): MarkProblem | undefined {
  const above =
    markProblemAbove(['studentContentMark'], entry.studentContentMark, block.contentMark) ??
    markProblemAbove(['studentLanguageMark'], entry.studentLanguageMark, block.languageMark);
  if (above) return above;
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
