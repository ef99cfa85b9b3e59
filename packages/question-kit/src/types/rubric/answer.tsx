import type { AnswerProps, AnswerView } from '../../primitives/answer/answer-view.ts';
import { Instructions, rubricStyles } from './instructions.tsx';
import type { RubricEntry, RubricStudentBlock } from './schema.ts';

/** Instructions to be read; nothing is answered here. */
function Answer({ block, lang }: AnswerProps<RubricStudentBlock, RubricEntry>) {
  return <Instructions html={block.rubric} lang={lang} />;
}

/** The answer view of instructions. */
export const rubricAnswer: AnswerView<RubricStudentBlock, RubricEntry> = { Answer, styles: rubricStyles };
