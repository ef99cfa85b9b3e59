import type { RouteObject } from 'react-router-dom';
import { pageOf } from './area-routes.tsx';

/** The reports, in the area of an admin or of an assistant. */
export const reportRoutes = (area: '/admin' | '/assistant'): RouteObject[] => [
  pageOf(
    'reports',
    async () => (await import('../features/reports/marks-report-page.tsx')).MarksReportPage,
    () => ({ area }),
  ),
  pageOf(
    'reports/attendance',
    async () => (await import('../features/reports/attendance-report-page.tsx')).AttendanceReportPage,
    () => ({ area }),
  ),
  pageOf(
    'reports/progress',
    async () => (await import('../features/reports/progress-report-page.tsx')).ProgressReportPage,
    () => ({ area }),
  ),
  pageOf(
    'reports/items',
    async () => (await import('../features/reports/items-report-page.tsx')).ItemsReportPage,
    () => ({ area }),
  ),
  pageOf(
    'reports/files',
    async () => (await import('../features/reports/report-files-page.tsx')).ReportFilesPage,
    () => ({ area }),
  ),
];
