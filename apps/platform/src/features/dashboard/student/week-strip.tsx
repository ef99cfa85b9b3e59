import type { WeekItem } from '@rubrica/api-client/contract';
import { token, useUi, VisuallyHidden } from '@rubrica/ui';
import { Check } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import type { CalendarDate } from '../../../lib/calendar/dates.ts';
import type { CalendarFormat } from '../../../lib/calendar/use-calendar-format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommaList } from '../../../lib/text/use-comma-list.ts';
import { WorkGlyph } from '../../../lib/work/work-icon.tsx';
import { workOf } from '../../../lib/work/work.ts';
import { ar, en } from './messages.ts';
import { isLate, type WeekDay } from './week.ts';

/** As high while it loads, so that nothing moves. */
export const stripHeight = 104;
/** How many things of a day have a sign of their own. */
const maxSigns = 3;

const Strip = styled.ol`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  min-block-size: ${stripHeight}px;
  margin: 0;
  padding: 0;
  border-block: 1px solid ${token.color.line};
  list-style: none;

  & > li {
    position: relative;
  }
  & > li + li {
    border-inline-start: 1px solid ${token.color.line};
  }
  & button {
    position: relative;
    display: grid;
    grid-template-rows: auto auto 20px;
    justify-items: center;
    align-content: center;
    gap: 2px;
    inline-size: 100%;
    block-size: 100%;
    padding: ${token.space[8]} 0;
    border: 0;
    background: none;
    color: ${token.color.ink};
    font: inherit;
    cursor: pointer;
  }
  & button:hover {
    background: ${token.color.hover};
  }
  & button[aria-pressed='true'] {
    background: ${token.color.accentSoft};
    color: ${token.color.accentInk};
  }
  & button:focus-visible {
    z-index: 1;
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }
  & small {
    overflow: hidden;
    max-inline-size: 100%;
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
    white-space: nowrap;
  }
  & button[aria-pressed='true'] small {
    color: inherit;
  }
  & b {
    display: grid;
    place-items: center;
    min-inline-size: 34px;
    block-size: 34px;
    border-radius: ${token.radius.pill};
    font-size: ${token.font[18]};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & button[aria-current] b {
    background: ${token.color.accent};
    color: ${token.color.onAccent};
  }
  & [data-part='signs'] {
    display: flex;
    align-items: center;
    gap: 3px;
  }
  & [data-part='signs'] svg {
    inline-size: 15px;
    block-size: 15px;
  }
  & [data-part='signs'] > [data-late] {
    border-radius: 3px;
    outline: 2px solid ${token.color.warning};
    outline-offset: 1px;
  }
  & [data-part='signs'] > [data-done] {
    opacity: 0.45;
  }
  & [data-part='practised'] {
    /* At the shoulder of the date, clear of the name of the day. */
    position: absolute;
    inset-block-start: 34px;
    inset-inline-end: calc(50% - 26px);
    padding: 1px;
    inline-size: 15px;
    block-size: 15px;
    border-radius: ${token.radius.pill};
    background: ${token.color.bg};
    color: ${token.color.success};
  }
  @media (forced-colors: active) {
    & button[aria-current] b,
    & button[aria-pressed='true'] {
      outline: 2px solid Highlight;
    }
  }
  @media (max-width: 480px) {
    margin-inline: -${token.space[8]};
    & [data-part='signs'] svg {
      inline-size: 12px;
      block-size: 12px;
    }
    & [data-part='signs'] {
      gap: 1px;
    }
  }
`;

interface WeekStripProps {
  days: readonly WeekDay[];
  format: CalendarFormat;
  /** The day whose things are shown; null for all. */
  chosen: CalendarDate | null;
  onChoose: (date: CalendarDate | null) => void;
}

const step = { ArrowRight: 1, ArrowLeft: -1 } as const;

/** The week at a glance: a button for each day, which shows what the day has. */
export function WeekStrip({ days, format, chosen, onChoose }: WeekStripProps) {
  const { week: m } = useMessages({ en, ar });
  const commaList = useCommaList();
  const { dir } = useUi();
  const hintId = useId();
  const [focused, setFocused] = useState(() => days.findIndex(({ isToday }) => isToday));

  const move = (event: KeyboardEvent<HTMLOListElement>) => {
    const { key } = event;
    const to =
      key === 'Home'
        ? 0
        : key === 'End'
          ? days.length - 1
          : key === 'ArrowRight' || key === 'ArrowLeft'
            ? focused + step[key] * (dir === 'rtl' ? -1 : 1)
            : -1;
    const button = event.currentTarget.querySelectorAll('button')[to];
    if (to < 0 || !button) return;
    event.preventDefault();
    setFocused(to);
    button.focus();
  };

  const restOf = ({ date, isToday, items, hasPractice }: WeekDay) =>
    commaList([
      ` ${format.month(date)}`,
      isToday ? m.today : '',
      items.length > 0 ? m.things(items.length) : '',
      items.some(isLate) ? m.late : '',
      hasPractice ? m.practised : '',
    ]);

  return (
    <>
      <Strip aria-label={m.label} aria-describedby={hintId} onKeyDown={move}>
        {days.map((day, index) => (
          <li key={day.date}>
            <button
              type="button"
              tabIndex={index === focused ? 0 : -1}
              aria-pressed={day.date === chosen}
              aria-current={day.isToday ? 'date' : undefined}
              onFocus={() => setFocused(index)}
              onClick={() => onChoose(day.date === chosen ? null : day.date)}
            >
              <small>{format.shortWeekday(day.date)}</small> <b>{format.dayNumber(day.date)}</b>
              <VisuallyHidden>{restOf(day)}</VisuallyHidden>
              <Signs items={day.items} />
              {day.hasPractice && <Check data-part="practised" aria-hidden="true" />}
            </button>
          </li>
        ))}
      </Strip>
      <VisuallyHidden id={hintId}>{m.hint}</VisuallyHidden>
    </>
  );
}

function Signs({ items }: { items: readonly WeekItem[] }) {
  return (
    <span data-part="signs" aria-hidden="true">
      {items.slice(0, maxSigns).map((item) => (
        <span
          key={item.kind === 'task' ? item.task._id : item._id}
          data-late={isLate(item) ? '' : undefined}
          data-done={isDone(item) ? '' : undefined}
          style={{ display: 'grid' }}
        >
          <WorkGlyph work={item.kind === 'task' ? workOf(item.task) : 'meeting'} />
        </span>
      ))}
    </span>
  );
}

function isDone({ state }: WeekItem): boolean {
  return state === 'done' || state === 'closed' || state === 'ended' || state === 'cancelled';
}
