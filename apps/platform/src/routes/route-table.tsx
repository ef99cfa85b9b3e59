import type { ComponentType } from 'react';
import { Navigate, Outlet, useLocation, useParams, type ParamParseKey, type RouteObject } from 'react-router-dom';
import type { NotOpenPage } from '../features/not-open/messages.ts';
import { ErrorBoundary } from './error/error-boundary.tsx';
import { NotFoundPage } from './error/not-found-page.tsx';
import { RequireRole } from './require-role.tsx';
import { lazyPage, type LoadPage } from '../lib/page/lazy-page.tsx';

const page = (path: string, load: LoadPage): RouteObject => ({ path, element: lazyPage(load) });
const start = (load: LoadPage): RouteObject => ({ index: true, element: lazyPage(load) });

/** The same with a cache of what it fetches: for a page, or for all pages inside a layout. */
const withCachedData =
  (load: LoadPage): LoadPage =>
  async () => {
    const [Page, { CachedData }] = await Promise.all([load(), import('./cached-data.tsx')]);
    return () => (
      <CachedData>
        <Page />
      </CachedData>
    );
  };

/** A page whose props come from the parameters of its path. */
function pageOf<Path extends string, Props extends object>(
  path: Path,
  load: () => Promise<ComponentType<Props>>,
  propsOf: (param: (name: ParamParseKey<Path>) => string) => Props,
): RouteObject {
  return page(path, async () => {
    const Page = await load();
    return function PageOfPath() {
      const params = useParams();
      return <Page {...propsOf((name) => params[name] ?? '')} />;
    };
  });
}

/** What distinguishes the route of a page that is not implemented yet from those that work: the navigation lists none of these. */
export const notOpen = { isOpen: false };

/** A page that is not implemented yet. */
const soon = (path: string, name: NotOpenPage): RouteObject => ({
  path,
  handle: notOpen,
  element: lazyPage(async () => {
    const { NotOpen } = await import('../features/not-open/not-open.tsx');
    return () => <NotOpen page={name} />;
  }),
});

/** The pages inside a layout, which stays when one of them fails. */
function PagesInShell() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary path={pathname} isInShell>
      <Outlet />
    </ErrorBoundary>
  );
}

/** A role's area: the layout around its pages, and around the error of an unknown path. */
const area = (load: LoadPage, children: RouteObject[]): RouteObject => ({
  element: lazyPage(withCachedData(load)),
  children: [
    { element: <PagesInShell />, children: [...children, { path: '*', element: <NotFoundPage isInShell /> }] },
  ],
});

const loadQueuePage = async () => (await import('../features/marking/queue/queue-page.tsx')).QueuePage;
const loadTaskLecturesPage = async () =>
  (await import('../features/video-questions/task-lectures-page.tsx')).TaskLecturesPage;
const loadTaskLecturePage = async () =>
  (await import('../features/video-questions/task-lecture-page.tsx')).TaskLecturePage;
const loadSheetPage = async () => (await import('../features/marking/sheet/sheet-page.tsx')).SheetPage;

const student: RouteObject[] = [
  area(async () => {
    // An attempt uses the whole window, so that it does not load the shell.
    if (!new URLSearchParams(location.search).has('attempt')) void import('../features/shell/shell.tsx');
    return (await import('./student/area.tsx')).Component;
  }, [
    start(async () => (await import('../features/student-tasks/home-page.tsx')).HomePage),
    page('tasks', async () => (await import('../features/student-tasks/tasks-page.tsx')).TasksPage),
    page('tasks/:id', async () => (await import('./student/answer.tsx')).Component),
    page('words', async () => (await import('../features/words/words-page.tsx')).WordsPage),
    page('words/practice', async () => (await import('../features/words/practice-page.tsx')).PracticePage),
    page('lectures', async () => (await import('./student/lectures.tsx')).Component),
    page('lectures/:videoId', async () => (await import('./student/lecture.tsx')).Component),
    page('speaking', async () => (await import('../features/student-tasks/speaking-page.tsx')).SpeakingPage),
    page('speaking/:id', async () => (await import('./student/speaking-answer.tsx')).Component),
    page('pdfs', async () => (await import('../features/pdfs/student/pdfs-page.tsx')).StudentPdfsPage),
    pageOf(
      'pdfs/:id',
      async () => (await import('../features/pdfs/student/pdf-page.tsx')).StudentPdfPage,
      (param) => ({ id: param('id') }),
    ),
    soon('meeting', 'meeting'),
  ]),
];

const admin: RouteObject[] = [
  area(
    async () => (await import('./admin/area.tsx')).Component,
    [
      { index: true, element: <Navigate to="/admin/dashboard" replace /> },
      page('dashboard', async () => (await import('../features/dashboard/dashboard-page.tsx')).DashboardPage),
      page('users', async () => (await import('../features/users/users-page.tsx')).UsersPage),
      page('videos', async () => (await import('../features/videos/videos-page.tsx')).VideosPage),
      page('groups', async () => (await import('../features/groups/groups-page.tsx')).GroupsPage),
      page('categories', async () => (await import('../features/named/categories-page.tsx')).CategoriesPage),
      page('levels', async () => (await import('../features/named/levels-page.tsx')).LevelsPage),
      page(
        'lecture-questions',
        async () => (await import('../features/lecture-questions/lecture-questions-page.tsx')).LectureQuestionsPage,
      ),
      pageOf(
        'lecture-questions/:id',
        async () => (await import('../features/lecture-questions/lecture-author-page.tsx')).LectureAuthorPage,
        (param) => ({ video: param('id') }),
      ),
      page('pdfs', async () => (await import('../features/pdfs/admin/pdfs-page.tsx')).PdfsPage),
      pageOf(
        'pdfs/:id',
        async () => (await import('../features/pdfs/admin/pdf-page.tsx')).PdfPage,
        (param) => ({ id: param('id') }),
      ),
      page('diplomas', async () => (await import('../features/named/diplomas-page.tsx')).DiplomasPage),
      page('dictionary', async () => (await import('../features/dictionary/dictionary-page.tsx')).DictionaryPage),
      page('questions', async () => (await import('../features/questions/questions-page.tsx')).QuestionsPage),
      page('questions/create', async () => (await import('./admin/question-create.tsx')).Component),
      pageOf(
        'questions/edit/:questionId',
        async () => (await import('../features/questions/edit-question-page.tsx')).EditQuestionPage,
        (param) => ({ question: param('questionId') }),
      ),
      soon('users/assistant/:id', 'assistant'),
      soon('users/student/:id', 'studentPage'),
      soon('users/StudentAttendance/:id', 'attendance'),
      soon('meetings', 'meetings'),
      soon('meetings/:meetingId', 'meetingDetail'),
      page('tasks', async () => (await import('../features/tasks/tasks-page.tsx')).TasksPage),
      soon('messages', 'messages'),
      pageOf('tasks/correct/:taskId', loadQueuePage, (param) => ({
        task: param('taskId'),
        area: '/admin',
        canMarkByQuestion: true,
      })),
      pageOf('tasks/correct/:taskId/task-taken/:id', loadSheetPage, (param) => ({
        attempt: param('id'),
        queuePath: `/admin/tasks/correct/${param('taskId')}`,
      })),
      pageOf(
        'tasks/task-questions/:taskId',
        async () => (await import('../features/marking/queue/task-questions-page.tsx')).TaskQuestionsPage,
        (param) => ({ task: param('taskId') }),
      ),
      pageOf('tasks/task-questions/:taskId/task-taken/:id', loadSheetPage, (param) => ({
        attempt: param('id'),
        queuePath: `/admin/tasks/task-questions/${param('taskId')}`,
      })),
      pageOf('tasks/video-questions/:taskId', loadTaskLecturesPage, (param) => ({
        task: param('taskId'),
        area: '/admin',
      })),
      pageOf('tasks/video-questions/:taskId/lectures/:videoId', loadTaskLecturePage, (param) => ({
        task: param('taskId'),
        video: param('videoId'),
        area: '/admin',
      })),
    ],
  ),
];

const parent: RouteObject[] = [
  area(
    async () => (await import('./parent/area.tsx')).Component,
    [
      start(async () => (await import('../features/children/children-page.tsx')).ChildrenPage),
      pageOf(
        'child/:id',
        async () => (await import('../features/children/child-page.tsx')).ChildPage,
        (param) => ({ id: param('id') }),
      ),
      page('tasks/correct/:taskId/task-taken/:id', async () => (await import('./parent/task-taken.tsx')).Component),
    ],
  ),
];

const assistant: RouteObject[] = [
  area(
    async () => (await import('./assistant/area.tsx')).Component,
    [
      { index: true, element: <Navigate to="/assistant/tasks" replace /> },
      page('lectures', async () => (await import('../features/lectures/staff-lectures-page.tsx')).StaffLecturesPage),
      pageOf(
        'lectures/:videoId',
        async () => (await import('../features/lectures/staff-lecture-page.tsx')).StaffLecturePage,
        (param) => ({ video: param('videoId') }),
      ),
      page('tasks', async () => (await import('../features/tasks/assistant-tasks-page.tsx')).AssistantTasksPage),
      pageOf('tasks/correct/:taskId', loadQueuePage, (param) => ({ task: param('taskId'), area: '/assistant' })),
      pageOf('tasks/correct/:taskId/task-taken/:id', loadSheetPage, (param) => ({
        attempt: param('id'),
        queuePath: `/assistant/tasks/correct/${param('taskId')}`,
      })),
      pageOf('tasks/video-questions/:taskId', loadTaskLecturesPage, (param) => ({
        task: param('taskId'),
        area: '/assistant',
      })),
      pageOf('tasks/video-questions/:taskId/lectures/:videoId', loadTaskLecturePage, (param) => ({
        task: param('taskId'),
        video: param('videoId'),
        area: '/assistant',
      })),
    ],
  ),
];

/** All pages by path and role (`spec.md` section 2). */
export const routeTable: RouteObject[] = [
  page('/', async () => (await import('../features/landing/landing-page.tsx')).LandingPage),
  page('/auth/login', async () => (await import('../features/auth/login/login-screen.tsx')).LoginScreen),
  page('/auth/register', async () => (await import('../features/auth/register-screen.tsx')).RegisterScreen),
  page(
    '/auth/set-up',
    withCachedData(
      async () => (await import('../features/auth/account-link/account-link-screen.tsx')).AccountLinkScreen,
    ),
  ),
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
