import { css } from 'styled-components';
import type { MarkerPropsOf, MarkerViewOf } from '../../primitives/marker/marker-view.ts';
import { useWords } from '../../primitives/messages/words.ts';
import { ModelAnswer } from '../../primitives/review/model-answer.tsx';
import { PlainWords } from './plain-words.tsx';
import { vocabWords } from './words.ts';

/** The words that students had; there is nothing to mark. */
function VocabMarker({ block, words, lang }: MarkerPropsOf<'Vocab'>) {
  const { vocabNothing } = useWords(vocabWords);
  return (
    <>
      <PlainWords html={block.rubric} lang={lang} />
      <p className="rb-foot">{vocabNothing}</p>
      <ModelAnswer title={words.modelAnswer} html={block.modelAnswer} lang={lang} />
    </>
  );
}

/** How words stand between what is marked. */
export const vocabMarker: MarkerViewOf<'Vocab'> = { Marker: VocabMarker, accept: ({ entry }) => entry, styles: css`` };
