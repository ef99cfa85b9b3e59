import type { RouteObject } from 'react-router-dom';
import { pageOf } from './area-routes.tsx';

const loadMeetingsPage = async () => (await import('../features/meetings/meetings-page.tsx')).MeetingsPage;
const loadMeetingPage = async () => (await import('../features/meetings/meeting-page.tsx')).MeetingPage;

/** The pages of meetings, in the area of an admin or of an assistant. */
export const meetingRoutes = (area: '/admin' | '/assistant'): RouteObject[] => [
  pageOf('meetings', loadMeetingsPage, () => ({ area })),
  pageOf('meetings/:meetingId', loadMeetingPage, (param) => ({ id: param('meetingId'), area })),
];
