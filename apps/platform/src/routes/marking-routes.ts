import type { RouteObject } from 'react-router-dom';
import { pageOf } from './area-routes.tsx';

const loadQueuePage = async () => (await import('../features/marking/queue/queue-page.tsx')).QueuePage;
const loadTaskLecturesPage = async () =>
  (await import('../features/video-questions/task-lectures-page.tsx')).TaskLecturesPage;
const loadTaskLecturePage = async () =>
  (await import('../features/video-questions/task-lecture-page.tsx')).TaskLecturePage;

const loadStatisticsPage = async () =>
  (await import('../features/statistics/task-statistics-page.tsx')).TaskStatisticsPage;

/** Imports the page where an attempt is marked. */
export const loadSheetPage = async () => (await import('../features/marking/sheet/sheet-page.tsx')).SheetPage;

/** The pages where a task is marked, in the area of an admin or of an assistant. */
export const markingRoutes = (area: '/admin' | '/assistant'): RouteObject[] => [
  pageOf('tasks/correct/:taskId', loadQueuePage, (param) => ({
    task: param('taskId'),
    area,
    canMarkByQuestion: area === '/admin',
  })),
  pageOf('tasks/correct/:taskId/task-taken/:id', loadSheetPage, (param) => ({
    attempt: param('id'),
    queuePath: `${area}/tasks/correct/${param('taskId')}`,
  })),
  pageOf('tasks/statistics/:taskId', loadStatisticsPage, (param) => ({ task: param('taskId'), area })),
  pageOf('tasks/video-questions/:taskId', loadTaskLecturesPage, (param) => ({ task: param('taskId'), area })),
  pageOf('tasks/video-questions/:taskId/lectures/:videoId', loadTaskLecturePage, (param) => ({
    task: param('taskId'),
    video: param('videoId'),
    area,
  })),
];
