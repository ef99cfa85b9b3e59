import { Cluster, Heading, IconButton, QuietButton, token } from '@rubrica/ui';
import { ChevronLeft, ChevronRight, Keyboard } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { KeysDialog } from '../keyboard/keys-dialog.tsx';
import { useMessages } from '../i18n.ts';
import { Segmented } from '../preferences/segmented.tsx';
import { AgendaView } from './agenda-view.tsx';
import { calendarActionOf, type CalendarAction } from './calendar-key.ts';
import type { CalendarItem } from './calendar-item.ts';
import { addDays, type CalendarDate } from './dates.ts';
import { ar, en } from './messages.ts';
import { MonthView } from './month-view.tsx';
import { calendarViews, movePeriod } from './period.ts';
import { byDay } from './segments.ts';
import type { CalendarAddress } from './use-calendar-address.ts';
import { useCalendarFormat } from './use-calendar-format.ts';
import { useNow } from './use-now.ts';
import { WeekView } from './week-view.tsx';
import { haveSameClock, readerTimeZone, wallTimeOf } from './zone.ts';

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[12]};
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]} ${token.space[16]};

  & > h2 {
    flex: 1 1 200px;
  }
  @media print {
    & > :not(h2) {
      display: none;
    }
  }
`;

const Note = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.font[14]};
`;

interface CalendarProps {
  /** What `useCalendarAddress` returned. */
  address: CalendarAddress;
  /** The school's time zone, by whose clock everything is shown. */
  timeZone: string;
  items: readonly CalendarItem[];
  /** Whether the meetings of the period are still to come from the server. */
  isLoading: boolean;
  /** What an agenda says where there is nothing in the period. */
  empty: string;
  /** Further controls, before those of the view. */
  tools?: ReactNode;
}

function focusDay(root: HTMLElement | null, day: CalendarDate): void {
  root?.querySelector<HTMLElement>(`a[data-date="${day}"]`)?.focus();
}

/** Moves the focus to a meeting: within a day, or in an agenda among all of them. */
function focusMeeting(root: HTMLElement, isAgenda: boolean, by: 1 | -1): void {
  const { activeElement } = document;
  const scope = isAgenda ? root : activeElement?.closest<HTMLElement>('[data-day]');
  const links = [...(scope?.querySelectorAll<HTMLElement>('a[data-meeting]') ?? [])];
  const index = links.findIndex((link) => link === activeElement);
  if (index === 0 && by === -1) scope?.querySelector<HTMLElement>('a[data-date]')?.focus();
  else links[index === -1 ? (by === 1 ? 0 : -1) : index + by]?.focus();
}

/** Meetings by week, by month, or as a list by day. Its keys are in the help that `?` opens. */
export function Calendar({ address, timeZone, items, isLoading, empty, tools }: CalendarProps) {
  const m = useMessages({ en, ar });
  const format = useCalendarFormat(timeZone);
  const root = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const titleId = useId();
  const { view, date, period, isNarrow, go } = address;
  const today = wallTimeOf(useNow(), timeZone).date;
  const days = byDay(items, timeZone);
  const middle = items[0]?.startsAt ?? `${date}T12:00:00Z`;
  const isElsewhere = !haveSameClock(middle, timeZone, readerTimeZone());

  const followsKey = useRef(false);
  useEffect(() => {
    if (followsKey.current) focusDay(content.current, date);
    followsKey.current = false;
  }, [date]);
  /** Shows a date, and focuses its day once it is there. */
  const goTo = (day: CalendarDate) => {
    if (day === date) return focusDay(content.current, day);
    followsKey.current = true;
    go({ date: day });
  };

  const act = (action: CalendarAction) => {
    switch (action.kind) {
      case 'help':
        return setHelpOpen(true);
      case 'view':
        return go({ view: action.view });
      case 'today':
        return goTo(today);
      case 'period':
        return goTo(movePeriod(view, date, action.by));
      case 'day': {
        const day = document.activeElement?.closest<HTMLElement>('[data-day]')?.dataset['day'] ?? date;
        return goTo(addDays(day, action.by));
      }
      case 'meeting':
        if (content.current) focusMeeting(content.current, view === 'agenda', action.by);
    }
  };
  const latestAct = useRef(act);
  const latestView = useRef(view);
  useEffect(() => {
    latestAct.current = act;
    latestView.current = view;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isInside = content.current?.contains(document.activeElement) ?? false;
      const isRtl = root.current?.matches(':dir(rtl)') ?? false;
      const action = calendarActionOf(event, { view: latestView.current, isRtl, isInside });
      if (!action) return;
      event.preventDefault();
      latestAct.current(action);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  const props = { address, format, days, today };
  return (
    <Frame aria-labelledby={titleId} aria-busy={isLoading} ref={root}>
      <Bar>
        <Heading level={2} size={18} id={titleId} aria-live="polite">
          {view === 'month' ? format.month(date) : format.period(period.first, period.last)}
        </Heading>
        {tools}
        <Cluster gap={4}>
          <IconButton
            label={m.previous[view]}
            shortcut="PageUp"
            icon={<ChevronLeft aria-hidden="true" data-mirror="" />}
            onClick={() => go({ date: movePeriod(view, date, -1) })}
          />
          <QuietButton aria-keyshortcuts="T" onClick={() => go({ date: today })}>
            {m.today}
          </QuietButton>
          <IconButton
            label={m.next[view]}
            shortcut="PageDown"
            icon={<ChevronRight aria-hidden="true" data-mirror="" />}
            onClick={() => go({ date: movePeriod(view, date, 1) })}
          />
        </Cluster>
        {!isNarrow && (
          <>
            <Segmented
              label={m.view}
              hideLabel
              value={view}
              options={calendarViews.map((value) => ({ value, label: m.views[value] }))}
              onChange={(value) => go({ view: value })}
            />
            <IconButton
              label={m.keys}
              shortcut="?"
              icon={<Keyboard aria-hidden="true" />}
              onClick={() => setHelpOpen(true)}
            />
          </>
        )}
      </Bar>
      {isElsewhere && <Note>{m.times[view](format.zoneName(middle))}</Note>}
      <div ref={content}>
        {view === 'week' && <WeekView {...props} timeZone={timeZone} />}
        {view === 'month' && <MonthView {...props} />}
        {view === 'agenda' && <AgendaView {...props} empty={isLoading ? m.loading : empty} />}
      </div>
      {isHelpOpen && <KeysDialog title={m.keys} keys={m.keyTable} onClose={() => setHelpOpen(false)} />}
    </Frame>
  );
}
