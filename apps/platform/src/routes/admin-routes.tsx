import { Navigate } from 'react-router-dom';
import { area, page, pageOf } from './area-routes.tsx';
import { bookRoutes } from './book-routes.ts';
import { loadSheetPage, markingRoutes } from './marking-routes.ts';
import { meetingRoutes } from './meeting-routes.ts';
import { messageRoutes } from './message-routes.ts';
import { reportRoutes } from './report-routes.ts';
import { sendRoutes } from './send-routes.ts';
import { Component as Area } from './admin/area.tsx';

/** An admin's pages. */
export const routes = area(<Area />, [
  { index: true, element: <Navigate to="/admin/dashboard" replace /> },
  page('dashboard', async () => (await import('../features/dashboard/staff/admin-home-page.tsx')).AdminHomePage),
  page('users', async () => (await import('../features/users/users-page.tsx')).UsersPage),
  page(
    'users/registrations',
    async () => (await import('../features/users/registrations/registrations-page.tsx')).RegistrationsPage,
  ),
  page('users/import', async () => (await import('../features/users/import/import-page.tsx')).ImportPage),
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
  page('health', async () => (await import('../features/health/health-page.tsx')).HealthPage),
  page('jobs', async () => (await import('../features/jobs/jobs-page.tsx')).JobsPage),
  page('dictionary', async () => (await import('../features/dictionary/dictionary-page.tsx')).DictionaryPage),
  page('questions', async () => (await import('../features/questions/questions-page.tsx')).QuestionsPage),
  page('questions/create', async () => (await import('./admin/question-create.tsx')).Component),
  pageOf(
    'questions/edit/:questionId',
    async () => (await import('../features/questions/edit-question-page.tsx')).EditQuestionPage,
    (param) => ({ question: param('questionId') }),
  ),
  page('questions/import', async () => (await import('../features/questions/exchange/import-page.tsx')).ImportPage),
  page('questions/tags', async () => (await import('../features/questions/bank/tags-page.tsx')).TagsPage),
  pageOf(
    'questions/details/:questionId',
    async () => (await import('../features/questions/bank/question-details-page.tsx')).QuestionDetailsPage,
    (param) => ({ question: param('questionId') }),
  ),
  pageOf(
    'questions/statistics/:questionId',
    async () => (await import('../features/statistics/question-statistics-page.tsx')).QuestionStatisticsPage,
    (param) => ({ question: param('questionId') }),
  ),
  pageOf(
    'users/StudentAttendance/:id',
    async () => (await import('../features/attendance/student-attendance-page.tsx')).StudentAttendancePage,
    (param) => ({ student: param('id') }),
  ),
  ...meetingRoutes('/admin'),
  pageOf(
    'users/assistant/:id',
    async () => (await import('../features/users/person/assistant-page.tsx')).AssistantPage,
    (param) => ({ id: param('id') }),
  ),
  pageOf(
    'users/student/:id',
    async () => (await import('../features/users/person/student-page.tsx')).StudentPage,
    (param) => ({ id: param('id'), area: '/admin' as const }),
  ),
  pageOf(
    'users/student/:id/report',
    async () => (await import('../features/student-report/staff-report-page.tsx')).StaffReportPage,
    (param) => ({ student: param('id'), area: '/admin' as const }),
  ),
  page('tasks', async () => (await import('../features/tasks/tasks-page.tsx')).TasksPage),
  ...bookRoutes('/admin'),
  ...messageRoutes('/admin'),
  ...sendRoutes,
  ...reportRoutes('/admin'),
  ...markingRoutes('/admin'),
  pageOf(
    'tasks/task-questions/:taskId',
    async () => (await import('../features/marking/queue/task-questions-page.tsx')).TaskQuestionsPage,
    (param) => ({ task: param('taskId') }),
  ),
  pageOf('tasks/task-questions/:taskId/task-taken/:id', loadSheetPage, (param) => ({
    attempt: param('id'),
    queuePath: `/admin/tasks/task-questions/${param('taskId')}`,
  })),
  page('notices', async () => (await import('../features/notices/notices-page.tsx')).NoticesPage),
]);
