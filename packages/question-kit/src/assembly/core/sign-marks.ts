import type { Question } from './question.ts';
import { manifestOf, type AnswerEntry, type Block } from './registry.ts';

/**
 * Writes into each entry who gave or confirmed its mark: `by` where a mark or review differs from the previous one, and
 * the earlier name where nothing has changed. Names in `after` are ignored, so a server that signs with its own
 * caller's name need not trust the client. Without `by`, a new mark has no name.
 *
 * @param before the entries with the previous marks
 * @param after the same entries with the present marks
 */
export function signMarks(
  { questions }: Pick<Question, 'questions'>,
  before: readonly AnswerEntry[],
  after: readonly AnswerEntry[],
  by: string | undefined,
): AnswerEntry[] {
  return after.map((entry, index) => {
    const block = questions[index];
    return block ? signEntry(block, before[index], entry, by) : entry;
  });
}

function signEntry(
  block: Block,
  before: AnswerEntry | undefined,
  after: AnswerEntry,
  by: string | undefined,
): AnswerEntry {
  if (isUnanswered(after)) return after;
  return manifestOf(block.type).entry.sign(before && !isUnanswered(before) ? before : undefined, after, by);
}

/** An empty list stands for "nothing yet", whatever the type of its block. */
function isUnanswered(entry: AnswerEntry): boolean {
  return Array.isArray(entry) && entry.length === 0;
}
