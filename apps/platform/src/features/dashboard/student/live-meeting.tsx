import type { WeekItem } from '@rubrica/api-client/contract';
import { token } from '@rubrica/ui';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useMessages } from '../../../lib/i18n.ts';
import { WorkIcon } from '../../../lib/work/work-icon.tsx';
import { ar, en } from './messages.ts';

const Row = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${token.space[12]};
  align-items: center;
  color: ${token.color.ink};
  text-decoration: none;
  &:hover bdi {
    text-decoration: underline;
  }
  & bdi {
    overflow-wrap: anywhere;
  }
  & b {
    display: block;
    line-height: 1.3;
    color: ${token.color.success};
    font-size: ${token.font[14]};
  }
`;

/** A meeting that is going on, whatever else is next. Renders nothing without one. */
export function LiveMeeting({ week }: { week: readonly WeekItem[] }) {
  const { live } = useMessages({ en, ar });
  const meeting = week.find((item) => item.kind === 'meeting' && item.state === 'live');
  if (meeting?.kind !== 'meeting') return null;
  return (
    <Row to="/student/meeting">
      <WorkIcon work="meeting" size={36} isNamed />
      <span style={{ minInlineSize: 0 }}>
        <b>{live}</b>
        <bdi>{meeting.title}</bdi>
      </span>
      <ChevronRight data-mirror="" aria-hidden="true" />
    </Row>
  );
}
