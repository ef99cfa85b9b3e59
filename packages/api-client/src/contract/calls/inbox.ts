import { z } from 'zod';
import { call, smallBody } from '../call.ts';
import { defineResource } from '../define-resource.ts';
import { chatChannelSchema, chatMessageSchema, chatReportOutcomeSchema } from '../entities/chat.ts';
import {
  cannedAnswerBodySchema,
  cannedAnswerSchema,
  inboxChangeSchema,
  inboxStates,
  inboxThreadSchema,
  openInboxThreadSchema,
  reportReasonSchema,
} from '../entities/inbox.ts';
import { byId, idOf } from '../ids.ts';
import { listQuery, pageOf, withBase } from '../shapes.ts';

/** The staff's inbox: conversations of all channels. Reading and writing messages is in `chat.ts`. */
export const inboxCalls = {
  listChatThreads: call({
    method: 'GET',
    path: '/chat/threads',
    summary:
      'A page of the conversations that the caller sees, newest first; those that wait for an answer longest-waiting first.',
    query: listQuery(['lastMessageAt', 'waitingSince'], {
      channel: chatChannelSchema.optional(),
      state: z.enum(inboxStates).optional(),
      /** Whom they are assigned to, also where that person answers no more. */
      assignedTo: idOf<'User'>().optional(),
    }),
    reply: pageOf(inboxThreadSchema),
  }),
  countWaitingChats: call({
    method: 'GET',
    path: '/chat/waiting',
    summary:
      'How many conversations wait for an answer and hold something that the caller has not read; those assigned to others aside.',
    reply: z.object({ count: z.number().int() }),
  }),
  getChatThread: call({
    method: 'GET',
    path: '/chat/threads/:id',
    summary: 'A conversation with what whoever answers should know of the person.',
    params: byId<'ChatThread'>(),
    reply: openInboxThreadSchema,
  }),
  updateChatThread: call({
    method: 'PUT',
    path: '/chat/threads/:id',
    summary: 'Assigns a conversation, blocks its owner, or says that it needs no answer.',
    params: byId<'ChatThread'>(),
    body: inboxChangeSchema,
    bodyLimits: smallBody,
    reply: inboxThreadSchema,
  }),
  reportChatMessage: call({
    method: 'POST',
    path: '/chat/messages/:id/report',
    summary: 'Reports what somebody wrote to the admins, with a reason. Its author is not told.',
    params: byId<'ChatMessage'>(),
    body: z.object({ reason: reportReasonSchema }),
    bodyLimits: smallBody,
    reply: chatMessageSchema,
  }),
  settleChatReport: call({
    method: 'POST',
    path: '/chat/messages/:id/report/settle',
    summary:
      'Settles the report of a message: it stays, or its text and files are erased. Its author can be blocked at the same time.',
    params: byId<'ChatMessage'>(),
    body: z.object({
      outcome: chatReportOutcomeSchema,
      /** Whether the owner of the thread can no longer write; `false` leaves that as it is. */
      isBlocked: z.boolean().default(false),
    }),
    bodyLimits: smallBody,
    reply: chatMessageSchema,
  }),
  ...defineResource('CannedAnswer', {
    entity: cannedAnswerSchema,
    createBody: cannedAnswerBodySchema,
    body: withBase(cannedAnswerBodySchema),
    conflict: cannedAnswerSchema,
    sortable: ['title'],
    summaries: { remove: 'Removes a canned answer.' },
  }),
};
