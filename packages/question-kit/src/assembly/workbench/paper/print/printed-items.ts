import { isAnswerable } from '../../../../types/question-types.ts';
import { questionOf } from '../../../core/defaults.ts';
import type { Draft, StudentQuestion } from '../../../core/question.ts';
import type { Block, StudentBlock } from '../../../core/registry.ts';
import { toStudentView } from '../../../core/student-view.ts';

/** A sub-question with the number that all sheets know it by. */
export interface PrintedBlock {
  /** Null for what is only read. */
  number: number | null;
  block: Block;
  student: StudentBlock;
}

/** A question as the sheets show it. */
export interface PrintedQuestion {
  id: string;
  title: string;
  draft: Draft;
  /** Null while the question cannot be shown to students. */
  student: StudentQuestion | null;
  blocks: readonly PrintedBlock[];
}

interface SectionToPrint {
  questions: readonly { id: string; draft: Draft }[];
}

/** The questions of each section; their answerable parts are numbered through the whole paper. */
export function printedSections(sections: readonly SectionToPrint[]): PrintedQuestion[][] {
  let number = 0;
  return sections.map(({ questions }) =>
    questions.map(({ id, draft }) => {
      const student = studentOf(draft);
      const blocks = draft.questions.flatMap((block, index): PrintedBlock[] => {
        const shown = student?.questions[index];
        if (!shown) return [];
        const answerable = isAnswerable(block.type);
        if (answerable) number += 1;
        return [{ number: answerable ? number : null, block, student: shown }];
      });
      return { id, title: draft.title, draft, student, blocks };
    }),
  );
}

function studentOf(draft: Draft): StudentQuestion | null {
  try {
    return toStudentView(questionOf(draft));
  } catch {
    return null;
  }
}
