import type { AnswerPropsOf, AnswerViewOf } from '../../primitives/answer/answer-view.ts';
import { Instructions } from './instructions.tsx';
import { rubricStyles } from './styles.ts';

/** Instructions to be read; nothing is answered here. */
function Answer({ block, lang }: AnswerPropsOf<'Rubric'>) {
  return <Instructions html={block.rubric} lang={lang} />;
}

/** How instructions stand between the questions. */
export const rubricAnswer: AnswerViewOf<'Rubric'> = { Answer, styles: rubricStyles };
