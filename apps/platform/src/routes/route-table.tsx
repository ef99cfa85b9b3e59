import { Navigate, type RouteObject } from 'react-router-dom';
import type { NotOpenPage } from '../features/not-open/messages/en.ts';
import { MissingPage } from './error/missing-page.tsx';
import { Guard } from './guard.tsx';
import { lazyPage, type PageModule } from './lazy-page.tsx';

const page = (path: string, load: PageModule): RouteObject => ({ path, element: lazyPage(load) });
const start = (load: PageModule): RouteObject => ({ index: true, element: lazyPage(load) });

/** A page of the plan that does not work yet. Opening it means one line here: `page` instead of `soon`. */
const soon = (path: string, name: NotOpenPage): RouteObject => ({
  path,
  element: lazyPage(async () => {
    const { NotOpen } = await import('../features/not-open/not-open.tsx');
    return { Component: () => <NotOpen page={name} /> };
  }),
});

/** A role's area: what stands around its pages. */
const area = (load: PageModule, children: RouteObject[]): RouteObject => ({ element: lazyPage(load), children });

const student: RouteObject[] = [
  area(
    () => import('./student/area.tsx'),
    [
      start(() => import('./student/home.tsx')),
      page('tasks', () => import('./student/tasks.tsx')),
      page('tasks/:id', () => import('./student/answer.tsx')),
      soon('speaking', 'speaking'),
      soon('lectures', 'lectures'),
      soon('lectures/:videoId', 'lecture'),
      soon('pdfs', 'pdfs'),
      soon('pdfs/:id', 'pdf'),
      soon('meeting', 'meeting'),
      soon('speaking/:id', 'speakingTask'),
    ],
  ),
];

const admin: RouteObject[] = [
  area(
    () => import('./admin/area.tsx'),
    [
      { index: true, element: <Navigate to="/admin/dashboard" replace /> },
      page('dashboard', () => import('./admin/dashboard.tsx')),
      page('users', () => import('./admin/users.tsx')),
      soon('videos', 'videos'),
      page('groups', () => import('./admin/groups.tsx')),
      page('categories', () => import('./admin/categories.tsx')),
      page('levels', () => import('./admin/levels.tsx')),
      soon('pdfs', 'pdfs'),
      soon('pdfs/:id', 'pdf'),
      soon('lecture-questions', 'lectureQuestions'),
      soon('lecture-questions/:id', 'lectureQuestion'),
      page('diplomas', () => import('./admin/diplomas.tsx')),
      page('questions', () => import('./admin/questions.tsx')),
      page('questions/create', () => import('./admin/question-create.tsx')),
      page('questions/edit/:questionId', () => import('./admin/question-edit.tsx')),
      soon('users/assistant/:id', 'assistant'),
      soon('users/student/:id', 'studentPage'),
      soon('users/StudentAttendance/:id', 'attendance'),
      soon('meetings', 'meetings'),
      soon('meetings/:meetingId', 'meetingDetail'),
      page('tasks', () => import('./admin/tasks.tsx')),
      soon('messages', 'messages'),
      page('tasks/correct/:taskId', () => import('./admin/correct.tsx')),
      page('tasks/correct/:taskId/task-taken/:id', () => import('./admin/correct-task-taken.tsx')),
      page('tasks/task-questions/:taskId', () => import('./admin/task-questions.tsx')),
      page('tasks/task-questions/:taskId/task-taken/:id', () => import('./admin/task-questions-task-taken.tsx')),
      soon('tasks/video-questions/:taskId', 'videoQuestions'),
      soon('tasks/video-questions/:taskId/lectures/:videoId', 'videoQuestions'),
    ],
  ),
];

const parent: RouteObject[] = [
  area(
    () => import('./parent/area.tsx'),
    [
      start(() => import('./parent/children.tsx')),
      page('child/:id', () => import('./parent/child.tsx')),
      page('tasks/correct/:taskId/task-taken/:id', () => import('./parent/task-taken.tsx')),
    ],
  ),
];

const assistant: RouteObject[] = [
  area(
    () => import('./assistant/area.tsx'),
    [
      { index: true, element: <Navigate to="/assistant/tasks" replace /> },
      soon('lectures', 'lectures'),
      soon('lectures/:videoId', 'lecture'),
      page('tasks', () => import('./assistant/tasks.tsx')),
      page('tasks/correct/:taskId', () => import('./assistant/correct.tsx')),
      page('tasks/correct/:taskId/task-taken/:id', () => import('./assistant/correct-task-taken.tsx')),
    ],
  ),
];

/** Which page is at which path, for whom (`spec.md` section 2). */
export const routeTable: RouteObject[] = [
  page('/', () => import('./public/landing.tsx')),
  page('/auth/login', () => import('./public/login.tsx')),
  page('/auth/register', () => import('./public/register.tsx')),
  page('/change-password', () => import('./public/change-password.tsx')),
  { path: '/student', element: <Guard to="student" />, children: student },
  { path: '/admin', element: <Guard to="admin" />, children: admin },
  { path: '/parent', element: <Guard to="parent" />, children: parent },
  { path: '/assistant', element: <Guard to="assistant" />, children: assistant },
  { path: '*', element: <MissingPage /> },
];
