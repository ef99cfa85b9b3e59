import type { MeetingState } from '@rubrica/api-client/contract';
import type { ReactNode } from 'react';

/** Something with a time in a calendar. */
export interface CalendarItem {
  id: string;
  title: string;
  startsAt: string;
  endsAt: string;
  state: MeetingState;
  /** Where, and with whom. */
  detail: string;
  /** Where it is shown in full. */
  to: string;
  /** What an agenda shows at the end of its row. */
  end?: ReactNode;
}
