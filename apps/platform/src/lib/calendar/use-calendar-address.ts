import { useCallback } from 'react';
import { useAddress } from '../address/use-address.ts';
import { useLanguage } from '../i18n.ts';
import { useMediaQuery } from '../media-query.ts';
import { isCalendarDate, type CalendarDate } from './dates.ts';
import { calendarViews, firstWeekdayOf, periodOf, type CalendarView, type Period } from './period.ts';
import { useNow } from './use-now.ts';
import { wallTimeOf } from './zone.ts';

interface CalendarPlace {
  view: CalendarView;
  date: CalendarDate;
}

/** What a calendar shows, and how to show something else. */
export interface CalendarAddress extends CalendarPlace {
  period: Period;
  firstWeekday: number;
  /** A narrow window has room for the agenda alone. */
  isNarrow: boolean;
  go: (place: Partial<CalendarPlace>) => void;
  /** The link to a view or a date. */
  linkTo: (place: Partial<CalendarPlace>) => string;
}

/**
 * The view and the period of a calendar, stored in the address, so that a link, a reload and the back button show the same.
 *
 * @param timeZone The school's: its clock says which day an address means that names none.
 * @param defaultView The view of an address that names none.
 */
export function useCalendarAddress(timeZone: string, defaultView: CalendarView = 'week'): CalendarAddress {
  const [search, changeAddress] = useAddress();
  const language = useLanguage();
  const isNarrow = useMediaQuery('(max-width: 760px)');
  const today = wallTimeOf(useNow(), timeZone).date;
  const named = search.get('date') ?? '';
  const date = isCalendarDate(named) ? named : today;
  const view = isNarrow ? 'agenda' : (calendarViews.find((each) => each === search.get('view')) ?? defaultView);
  const firstWeekday = firstWeekdayOf(language);

  const go = useCallback((place: Partial<CalendarPlace>) => changeAddress({ ...place }), [changeAddress]);
  const linkTo = (place: Partial<CalendarPlace>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(place)) next.set(name, value);
    return `?${next}`;
  };
  return {
    view,
    date,
    isNarrow,
    firstWeekday,
    period: periodOf(view, date, firstWeekday),
    go,
    linkTo,
  };
}
