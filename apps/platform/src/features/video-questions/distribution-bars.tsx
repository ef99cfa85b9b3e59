import type { LectureAnswer } from '@rubrica/api-client/contract';
import type { Question } from '@rubrica/question-kit';
import { token } from '@rubrica/ui';
import { Check } from 'lucide-react';
import { styled } from 'styled-components';
import { useMessages } from '../../lib/i18n.ts';
import { distributionOf } from './distribution.ts';
import { ar, en } from './messages.ts';

const Bars = styled.ul`
  display: grid;
  gap: ${token.space[4]};
  padding: 0;
  list-style: none;
  font-size: ${token.font[14]};
  & + & {
    margin-block-start: ${token.space[12]};
  }
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${token.space[12]};
    padding: ${token.space[4]} ${token.space[8]};
    border-radius: 4px;
    background: ${token.color.sunken};
  }
  & > li > * {
    position: relative;
    overflow-wrap: anywhere;
  }
  & > li > [data-part='bar'] {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    border-radius: 4px;
    background: ${token.color.line};
  }
  & > li[data-right] > [data-part='bar'] {
    background: ${token.color.successSoft};
  }
  & svg {
    inline-size: 16px;
    block-size: 16px;
    vertical-align: -3px;
    color: ${token.color.successInk};
  }
`;

/** What was answered to each item, as bars with their numbers; the right answers have a tick as well. */
export function DistributionBars({ content, answers }: { content: Question; answers: readonly LectureAnswer[] }) {
  const messages = useMessages({ en, ar });
  return distributionOf(content, answers).map(({ key, counts }) => (
    <Bars key={key} aria-label={messages.distribution}>
      {counts.map(({ text, count, isRight }, index) => (
        <li key={index} data-right={isRight ? '' : undefined}>
          <span
            data-part="bar"
            aria-hidden="true"
            style={{ inlineSize: `${(100 * count) / Math.max(1, answers.length)}%` }}
          />
          <span>
            <bdi>{text ?? messages.other}</bdi> {isRight && <Check role="img" aria-label={messages.rightAnswer} />}
          </span>
          <span>{messages.times(count)}</span>
        </li>
      ))}
    </Bars>
  ));
}
