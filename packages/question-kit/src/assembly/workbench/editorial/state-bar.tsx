import { Chip, Cluster, QuietButton, token, type ChipTone } from '@rubrica/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { useEditor } from '../../../primitives/editor/state/editor-api.ts';
import type { Review } from '../../editorial/review.ts';
import type { QuestionState } from '../../editorial/schema.ts';
import { changeState, statesAfter } from '../../editorial/states.ts';
import { useEditorialMessages } from './messages/use-editorial-messages.ts';
import { useChangeReview } from './use-review.ts';

const History = styled.details`
  color: ${token.color.inkSoft};
  font-size: ${token.font[13]};
  & > summary {
    inline-size: fit-content;
    min-block-size: 24px;
    cursor: pointer;
  }
  & > ol {
    display: grid;
    gap: ${token.space[4]};
    padding-block-start: ${token.space[4]};
    list-style: none;
  }
`;

/** The state, which has the focus after a change: the button that was pressed is gone, and the next one would change it again. */
const Current = styled.span`
  border-radius: ${token.radius.control};
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
`;

const tones: Readonly<Record<QuestionState, ChipTone>> = {
  draft: 'neutral',
  'in-review': 'highlight',
  approved: 'success',
  retired: 'neutral',
};

/** The state of the question, the states that may follow, and who changed it when. */
export function StateBar({ review, canWrite }: { review: Review; canWrite: boolean }) {
  const { state: messages, when, byAt, nobody } = useEditorialMessages();
  const changeReview = useChangeReview();
  const { announce } = useEditor();
  const current = useRef<HTMLSpanElement>(null);
  const change = (state: QuestionState) => {
    changeReview((now, by) => changeState(now, state, by));
    announce(messages.changed(messages.names[state]));
    current.current?.focus();
  };
  return (
    <section aria-label={messages.heading}>
      <Cluster gap={8}>
        <Current ref={current} tabIndex={-1}>
          <Chip tone={tones[review.state]}>{messages.names[review.state]}</Chip>
        </Current>
        {canWrite &&
          statesAfter(review.state).map((state) => (
            <QuietButton key={state} tone="accent" onClick={() => change(state)}>
              {messages.to[state]}
            </QuietButton>
          ))}
      </Cluster>
      <History>
        <summary>{messages.history}</summary>
        {review.stateChanges.length === 0 ? (
          <p>{messages.noHistory}</p>
        ) : (
          <ol>
            {review.stateChanges.toReversed().map(({ state, by, at }) => (
              <li key={`${at} ${state}`}>
                {messages.names[state]}: {byAt(by || nobody, when(at))}
              </li>
            ))}
          </ol>
        )}
      </History>
    </section>
  );
}
