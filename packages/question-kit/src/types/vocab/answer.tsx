import { Prose } from '@rubrica/ui';
import { css } from 'styled-components';
import type { AnswerPropsOf, AnswerViewOf } from '../../views/answer/answer-view.ts';
import { Rubric } from '../../views/rubric.tsx';

function VocabAnswer({ block, number, words, lang }: AnswerPropsOf<'Vocab'>) {
  return (
    <Prose>
      <Rubric html={block.rubric} number={number} words={words} lang={lang} />
    </Prose>
  );
}

/** How words are read and practised. */
export const vocabAnswer: AnswerViewOf<'Vocab'> = { Answer: VocabAnswer, styles: css`` };
