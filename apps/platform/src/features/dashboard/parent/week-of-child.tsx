import type { HomeChild } from '@rubrica/api-client/contract';
import { token } from '@rubrica/ui';
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
`;

/** What a child's week is, in a sentence. */
export function WeekOfChild({ child }: { child: HomeChild }) {
  const m = useMessages({ en, ar });
  const { percent } = useFormat();
  return (
    <Sentence data-part="week">
      {weekParts(child, m, percent).join(m.and)}
      {m.end}
    </Sentence>
  );
}
