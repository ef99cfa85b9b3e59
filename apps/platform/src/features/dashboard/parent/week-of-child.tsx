import type { HomeChild } from '@rubrica/api-client/contract';
import { token } from '@rubrica/ui';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { ar, en } from './messages.ts';
import { weekParts } from './week-sentence.ts';

const Sentence = styled.p`
  color: ${token.color.ink};
  font-weight: 600;
  line-height: 1.35;
  text-wrap: balance;
  & [data-late] {
    color: ${token.color.warning};
  }
`;

/** What a child's week is, in a sentence. What is late stands out. */
export function WeekOfChild({ child }: { child: HomeChild }) {
  const m = useMessages({ en, ar });
  const { percent } = useFormat();
  return (
    <Sentence data-part="week">
      {weekParts(child, m, percent).map((part, index) => (
        <Fragment key={part}>
          {index > 0 && m.and}
          <span data-late={index === 0 && child.week.late > 0 ? '' : undefined}>{part}</span>
        </Fragment>
      ))}
      {m.end}
    </Sentence>
  );
}
