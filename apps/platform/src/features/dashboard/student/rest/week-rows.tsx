import type { WeekItem } from '@rubrica/api-client/contract';
import { Chip, token, type ChipTone } from '@rubrica/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { studentTaskPath } from '../../../../lib/attempts/task-path.ts';
import type { CalendarDate } from '../../../../lib/calendar/dates.ts';
import { MeetingStateChip } from '../../../../lib/calendar/meeting-state-chip.tsx';
import type { CalendarFormat } from '../../../../lib/calendar/use-calendar-format.ts';
import { readerTimeZone, wallTimeOf } from '../../../../lib/calendar/zone.ts';
import { useMessages } from '../../../../lib/i18n.ts';
import { joined } from '../../../../lib/text/joined.ts';
import { WorkIcon } from '../../../../lib/work/work-icon.tsx';
import { workOf } from '../../../../lib/work/work.ts';
import { isLate, type WeekDay } from '../week.ts';
import { ar, en, type Messages } from './messages.ts';
import { Section } from '../../../../lib/page/section.tsx';

const tones = {
  open: 'accent',
  late: 'warning',
  done: 'success',
  closed: 'neutral',
} as const satisfies Record<keyof Messages['week']['states'], ChipTone>;

const Days = styled.div`
  display: grid;
  gap: ${token.space[16]};

  & h3 {
    padding-block-end: ${token.space[4]};
    border-block-end: 1px solid ${token.color.line};
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
    font-weight: 600;
  }
  & h3[data-late] {
    color: ${token.color.warning};
  }
  & > p {
    color: ${token.color.inkSoft};
  }
  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${token.space[12]};
    align-items: center;
    min-block-size: 56px;
    padding-block: ${token.space[4]};
  }
  & li + li {
    border-block-start: 1px solid ${token.color.line};
  }
  & li a {
    display: block;
    color: ${token.color.ink};
    font-weight: 600;
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  & li a:hover {
    text-decoration: underline;
  }
  & li small {
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
    font-variant-numeric: tabular-nums;
  }
  & li[data-over] a {
    color: ${token.color.inkSoft};
    font-weight: 500;
  }
`;

interface WeekRowsProps {
  items: readonly WeekItem[];
  days: readonly WeekDay[];
  chosen: CalendarDate | null;
  format: CalendarFormat;
}

/** What is late, and what is still to come this week; or what a chosen day has. */
export function WeekRows({ items, days, chosen, format }: WeekRowsProps) {
  const { week: m } = useMessages({ en, ar });
  const chosenDay = days.find(({ date }) => date === chosen);
  if (chosenDay)
    return (
      <Section title={format.day(chosenDay.date)}>
        <Days>
          {chosenDay.items.length === 0 ? <p>{m.emptyDay}</p> : <Rows items={chosenDay.items} format={format} />}
        </Days>
      </Section>
    );
  const today = days.findIndex(({ isToday }) => isToday);
  const coming = days.slice(today).map((day) => ({ ...day, items: day.items.filter((item) => !isLate(item)) }));
  const filled = coming.filter((day) => day.items.length > 0);
  const late = items.filter(isLate);
  return (
    <Section title={m.title}>
      <Days>
        {late.length > 0 && (
          <div>
            <h3 data-late="">{m.late}</h3>
            <Rows items={late} format={format} hasDate />
          </div>
        )}
        {filled.map((day) => (
          <div key={day.date}>
            <h3>{format.day(day.date)}</h3>
            <Rows items={day.items} format={format} />
          </div>
        ))}
        {filled.length === 0 && <p>{m.empty}</p>}
      </Days>
    </Section>
  );
}

interface RowsProps {
  items: readonly WeekItem[];
  format: CalendarFormat;
  /** Whether the rows are of several days. */
  hasDate?: boolean;
}

function Rows({ items, format, hasDate = false }: RowsProps) {
  const { week: m } = useMessages({ en, ar });
  return (
    <ul>
      {items.map((item) =>
        item.kind === 'task' ? (
          <li key={item.task._id} data-over={item.state === 'done' || item.state === 'closed' ? '' : undefined}>
            <WorkIcon work={workOf(item.task)} size={36} />
            <div>
              <Link to={studentTaskPath(item.task)}>
                <bdi>{item.task.title}</bdi>
              </Link>
              <small>{m.due(hasDate ? format.dateTime(item.dueAt) : format.time(item.dueAt))}</small>
            </div>
            <Chip tone={tones[item.state]}>{m.states[item.state]}</Chip>
          </li>
        ) : (
          <li key={item._id} data-over={item.state === 'ended' || item.state === 'cancelled' ? '' : undefined}>
            <WorkIcon work="meeting" size={36} />
            <div>
              <Link
                to={`/student/meeting?date=${wallTimeOf(item.startsAt, readerTimeZone()).date}&meeting=${item._id}`}
              >
                <bdi>{item.title}</bdi>
              </Link>
              <small>{joined([format.range(item.startsAt, item.endsAt), item.place])}</small>
            </div>
            {item.state !== 'scheduled' && <MeetingStateChip state={item.state} />}
          </li>
        ),
      )}
    </ul>
  );
}
