import { area, page, pageOf, start } from './area-routes.tsx';
import { bookRoutes } from './book-routes.ts';
import { markingRoutes } from './marking-routes.ts';
import { meetingRoutes } from './meeting-routes.ts';
import { messageRoutes } from './message-routes.ts';
import { reportRoutes } from './report-routes.ts';
import { Component as Area } from './assistant/area.tsx';

/** An assistant's pages. */
export const routes = area(<Area />, [
  start(async () => (await import('../features/dashboard/staff/assistant-home-page.tsx')).AssistantHomePage),
  page('lectures', async () => (await import('../features/lectures/staff-lectures-page.tsx')).StaffLecturesPage),
  pageOf(
    'lectures/:videoId',
    async () => (await import('../features/lectures/staff-lecture-page.tsx')).StaffLecturePage,
    (param) => ({ video: param('videoId') }),
  ),
  page('tasks', async () => (await import('../features/tasks/assistant-tasks-page.tsx')).AssistantTasksPage),
  pageOf(
    'users/student/:id',
    async () => (await import('../features/users/person/student-page.tsx')).StudentPage,
    (param) => ({ id: param('id'), area: '/assistant' as const }),
  ),
  pageOf(
    'users/student/:id/report',
    async () => (await import('../features/student-report/staff-report-page.tsx')).StaffReportPage,
    (param) => ({ student: param('id'), area: '/assistant' as const }),
  ),
  ...reportRoutes('/assistant'),
  ...markingRoutes('/assistant'),
  ...meetingRoutes('/assistant'),
  ...bookRoutes('/assistant'),
  ...messageRoutes('/assistant'),
  page('notices', async () => (await import('../features/notices/notices-page.tsx')).NoticesPage),
]);
