import type { Service } from '../service.ts';
import { selectMeetingById } from './select-meetings.ts';

export const getMeeting: Service<'getMeeting'> = (context, { params }) =>
  selectMeetingById(context.db, context, params.id);
