import { questionOf } from '../../core/defaults.ts';
import { markAnswers, type QuestionMark } from '../../core/marking.ts';
import type { Draft } from '../../core/question.ts';
import { manifestOf, type AnswerEntry, type Block } from '../../core/registry.ts';
import { answerKey, type TriedAnswers } from './workbench-state.ts';

/** Returns an entry for each block of a draft. An entry that no longer fits its block is replaced by an empty one. */
export function entriesOf(draft: Draft, answers: TriedAnswers): AnswerEntry[] {
  return draft.questions.map((block, index) => validEntryOf(block, answers[answerKey(block, index)]));
}

/** Converts entries into answers by block. */
export function answersOf(draft: Draft, entries: readonly AnswerEntry[]): TriedAnswers {
  return Object.fromEntries(
    draft.questions.flatMap((block, index) => {
      const entry = entries[index];
      return entry === undefined ? [] : [[answerKey(block, index), entry]];
    }),
  );
}

/** Returns the marks of a draft's answers; null while it cannot be marked. */
export function marksOf(draft: Draft, entries: readonly AnswerEntry[]): QuestionMark | null {
  try {
    return markAnswers(questionOf(draft), entries);
  } catch {
    return null;
  }
}

function validEntryOf(block: Block, entry: AnswerEntry | undefined): AnswerEntry {
  const manifest = manifestOf(block.type);
  const empty = () => manifest.template(block) ?? [];
  if (entry === undefined) return empty();
  try {
    const fits = manifest.entry.schema.safeParse(entry).success;
    if (fits) manifest.mark(block, entry);
    return fits ? entry : empty();
  } catch {
    return empty();
  }
}
