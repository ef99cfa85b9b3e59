import type { Meeting } from '@rubrica/api-client/contract';
import { token } from '@rubrica/ui';
import { ExternalLink } from 'lucide-react';
import { styled } from 'styled-components';
import { addDays, startOfWeek } from '../../lib/calendar/dates.ts';
import type { CalendarFormat } from '../../lib/calendar/use-calendar-format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { joined } from '../../lib/text/joined.ts';
import { CalendarFileButton } from './calendar-file-button.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const List = styled.dl`
  display: grid;
  gap: ${token.space[12]};
  margin: 0;
  font-size: ${token.font[14]};

  & dt {
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  & dd[data-part='text'] {
    white-space: pre-wrap;
  }
  & a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 24px;
  }
  & svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }
`;

/** When, where and for whom a meeting is. */
export function MeetingDetails({ meeting, format }: { meeting: Meeting; format: CalendarFormat }) {
  const { page: m } = useMessages({ en, ar });
  const { startsAt, endsAt, teacherName, groupNames, studentCount, place, link, description, series } = meeting;
  const readerRange = format.readerRange(startsAt, endsAt);
  const weekdays = series?.rule.weekdays.map((weekday) =>
    format.weekday(addDays(startOfWeek('2026-01-01', 1), weekday - 1)),
  );
  return (
    <>
      <List>
        <div>
          <dt>{m.when}</dt>
          <dd>{format.dayAndRange(startsAt, endsAt)}</dd>
          {readerRange && <dd>{m.yourTime(readerRange)}</dd>}
        </div>
        {series && weekdays && (
          <div>
            <dt>{m.series}</dt>
            <dd>
              {m.weekly(
                weekdays.join(m.between),
                format.timeOfDay(series.rule.startTime),
                format.day(series.rule.lastDate),
              )}
            </dd>
            {series.isException && <dd>{m.exception}</dd>}
          </div>
        )}
        <div>
          <dt>{m.for}</dt>
          <dd>
            {groupNames.length > 0 && <>{joined(groupNames)} · </>}
            {m.students(studentCount)}
          </dd>
        </div>
        <div>
          <dt>{m.teacher}</dt>
          <dd>
            <bdi>{teacherName ?? m.none}</bdi>
          </dd>
        </div>
        {place && (
          <div>
            <dt>{m.place}</dt>
            <dd>
              <bdi>{place}</bdi>
            </dd>
          </div>
        )}
        {link && (
          <div>
            <dt>{m.link}</dt>
            <dd>
              <a href={link} target="_blank" rel="noreferrer">
                <ExternalLink aria-hidden="true" />
                {m.openLink}
              </a>
            </dd>
          </div>
        )}
        {description && (
          <div>
            <dt>{m.description}</dt>
            <dd data-part="text" dir="auto">
              {description}
            </dd>
          </div>
        )}
      </List>
      <div style={{ marginInlineStart: -10 }}>
        <CalendarFileButton
          meeting={meeting._id}
          title={meeting.title}
          label={m.calendarFile}
          failed={m.calendarFileFailed}
        />
      </div>
    </>
  );
}
