import type { Service } from '../service.ts';
import { selectMeetingOfSeries } from './select-meetings.ts';

/** Returns what the meetings of a series have, as one of them that was not edited apart. */
export const getMeetingSeries: Service<'getMeetingSeries'> = (context, { params: { id } }) =>
  selectMeetingOfSeries(context.db, context, id);
