import { token, VisuallyHidden } from '@rubrica/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useMessages } from '../i18n.ts';
import { datesFrom, weeksOfMonth, type CalendarDate } from './dates.ts';
import { MeetingLink } from './meeting-link.tsx';
import { ar, en } from './messages.ts';
import type { CalendarViewProps } from './view-props.ts';

/** How many meetings a day shows; the others are a link away. */
const maxShown = 3;

const Frame = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  border-spacing: 0;
  background: ${token.color.surface};
  overflow: hidden;

  & th {
    padding: ${token.space[8]};
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
    font-weight: 550;
    text-align: start;
  }
  & td {
    block-size: 112px;
    padding: ${token.space[4]};
    border-block-start: 1px solid ${token.color.line};
    vertical-align: top;
  }
  & td + td {
    border-inline-start: 1px solid ${token.color.line};
  }
  & td[data-outside] {
    background: ${token.color.bg};
  }
  & ul {
    display: grid;
    gap: 2px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    min-inline-size: 0;
  }
`;

export const DayLink = styled(Link)`
  display: inline-grid;
  place-items: center;
  min-inline-size: 28px;
  min-block-size: 28px;
  padding-inline: 4px;
  border-radius: ${token.radius.pill};
  color: ${token.color.ink};
  font-size: ${token.font[14]};
  font-variant-numeric: tabular-nums;
  text-decoration: none;

  &:hover {
    background: ${token.color.hover};
    color: ${token.color.ink};
  }
  &[data-outside] {
    color: ${token.color.inkFaint};
  }
  &[aria-current='date'] {
    background: ${token.color.accent};
    color: ${token.color.onAccent};
    font-weight: 650;
  }
`;

/** Leads to the meetings that a day has no room for. */
export const MoreLink = styled(Link)`
  display: block;
  padding-inline: 6px;
  font-size: ${token.font[13]};
  line-height: 24px;
`;

/** A month as a table: a row for each week, a cell for each day. */
export function MonthView({ address, format, days, today }: CalendarViewProps) {
  const { date, firstWeekday, period } = address;
  return (
    <Frame>
      <caption>
        <VisuallyHidden>{format.month(date)}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {datesFrom(period.first, 7).map((day) => (
            <th key={day} scope="col" abbr={format.weekday(day)}>
              {format.shortWeekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(date, firstWeekday).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <DayCell key={day} day={day} address={address} format={format} days={days} today={today} />
            ))}
          </tr>
        ))}
      </tbody>
    </Frame>
  );
}

function DayCell({ day, address, format, days, today }: CalendarViewProps & { day: CalendarDate }) {
  const m = useMessages({ en, ar });
  const segments = days.get(day) ?? [];
  const shown = segments.length > maxShown ? segments.slice(0, maxShown - 1) : segments;
  const hiddenCount = segments.length - shown.length;
  const isOutside = day.slice(0, 7) !== address.date.slice(0, 7);
  const name = format.day(day);
  return (
    <td data-day={day} data-outside={isOutside ? '' : undefined}>
      <DayLink
        to={address.linkTo({ view: 'week', date: day })}
        data-date={day}
        data-outside={isOutside ? '' : undefined}
        tabIndex={day === address.date ? 0 : -1}
        aria-current={day === today ? 'date' : undefined}
        aria-label={m.dayWith(name, segments.length)}
      >
        {format.dayNumber(day)}
      </DayLink>
      {segments.length > 0 && (
        <ul>
          {shown.map(({ item }) => (
            <li key={item.id}>
              <MeetingLink item={item} format={format} shape="line" />
            </li>
          ))}
          {hiddenCount > 0 && (
            <li>
              <MoreLink to={address.linkTo({ view: 'agenda', date: day })} aria-label={m.moreOn(hiddenCount, name)}>
                {m.more(hiddenCount)}
              </MoreLink>
            </li>
          )}
        </ul>
      )}
    </td>
  );
}
