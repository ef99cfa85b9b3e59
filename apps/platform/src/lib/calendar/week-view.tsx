import { token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { useMessages } from '../i18n.ts';
import { datesFrom, type CalendarDate } from './dates.ts';
import { MeetingLink } from './meeting-link.tsx';
import { ar, en } from './messages.ts';
import { DayLink, MoreLink } from './month-view.tsx';
import { crowdsOf, placeSideBySide } from './place-side-by-side.ts';
import { shownHours } from './shown-hours.ts';
import type { CalendarViewProps } from './view-props.ts';
import { useNow } from './use-now.ts';
import { wallTimeOf } from './zone.ts';

const hourHeight = 52;
/** A meeting looks at least this long, so that its title can be read. */
const leastMinutes = 30;
/** More meetings at one time are too narrow for their titles: one is shown, beside how many more there are. */
const mostColumns = 2;
const moreWidth = 32;

const offsetOf = (minutes: number) => (minutes / 60) * hourHeight;

const Frame = styled.div`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};

  & > [data-part='hours'] {
    position: relative;
    margin-block-start: 52px;
  }
  & > [data-part='hours'] > span {
    position: absolute;
    inset-inline-end: ${token.space[8]};
    translate: 0 -50%;
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & > ol {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & > ol > li {
    border-inline-start: 1px solid ${token.color.line};
  }
  & > ol > li > h3 {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    block-size: 52px;
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
    font-weight: 550;
  }
  & > ol > li > div {
    position: relative;
    border-block-start: 1px solid ${token.color.line};
    background: repeating-linear-gradient(
      to bottom,
      transparent 0,
      transparent ${hourHeight - 1}px,
      ${token.color.line} ${hourHeight - 1}px,
      ${token.color.line} ${hourHeight}px
    );
  }
  & > ol > li[data-today] > div {
    /* Seen in forced colours, where the others are gone. */
    outline: 2px solid transparent;
    outline-offset: -2px;
    background-color: ${token.color.hover};
  }
  & > ol > li > div > ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & > ol > li > div > ol > li {
    position: absolute;
    padding: 1px 2px;
  }
  & > ol > li > div > hr {
    position: absolute;
    inset-inline: 0;
    margin: 0;
    border: 0;
    border-block-start: 2px solid ${token.color.danger};
    pointer-events: none;
  }
`;

/** A week as columns of days, in which meetings stand by their time. */
export function WeekView({ address, format, days, today, timeZone }: CalendarViewProps & { timeZone: string }) {
  const dates = datesFrom(address.period.first, 7);
  const hours = shownHours(dates.flatMap((date) => days.get(date) ?? []));
  const now = wallTimeOf(useNow(), timeZone);
  const marks = Array.from({ length: hours.last - hours.first - 1 }, (_, index) => hours.first + index + 1);
  return (
    <Frame>
      <div data-part="hours" aria-hidden="true">
        {marks.map((hour) => (
          <span key={hour} style={{ insetBlockStart: offsetOf((hour - hours.first) * 60) }}>
            {format.hour(hour)}
          </span>
        ))}
      </div>
      <ol>
        {dates.map((date) => (
          <DayColumn
            key={date}
            date={date}
            address={address}
            format={format}
            days={days}
            today={today}
            hours={hours}
            nowMinute={date === now.date ? now.minute : null}
          />
        ))}
      </ol>
    </Frame>
  );
}

interface DayColumnProps extends CalendarViewProps {
  date: CalendarDate;
  hours: { first: number; last: number };
  /** Where the clock is, on the day that it is. */
  nowMinute: number | null;
}

function DayColumn({ date, address, format, days, today, hours, nowMinute }: DayColumnProps) {
  const m = useMessages({ en, ar });
  const segments = days.get(date) ?? [];
  const places = placeSideBySide(segments, leastMinutes);
  const crowds = crowdsOf(segments, places, mostColumns);
  const hidden = new Set(crowds.flatMap((crowd) => crowd.hidden));
  const isToday = date === today;
  const top = (minute: number) => offsetOf(minute - hours.first * 60);
  const isNowShown = nowMinute !== null && nowMinute >= hours.first * 60 && nowMinute <= hours.last * 60;
  return (
    <li data-day={date} data-today={isToday ? '' : undefined}>
      <h3>
        <span aria-hidden="true">{format.shortWeekday(date)}</span>
        <DayLink
          to={address.linkTo({ view: 'agenda', date })}
          data-date={date}
          tabIndex={date === address.date ? 0 : -1}
          aria-current={isToday ? 'date' : undefined}
          aria-label={m.dayWith(format.day(date), segments.length)}
        >
          {format.dayNumber(date)}
        </DayLink>
      </h3>
      <div style={{ blockSize: offsetOf((hours.last - hours.first) * 60) }}>
        <ol>
          {segments.map(({ item, startMinute, endMinute }, index) => {
            if (hidden.has(index)) return null;
            const { column, columnCount } = places[index] ?? { column: 0, columnCount: 1 };
            return (
              <li
                key={item.id}
                style={{
                  insetBlockStart: top(startMinute),
                  blockSize: offsetOf(Math.max(leastMinutes, endMinute - startMinute)),
                  insetInlineStart: `${(column / columnCount) * 100}%`,
                  inlineSize: columnCount > mostColumns ? `calc(100% - ${moreWidth}px)` : `${100 / columnCount}%`,
                }}
              >
                <MeetingLink item={item} format={format} shape="block" />
              </li>
            );
          })}
          {crowds.map((crowd) => (
            <li
              key={crowd.startMinute}
              style={{ insetBlockStart: top(crowd.startMinute), insetInlineEnd: 0, inlineSize: moreWidth }}
            >
              <MoreLink
                to={address.linkTo({ view: 'agenda', date })}
                aria-label={m.moreOn(crowd.hidden.length, format.day(date))}
              >
                <bdi dir="ltr">+{crowd.hidden.length}</bdi>
              </MoreLink>
            </li>
          ))}
        </ol>
        {isNowShown && <hr aria-hidden="true" style={{ insetBlockStart: top(nowMinute) }} />}
      </div>
    </li>
  );
}
