import { z } from 'zod';
import { type BodyLimits, call, smallBody } from '../call.ts';
import { chatLimits, chatMessageSchema, chatPageSchema, chatThreadSchema, myThreadSchema } from '../entities/chat.ts';
import { byId, idOf } from '../ids.ts';
import { confirmationSchema } from '../shapes.ts';

/** A message of the longest text, however its characters are written. */
const messageBody: BodyLimits = { bytes: 32 * 1024, values: 20 };

const seq = z.number().int().min(0).max(2_147_483_647);

const newMessage = z.object({
  /** Made by the sender, the same for every try: a message that has arrived is replied with, and not stored again. */
  clientId: z.uuid(),
  text: z.string().trim().max(chatLimits.characters).default(''),
  /** Images, PDFs and recordings that the sender has uploaded. */
  files: z.array(idOf<'File'>()).max(chatLimits.files).default([]),
});

const hasContent = ({ text, files }: z.output<typeof newMessage>) => text !== '' || files.length > 0;
const empty = { path: ['text'], params: { code: 'required' } };

/** Conversations of students and parents with the school. The calls for the staff's inbox are in `inbox.ts`. */
export const chatCalls = {
  getMyThread: call({
    method: 'GET',
    path: '/chat/thread',
    summary: "The caller's thread with the school, and when somebody answers. It makes none.",
    reply: myThreadSchema,
  }),
  listChatMessages: call({
    method: 'GET',
    path: '/chat/threads/:id/messages',
    summary:
      'Messages of a thread, in the order of their numbers: those after a number, those before one, or the newest.',
    params: byId<'ChatThread'>(),
    query: z.object({
      after: z.coerce.number().pipe(seq).optional(),
      /** Without meaning beside `after`. */
      before: z.coerce.number().pipe(seq).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(30),
    }),
    reply: chatPageSchema,
  }),
  sendMyChatMessage: call({
    method: 'POST',
    path: '/chat/messages',
    summary: "Writes to the school, in the caller's thread; the first message begins it.",
    body: newMessage.refine(hasContent, empty),
    bodyLimits: messageBody,
    reply: chatMessageSchema,
  }),
  sendChatMessage: call({
    method: 'POST',
    path: '/chat/threads/:id/messages',
    summary: 'Answers in a thread, or leaves a note for the team in it.',
    params: byId<'ChatThread'>(),
    body: newMessage.extend({ isNote: z.boolean().default(false) }).refine(hasContent, empty),
    bodyLimits: messageBody,
    reply: chatMessageSchema,
  }),
  markChatRead: call({
    method: 'PUT',
    path: '/chat/threads/:id/read',
    summary: 'Marks the messages of a thread up to a number as read by the caller. It never goes back.',
    params: byId<'ChatThread'>(),
    body: z.object({ seq }),
    bodyLimits: smallBody,
    reply: confirmationSchema.pick({ success: true }),
  }),
  openChatThread: call({
    method: 'POST',
    path: '/chat/threads',
    summary: "A student's thread with the school, so that staff can write first; made where there is none.",
    body: z.object({ student: idOf<'User'>() }),
    bodyLimits: smallBody,
    reply: chatThreadSchema,
  }),
};
