import { css } from 'styled-components';
import type { MarkerPropsOf, MarkerViewOf } from '../../primitives/marker/marker-view.ts';
import { useMessages } from '../../primitives/messages/messages.ts';
import { ModelAnswer } from '../../primitives/review/model-answer.tsx';
import { PlainWords } from './plain-words.tsx';
import { vocabMessages } from './messages.ts';

/** The words that students had; there is nothing to mark. */
function VocabMarker({ block, messages, lang }: MarkerPropsOf<'Vocab'>) {
  const { vocabNothing } = useMessages(vocabMessages);
  return (
    <>
      <PlainWords html={block.rubric} lang={lang} />
      <p className="rb-foot">{vocabNothing}</p>
      <ModelAnswer title={messages.modelAnswer} html={block.modelAnswer} lang={lang} />
    </>
  );
}

/** How words stand between what is marked. */
export const vocabMarker: MarkerViewOf<'Vocab'> = { Marker: VocabMarker, accept: ({ entry }) => entry, styles: css`` };
