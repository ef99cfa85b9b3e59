import { Prose } from '@rubrica/ui';
import { css } from 'styled-components';
import type { MarkerPropsOf, MarkerViewOf } from '../../views/marker/marker-view.ts';
import { ModelAnswer } from '../../views/review/model-answer.tsx';
import { Rubric } from '../../views/rubric.tsx';

/** The words that students had; there is nothing to mark. */
function VocabMarker({ block, number, words, lang }: MarkerPropsOf<'Vocab'>) {
  return (
    <>
      <Prose>
        <Rubric html={block.rubric} number={number} words={words} lang={lang} />
      </Prose>
      <ModelAnswer title={words.modelAnswer} html={block.modelAnswer} lang={lang} />
    </>
  );
}

/** How words stand between what is marked. */
export const vocabMarker: MarkerViewOf<'Vocab'> = { Marker: VocabMarker, accept: ({ entry }) => entry, styles: css`` };
