import { useMemo, useState } from 'react';
import type { Question } from '../core/question.ts';
import { manifestOf, type AnswerEntry, type Block } from '../core/registry.ts';
import { givenEntry } from '../answer/given-entry.ts';
import type { BlockMark } from '../../primitives/marking/marks.ts';

/** What stands for a block, and what the machine alone would give. */
export interface BlockMarks {
  mark: BlockMark;
  machine: BlockMark;
}

function marksOf(block: Block, entry: AnswerEntry | undefined): BlockMarks {
  const { mark, entry: rules } = manifestOf(block.type);
  return { mark: mark(block, entry), machine: mark(block, entry && rules.ownAnswer(entry)) };
}

/** The marks of every block as they follow from the answers; a block is marked anew only when its own entry changes. */
export function useBlockMarks(question: Question, value: readonly AnswerEntry[]): BlockMarks[] {
  const [known] = useState(() => new WeakMap<Block, { entry: AnswerEntry | undefined; marks: BlockMarks }>());
  return useMemo(
    () =>
      question.questions.map((block, index) => {
        const entry = givenEntry(value, index);
        const before = known.get(block);
        if (before && before.entry === entry) return before.marks;
        const marks = marksOf(block, entry);
        known.set(block, { entry, marks });
        return marks;
      }),
    [question, value, known],
  );
}
