import type { CalendarItem } from './calendar-item.ts';
import type { CalendarDate } from './dates.ts';
import type { DaySegment } from './segments.ts';
import type { CalendarAddress } from './use-calendar-address.ts';
import type { CalendarFormat } from './use-calendar-format.ts';

/** What every view of a calendar is given. */
export interface CalendarViewProps {
  address: CalendarAddress;
  format: CalendarFormat;
  /** The date on the clock of the school. */
  today: CalendarDate;
  days: ReadonlyMap<CalendarDate, readonly DaySegment<CalendarItem>[]>;
}
