import { Navigate, type RouteObject } from 'react-router-dom';
import type { NotOpenPage } from '../features/not-open/messages/en.ts';
import { NotFoundPage } from './error/not-found-page.tsx';
import { RequireRole } from './require-role.tsx';
import { lazyPage, type LoadPage } from './lazy-page.tsx';

const page = (path: string, load: LoadPage): RouteObject => ({ path, element: lazyPage(load) });
const start = (load: LoadPage): RouteObject => ({ index: true, element: lazyPage(load) });

/** A page that is not implemented yet. */
const soon = (path: string, name: NotOpenPage): RouteObject => ({
  path,
  element: lazyPage(async () => {
    const { NotOpen } = await import('../features/not-open/not-open.tsx');
    return () => <NotOpen page={name} />;
  }),
});

/** A role's area: the layout around its pages. */
const area = (load: LoadPage, children: RouteObject[]): RouteObject => ({ element: lazyPage(load), children });

const student: RouteObject[] = [
  area(
    async () => (await import('./student/area.tsx')).Component,
    [
      start(async () => (await import('../features/student-tasks/home-page.tsx')).HomePage),
      page('tasks', async () => (await import('../features/student-tasks/tasks-page.tsx')).TasksPage),
      page('tasks/:id', async () => (await import('./student/answer.tsx')).Component),
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
    async () => (await import('./admin/area.tsx')).Component,
    [
      { index: true, element: <Navigate to="/admin/dashboard" replace /> },
      page('dashboard', async () => (await import('../features/dashboard/dashboard-page.tsx')).DashboardPage),
      page('users', async () => (await import('../features/users/users-page.tsx')).UsersPage),
      soon('videos', 'videos'),
      page('groups', async () => (await import('../features/groups/groups-page.tsx')).GroupsPage),
      page('categories', async () => (await import('../features/named/categories-page.tsx')).CategoriesPage),
      page('levels', async () => (await import('../features/named/levels-page.tsx')).LevelsPage),
      soon('pdfs', 'pdfs'),
      soon('pdfs/:id', 'pdf'),
      soon('lecture-questions', 'lectureQuestions'),
      soon('lecture-questions/:id', 'lectureQuestion'),
      page('diplomas', async () => (await import('../features/named/diplomas-page.tsx')).DiplomasPage),
      page('questions', async () => (await import('../features/questions/questions-page.tsx')).QuestionsPage),
      page('questions/create', async () => (await import('./admin/question-create.tsx')).Component),
      page('questions/edit/:questionId', async () => (await import('./admin/question-edit.tsx')).Component),
      soon('users/assistant/:id', 'assistant'),
      soon('users/student/:id', 'studentPage'),
      soon('users/StudentAttendance/:id', 'attendance'),
      soon('meetings', 'meetings'),
      soon('meetings/:meetingId', 'meetingDetail'),
      page('tasks', async () => (await import('../features/tasks/tasks-page.tsx')).TasksPage),
      soon('messages', 'messages'),
      page('tasks/correct/:taskId', async () => (await import('./admin/correct.tsx')).Component),
      page(
        'tasks/correct/:taskId/task-taken/:id',
        async () => (await import('./admin/correct-task-taken.tsx')).Component,
      ),
      page('tasks/task-questions/:taskId', async () => (await import('./admin/task-questions.tsx')).Component),
      page(
        'tasks/task-questions/:taskId/task-taken/:id',
        async () => (await import('./admin/task-questions-task-taken.tsx')).Component,
      ),
      soon('tasks/video-questions/:taskId', 'videoQuestions'),
      soon('tasks/video-questions/:taskId/lectures/:videoId', 'videoQuestions'),
    ],
  ),
];

const parent: RouteObject[] = [
  area(
    async () => (await import('./parent/area.tsx')).Component,
    [
      start(async () => (await import('../features/children/children-page.tsx')).ChildrenPage),
      page('child/:id', async () => (await import('./parent/child.tsx')).Component),
      page('tasks/correct/:taskId/task-taken/:id', async () => (await import('./parent/task-taken.tsx')).Component),
    ],
  ),
];

const assistant: RouteObject[] = [
  area(
    async () => (await import('./assistant/area.tsx')).Component,
    [
      { index: true, element: <Navigate to="/assistant/tasks" replace /> },
      soon('lectures', 'lectures'),
      soon('lectures/:videoId', 'lecture'),
      page('tasks', async () => (await import('../features/tasks/assistant-tasks-page.tsx')).AssistantTasksPage),
      page('tasks/correct/:taskId', async () => (await import('./assistant/correct.tsx')).Component),
      page(
        'tasks/correct/:taskId/task-taken/:id',
        async () => (await import('./assistant/correct-task-taken.tsx')).Component,
      ),
    ],
  ),
];

/** All pages by path and role (`spec.md` section 2). */
export const routeTable: RouteObject[] = [
  page('/', async () => (await import('../features/landing/landing-page.tsx')).LandingPage),
  page('/auth/login', async () => (await import('../features/auth/login/login-screen.tsx')).LoginScreen),
  page('/auth/register', async () => (await import('../features/auth/register-screen.tsx')).RegisterScreen),
  page(
    '/change-password',
    async () => (await import('../features/auth/change-password-screen.tsx')).ChangePasswordScreen,
  ),
  { path: '/student', element: <RequireRole userRole="student" />, children: student },
  { path: '/admin', element: <RequireRole userRole="admin" />, children: admin },
  { path: '/parent', element: <RequireRole userRole="parent" />, children: parent },
  { path: '/assistant', element: <RequireRole userRole="assistant" />, children: assistant },
  { path: '*', element: <NotFoundPage /> },
];
