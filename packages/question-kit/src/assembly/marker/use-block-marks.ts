import { useMemo, useState } from 'react';
import type { Question } from '../core/question.ts';
import { manifestOf, type AnswerEntry, type Block } from '../core/registry.ts';
import { entryAt } from '../answer/given-entry.ts';
import type { BlockMark } from '../../primitives/marking/marks.ts';

/** The current mark of a block, and the automatic mark. */
export interface BlockMarks {
  mark: BlockMark;
  machine: BlockMark;
}

function marksOf(block: Block, entry: AnswerEntry | undefined): BlockMarks {
  const manifest = manifestOf(block.type);
  return { mark: manifest.mark(block, entry), machine: manifest.mark(block, entry && manifest.entry.ownAnswer(entry)) };
}

/** Returns the marks of all blocks, derived from the answers; a block is marked again only when its entry changes. */
export function useBlockMarks(question: Question, value: readonly AnswerEntry[]): BlockMarks[] {
  const [known] = useState(() => new WeakMap<Block, { entry: AnswerEntry | undefined; marks: BlockMarks }>());
  return useMemo(
    () =>
      question.questions.map((block, index) => {
        const entry = entryAt(value, index);
        const before = known.get(block);
        if (before && before.entry === entry) return before.marks;
        const marks = marksOf(block, entry);
        known.set(block, { entry, marks });
        return marks;
      }),
    [question, value, known],
  );
}
