import type { AnswerPropsOf, AnswerViewOf } from '../../views/answer/answer-view.ts';
import { Practice } from './practice.tsx';
import { vocabStyles } from './styles.ts';

/** Words to practise; nothing is answered here. */
function VocabAnswer({ block, lang }: AnswerPropsOf<'Vocab'>) {
  return <Practice html={block.rubric} lang={lang} />;
}

/** How words are read and practised. */
export const vocabAnswer: AnswerViewOf<'Vocab'> = { Answer: VocabAnswer, styles: vocabStyles };
