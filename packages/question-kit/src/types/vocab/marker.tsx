import { css } from 'styled-components';
import type { MarkerProps, MarkerView } from '../../primitives/marker/marker-view.ts';
import { useMessages } from '../../primitives/messages/messages.ts';
import { ModelAnswer } from '../../primitives/review/model-answer.tsx';
import { PlainWords } from './plain-words.tsx';
import { vocabMessages } from './messages.ts';
import type { VocabBlock, VocabEntry } from './schema.ts';

/** The words as students had them; there is nothing to mark. */
function Answer({ block, messages, lang }: MarkerProps<VocabBlock, VocabEntry>) {
  const { vocabNothing } = useMessages(vocabMessages);
  return (
    <>
      <PlainWords html={block.rubric} lang={lang} />
      <p className="rb-foot">{vocabNothing}</p>
      <ModelAnswer title={messages.modelAnswer} html={block.modelAnswer} lang={lang} />
    </>
  );
}

/** The marker view of a vocabulary block. */
export const vocabMarker: MarkerView<VocabBlock, VocabEntry> = {
  Answer,
  accept: ({ entry }) => entry,
  styles: css``,
};
