import { z } from 'zod';
import { call } from '../call.ts';
import { defineResource } from '../define-resource.ts';
import { assistantPageSchema, staffNoteBodySchema, staffNoteSchema, studentPageSchema } from '../entities/person.ts';
import { sessionSchema } from '../entities/session.ts';
import { byId, idOf } from '../ids.ts';
import { confirmationSchema, dateTime } from '../shapes.ts';

/** What staff see and do on the page of one person. */
export const personCalls = {
  getStudent: call({
    method: 'GET',
    path: '/students/:id',
    summary: 'A student with courses, tasks, lectures and marks, for staff; the account for admins alone.',
    params: byId<'User'>(),
    reply: studentPageSchema,
  }),
  getAssistant: call({
    method: 'GET',
    path: '/assistants/:id',
    summary: 'An assistant with their groups, what waits for them and how they mark, for admins.',
    params: byId<'User'>(),
    reply: assistantPageSchema,
  }),
  linkParent: call({
    method: 'POST',
    path: '/students/:id/parents',
    summary: 'Links a parent to a student.',
    params: byId<'User'>(),
    body: z.object({ parent: idOf<'User'>() }),
    reply: confirmationSchema,
  }),
  unlinkParent: call({
    method: 'DELETE',
    path: '/students/:id/parents/:parentId',
    summary: 'Ends the link of a parent to a student; nothing happens where there is none.',
    params: byId<'User'>().extend({ parentId: idOf<'User'>() }),
    reply: confirmationSchema,
  }),
  createStudentPairingCode: call({
    method: 'POST',
    path: '/students/:id/pairing-codes',
    summary: 'A single-use code with which a parent links to this student. It replaces an unused one.',
    params: byId<'User'>(),
    reply: z.object({ code: z.string(), expiresAt: dateTime }),
    status: 201,
  }),
  listUserSessions: call({
    method: 'GET',
    path: '/users/:id/sessions',
    summary: "Somebody's open sessions, for admins.",
    params: byId<'User'>(),
    reply: z.object({ items: z.array(sessionSchema) }),
  }),
  endUserSession: call({
    method: 'DELETE',
    path: '/user-sessions/:id',
    summary: "Ends anybody's session, for admins.",
    params: byId<'Session'>(),
    reply: confirmationSchema,
  }),
  eraseUser: call({
    method: 'POST',
    path: '/users/:id/erasure',
    summary:
      "Erases all that is personal of somebody for good: name, contact, texts, recordings and notes. Marks stay, as nobody's.",
    params: byId<'User'>(),
    body: z.object({ /** The person's name, typed to confirm. */ name: z.string().max(200) }),
    reply: confirmationSchema,
  }),
  ...defineResource('StaffNote', {
    entity: staffNoteSchema,
    createBody: staffNoteBodySchema.extend({ student: idOf<'User'>() }),
    body: staffNoteBodySchema,
    sortable: ['createdAt'],
    filters: { student: idOf<'User'>() },
    summaries: {
      list: 'A page of what staff wrote down about a student, newest first.',
      create: 'Writes down a note about a student, which students and parents never see.',
      update: 'Writes a note of one’s own whole.',
      remove: 'Removes a note of one’s own.',
    },
  }),
};
