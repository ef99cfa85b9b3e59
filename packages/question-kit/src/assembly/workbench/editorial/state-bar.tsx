import { Chip, Cluster, QuietButton, token, type ChipTone } from '@rubrica/ui';
import { styled } from 'styled-components';
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
  return (
    <section aria-label={messages.heading}>
      <Cluster gap={8}>
        <Chip tone={tones[review.state]}>{messages.names[review.state]}</Chip>
        {canWrite &&
          statesAfter(review.state).map((state) => (
            <QuietButton
              key={state}
              tone="accent"
              onClick={() => changeReview((now, by) => changeState(now, state, by))}
            >
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
