import { token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { useFormat } from '../format.ts';
import { useMessages } from '../i18n.ts';
import { ar, en } from './messages.ts';

const Badge = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: 6px;
  padding: 4px 12px;
  border-radius: ${token.radius.pill};
  background: ${token.color.highlightSoft};
  color: ${token.color.highlightInk};
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  & > small {
    font-size: ${token.font[13]};
    font-weight: 500;
  }
`;

interface MarkBadgeProps {
  mark: number;
  maximum: number;
  /** Whether the mark is also shown in percent; it is by default. */
  hasPercent?: boolean;
}

/** A mark out of a maximum, in points and in percent. */
export function MarkBadge({ mark, maximum, hasPercent = true }: MarkBadgeProps) {
  const messages = useMessages({ en, ar });
  const { number, percent } = useFormat();
  return (
    <Badge>
      {messages.mark(number(mark), number(maximum))}
      {hasPercent && maximum > 0 && <small>{percent((mark / maximum) * 100)}</small>}
    </Badge>
  );
}
