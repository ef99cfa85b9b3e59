import { useMemo } from 'react';
import { emptyDraft, questionOf } from '../../core/defaults.ts';
import type { Draft, StudentQuestion } from '../../core/question.ts';
import { manifestOf, type Block, type StudentBlock } from '../../core/registry.ts';
import { toStudentView } from '../../core/student-view.ts';

const emptyHead = emptyDraft();

/** Blocks are immutable: the same block has the same student block, so its view does not render again. */
const known = new WeakMap<Block, StudentBlock>();

function studentBlockOf(block: Block): StudentBlock {
  const before = known.get(block);
  if (before) return before;
  const made = manifestOf(block.type).toStudentBlock(block);
  known.set(block, made);
  return made;
}

/** Returns the student's view of the draft. Parts that an edit does not change keep their identity. */
export function useStudentView(draft: Draft): StudentQuestion {
  const input = useMemo(
    () => toStudentView(questionOf({ ...emptyHead, input: draft.input, questions: [] })).input,
    [draft.input],
  );
  return useMemo(
    () => ({
      ...toStudentView(questionOf({ ...draft, input: [], questions: [] })),
      input,
      questions: draft.questions.map(studentBlockOf),
    }),
    [draft, input],
  );
}
