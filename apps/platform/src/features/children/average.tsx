import { Progress, token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const None = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.font[14]};
`;

/** The average of the released results, in percent; null before the first result. */
export function Average({ percent }: { percent: number | null }) {
  const m = useMessages({ en, ar });
  const format = useFormat();
  if (percent === null) return <None>{m.noAverage}</None>;
  return <Progress label={m.average} value={percent / 100} valueText={format.percent(percent)} tone="highlight" />;
}
