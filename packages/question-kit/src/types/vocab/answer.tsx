import { css } from 'styled-components';
import { createLazyComponentHook } from '../../primitives/media/lazy-component.ts';
import type { AnswerProps, AnswerView } from '../../primitives/answer/answer-view.ts';
import { useMessages } from '../../primitives/messages/messages.ts';
import { PlainWords } from './plain-words.tsx';
import { vocabWaitingMessages } from './waiting-messages.ts';
import type { VocabEntry, VocabStudentBlock } from './schema.ts';

const usePractice = createLazyComponentHook(() => import('./practice.tsx').then(({ Practice }) => Practice));

/** Words to practise; nothing is answered here. They can be read before their dictionary has come, and without it. */
function VocabAnswer({ block, messages, lang }: AnswerProps<VocabStudentBlock, VocabEntry>) {
  const { Component: Practice, failed, retry } = usePractice(true);
  const { vocabUnloaded } = useMessages(vocabWaitingMessages);
  if (Practice) return <Practice html={block.rubric} lang={lang} />;
  return (
    <>
      {failed ? (
        <p className="rb-waiting" role="alert">
          {vocabUnloaded}
          <button type="button" className="rb-tool" onClick={retry}>
            {messages.tryAgain}
          </button>
        </p>
      ) : (
        <p className="rb-vocab-place" />
      )}
      <PlainWords html={block.rubric} lang={lang} />
    </>
  );
}

/** How words are read and practised. */
export const vocabAnswer: AnswerView<VocabStudentBlock, VocabEntry> = {
  Answer: VocabAnswer,
  styles: css`
    /* As high as the hint that takes its place. */
    & .rb-vocab-place {
      min-block-size: 2.25rem;
    }
  `,
};
