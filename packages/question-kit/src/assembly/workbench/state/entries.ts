import { questionOf } from '../../core/defaults.ts';
import { markAnswers, type QuestionMark } from '../../core/marking.ts';
import type { Draft } from '../../core/question.ts';
import { manifestOf, type AnswerEntry, type Block } from '../../core/registry.ts';
import { answerKey, type TriedAnswers } from './workbench-state.ts';

/** The answers of a draft's blocks, an entry each. One that its block no longer fits begins anew. */
export function entriesOf(draft: Draft, answers: TriedAnswers): AnswerEntry[] {
  return draft.questions.map((block, place) => fitting(block, answers[answerKey(block, place)]));
}

/** The answers by block again. */
export function answersOf(draft: Draft, entries: readonly AnswerEntry[]): TriedAnswers {
  return Object.fromEntries(
    draft.questions.flatMap((block, place) => {
      const entry = entries[place];
      return entry === undefined ? [] : [[answerKey(block, place), entry]];
    }),
  );
}

/** The marks of a draft's answers; null while it cannot be marked. */
export function marksOf(draft: Draft, entries: readonly AnswerEntry[]): QuestionMark | null {
  try {
    return markAnswers(questionOf(draft), entries);
  } catch {
    return null;
  }
}

function fitting(block: Block, entry: AnswerEntry | undefined): AnswerEntry {
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
