import type { ReviewSheet } from '@rubrica/api-client/contract';
import { QuestionReview } from '@rubrica/question-kit/react';
import { Card, Heading, QuietButton, token } from '@rubrica/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { MarkBadge } from '../../lib/attempts/mark-badge.tsx';
import { useMessages } from '../../lib/i18n.ts';
import { stimulusKind } from '../../lib/stimulus-kind.ts';
import { ar, en } from './messages.ts';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]} ${token.space[16]};
  margin-block-end: ${token.space[16]};
`;

/** The words of the button begin where the text below it does. */
const PassageButton = styled(QuietButton)`
  margin-inline-start: -10px;
`;

const Passage = styled.div`
  margin-block: ${token.space[12]} ${token.space[24]};
  padding-block-end: ${token.space[24]};
  border-block-end: 1px solid ${token.color.line};
`;

interface ReviewPartProps {
  part: ReviewSheet['questions'][number];
  number: number;
  /** The number of its first question. */
  firstNumber: number | undefined;
  /** Whether the part has a mark of its own; that of an only part is the result's. */
  hasMark: boolean;
}

/** One question of a released attempt. The passage is folded away: whoever reads a result looks for marks first. */
export function ReviewPart({ part, number, firstNumber, hasMark }: ReviewPartProps) {
  const messages = useMessages({ en, ar });
  const id = useId();
  const [isShown, setShown] = useState(false);
  const { view, solution, answers, marks } = part;
  const mark = marks.reduce((sum, block) => sum + block.mark, 0);
  const maximum = marks.reduce((sum, block) => sum + block.maximum, 0);
  return (
    <Card as="section" data-part="result" aria-labelledby={id}>
      <Head>
        <Heading level={2} id={id}>
          {messages.part(number, view.title)}
        </Heading>
        {hasMark && maximum > 0 && <MarkBadge mark={mark} maximum={maximum} />}
      </Head>
      {view.input.length > 0 && (
        <>
          <PassageButton aria-expanded={isShown} aria-controls={`${id}-passage`} onClick={() => setShown(!isShown)}>
            {(isShown ? messages.hide : messages.show)[stimulusKind(view.input)]}
            {isShown ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
          </PassageButton>
          <Passage id={`${id}-passage`} hidden={!isShown}>
            <QuestionReview
              question={view}
              {...(solution ? { solution } : {})}
              value={answers}
              marks={marks}
              parts="stimulus"
              showModelAnswer={false}
            />
          </Passage>
        </>
      )}
      <QuestionReview
        question={view}
        {...(solution ? { solution } : {})}
        value={answers}
        marks={marks}
        parts="questions"
        firstNumber={firstNumber}
        showModelAnswer={solution !== null}
      />
    </Card>
  );
}
