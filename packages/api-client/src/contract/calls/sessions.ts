import { z } from 'zod';
import { call, smallBody } from '../call.ts';
import { loginReplySchema, sessionSchema } from '../entities/session.ts';
import { emailSchema } from '../entities/user.ts';
import { byId, idOf } from '../ids.ts';
import { confirmationSchema } from '../shapes.ts';

export const sessionCalls = {
  login: call({
    method: 'POST',
    path: '/login',
    summary: 'Opens a session.',
    body: z.object({ email: emailSchema, password: z.string().min(1).max(200) }),
    bodyLimits: smallBody,
    reply: loginReplySchema,
  }),
  logout: call({
    method: 'POST',
    path: '/logout',
    summary: 'Ends the session of the bearer token.',
    body: z.object({ email: z.string().max(254).optional() }),
    bodyLimits: smallBody,
    reply: confirmationSchema,
  }),
  forceLogin: call({
    method: 'POST',
    path: '/force-login',
    summary: 'Opens a 15-minute session as a student, parent or assistant; both people are named in the audit log.',
    body: z.object({ userId: idOf<'User'>(), reason: z.string().trim().min(3).max(500) }),
    bodyLimits: smallBody,
    reply: loginReplySchema,
  }),
  listSessions: call({
    method: 'GET',
    path: '/sessions',
    summary: "The caller's open sessions.",
    reply: z.object({ items: z.array(sessionSchema) }),
  }),
  endSession: call({
    method: 'DELETE',
    path: '/sessions/:id',
    summary: "Ends one of the caller's sessions.",
    params: byId<'Session'>(),
    reply: confirmationSchema,
  }),
};
