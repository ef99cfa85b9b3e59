import { z } from 'zod';
import { call, smallBody } from '../call.ts';
import { metadataSchema, whatsAppLinkSchema, whatsAppSessionsSchema } from '../entities/whatsapp.ts';

/** The provider's ids of its sessions. */
const bySessionId = z.object({ id: z.string().regex(/^[\w-]{1,64}$/u) });

/** The school's WhatsApp numbers, for admins. */
export const whatsAppCalls = {
  listWhatsAppSessions: call({
    method: 'GET',
    path: '/whatsapp/get-all-whatsapp-sessions',
    summary: 'The WhatsApp sessions as they are stored; the provider is asked for a newer list in the background.',
    reply: whatsAppSessionsSchema,
  }),
  connectWhatsAppSession: call({
    method: 'POST',
    path: '/whatsapp/sessions/:id/connect',
    summary: 'Begins to link a session to a phone, and gives the code to scan.',
    params: bySessionId,
    reply: whatsAppLinkSchema,
  }),
  getWhatsAppLink: call({
    method: 'GET',
    path: '/whatsapp/sessions/:id/link',
    summary: 'How far the linking of a session is, with the code that is valid now.',
    params: bySessionId,
    reply: whatsAppLinkSchema,
  }),
  restartWhatsAppSession: call({
    method: 'POST',
    path: '/whatsapp/sessions/:id/restart',
    summary: 'Starts a session again.',
    params: bySessionId,
    reply: whatsAppLinkSchema.pick({ status: true }),
  }),
  getMetadata: call({
    method: 'GET',
    path: '/metadata',
    summary: "The handle of the primary WhatsApp number's key.",
    reply: metadataSchema,
  }),
  updateMetadata: call({
    method: 'PUT',
    path: '/metadata',
    summary: 'Makes a WhatsApp number the primary one; it has to be connected.',
    body: z.object({ wasenderApiKey: z.uuid() }),
    bodyLimits: smallBody,
    reply: metadataSchema,
  }),
  removeMetadata: call({
    method: 'DELETE',
    path: '/metadata',
    summary: 'Leaves the school without a primary WhatsApp number.',
    reply: metadataSchema,
  }),
};
