import { token } from '@rubrica/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useMessages } from '../i18n.ts';
import type { CalendarItem } from './calendar-item.ts';
import { MeetingStateChip } from './meeting-state-chip.tsx';
import { ar, en } from './messages.ts';
import type { CalendarFormat } from './use-calendar-format.ts';
import type { CalendarViewProps } from './view-props.ts';

const Days = styled.ol`
  display: grid;
  gap: ${token.space[16]};
  margin: 0;
  padding: 0;
  list-style: none;

  & h3 {
    padding-block-end: ${token.space[4]};
    border-block-end: 1px solid ${token.color.line};
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
    font-weight: 600;
  }
  & h3[data-today] {
    color: ${token.color.accent};
  }
  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & ul > li {
    display: grid;
    grid-template-columns: 168px minmax(0, 1fr) auto;
    gap: ${token.space[4]} ${token.space[16]};
    align-items: center;
    min-block-size: 52px;
    padding-block: ${token.space[8]};
  }
  & ul > li + li {
    border-block-start: 1px solid ${token.color.line};
  }
  & p {
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
    overflow-wrap: anywhere;
  }
  & [data-part='time'] {
    font-variant-numeric: tabular-nums;
  }
  & [data-part='time'] > span {
    display: block;
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
  }
  & a[data-meeting] {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & li[data-state='cancelled'] a[data-meeting] {
    color: ${token.color.inkSoft};
    text-decoration: line-through;
  }
  & [data-part='end'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[8]};
    align-items: center;
    justify-content: end;
  }
  @media (max-width: 760px) {
    & ul > li {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: start;
    }
    & [data-part='time'] {
      grid-column: 1;
      font-size: ${token.font[14]};
    }
    & [data-part='what'] {
      grid-column: 1 / -1;
    }
    & [data-part='end'] {
      grid-row: 1;
      grid-column: 2;
    }
    & a[data-meeting] {
      display: inline-block;
      min-block-size: 24px;
    }
  }
`;

interface AgendaViewProps extends CalendarViewProps {
  /** What to say where there is nothing in the period. */
  empty: string;
}

/** Meetings as a list by day; days without any are left out. */
export function AgendaView({ address, format, days, today, empty }: AgendaViewProps) {
  const m = useMessages({ en, ar });
  const { first, last } = address.period;
  const shown = [...days]
    .filter(([day]) => day >= first && day <= last)
    // What goes over midnight is one row, unless it began before the period.
    .map(([day, segments]) => [day, segments.filter((part) => !part.isContinued || day === first)] as const)
    .filter(([, segments]) => segments.length > 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  if (shown.length === 0) return <p>{empty}</p>;
  return (
    <Days>
      {shown.map(([day, segments]) => {
        const isToday = day === today;
        return (
          <li key={day} data-day={day}>
            <h3 data-today={isToday ? '' : undefined}>
              {isToday && `${m.today} · `}
              {format.day(day)}
            </h3>
            <ul>
              {segments.map(({ item }) => (
                <AgendaRow key={item.id} item={item} format={format} />
              ))}
            </ul>
          </li>
        );
      })}
    </Days>
  );
}

function AgendaRow({ item, format }: { item: CalendarItem; format: CalendarFormat }) {
  const m = useMessages({ en, ar });
  const readerRange = format.readerRange(item.startsAt, item.endsAt);
  return (
    <li data-state={item.state}>
      <div data-part="time">
        {format.range(item.startsAt, item.endsAt)}
        {readerRange && <span>{m.yourTime(readerRange)}</span>}
      </div>
      <div data-part="what">
        <Link to={item.to} data-meeting="">
          <bdi>{item.title}</bdi>
        </Link>
        {item.detail && (
          <p>
            <bdi>{item.detail}</bdi>
          </p>
        )}
      </div>
      <div data-part="end">
        {item.state !== 'scheduled' && <MeetingStateChip state={item.state} />}
        {item.end}
      </div>
    </li>
  );
}
