import type { RouteObject } from 'react-router-dom';
import { page, pageOf } from './area-routes.tsx';

/** The WhatsApp messages to many people, in the area of an admin. */
export const sendRoutes: RouteObject[] = [
  page('messages/sends', async () => (await import('../features/messages/sends/sends-page.tsx')).SendsPage),
  page('messages/sends/new', async () => (await import('../features/messages/sends/compose-page.tsx')).ComposePage),
  page(
    'messages/sends/automatic',
    async () => (await import('../features/messages/sends/automations-page.tsx')).AutomationsPage,
  ),
  pageOf(
    'messages/sends/:id',
    async () => (await import('../features/messages/sends/send-page.tsx')).SendPage,
    (param) => ({ id: param('id') }),
  ),
];
