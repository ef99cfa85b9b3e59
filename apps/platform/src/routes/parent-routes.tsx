import { area, page, start } from './area-routes.tsx';
import { Component as Area } from './parent/area.tsx';

/** A parent's pages. */
export const routes = area(<Area />, [
  start(async () => (await import('../features/dashboard/parent/home-page.tsx')).HomePage),
  page('child/:id', async () => (await import('./parent/child.tsx')).Component),
  page('child/:id/report', async () => (await import('./parent/report.tsx')).Component),
  page('tasks/correct/:taskId/task-taken/:id', async () => (await import('./parent/task-taken.tsx')).Component),
  page('notices', async () => (await import('../features/notices/notices-page.tsx')).NoticesPage),
]);
