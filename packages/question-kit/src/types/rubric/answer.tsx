import type { AnswerProps, AnswerView } from '../../primitives/answer/answer-view.ts';
import { Instructions } from './instructions.tsx';
import { rubricStyles } from './styles.ts';
import type { RubricEntry, RubricStudentBlock } from './schema.ts';

/** Instructions to be read; nothing is answered here. */
function Answer({ block, lang }: AnswerProps<RubricStudentBlock, RubricEntry>) {
  return <Instructions html={block.rubric} lang={lang} />;
}

/** How instructions stand between the questions. */
export const rubricAnswer: AnswerView<RubricStudentBlock, RubricEntry> = { Answer, styles: rubricStyles };
