import type { RouteObject } from 'react-router-dom';
import { pageOf } from './area-routes.tsx';

/** The pages of messages, in the area of an admin or of an assistant. */
export const messageRoutes = (area: '/admin' | '/assistant'): RouteObject[] => [
  pageOf(
    'messages',
    async () => (await import('../features/messages/messages-page.tsx')).MessagesPage,
    () => ({ area }),
  ),
  pageOf(
    'messages/answers',
    async () => (await import('../features/messages/canned-answers-page.tsx')).CannedAnswersPage,
    () => ({ area }),
  ),
];
