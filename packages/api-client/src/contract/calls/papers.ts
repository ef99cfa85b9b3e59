import { z } from 'zod';
import { call, smallBody } from '../call.ts';
import { paperBodySchema, paperImportSchema, publishTokenDays, publishTokenSchema } from '../entities/paper.ts';
import { byId } from '../ids.ts';
import { confirmationSchema } from '../shapes.ts';

/** Papers of the workbench as questions and a task, and the tokens with which a program publishes them. */
export const paperCalls = {
  previewPaper: call({
    method: 'POST',
    path: '/papers/preview',
    summary: 'What an import of a paper (a .rubrica file) would do, question by question; nothing is written.',
    bodyKind: 'multipart',
    body: paperBodySchema,
    reply: paperImportSchema,
  }),
  importPaper: call({
    method: 'POST',
    path: '/papers',
    summary:
      'Imports a paper: its questions into the bank, where those it brought before become new versions, and a draft task with them.',
    bodyKind: 'multipart',
    body: paperBodySchema,
    reply: paperImportSchema,
    status: 201,
  }),
  listPublishTokens: call({
    method: 'GET',
    path: '/publish-tokens',
    summary: "The caller's tokens for publishing papers that have not expired, the newest first.",
    reply: z.object({ items: z.array(publishTokenSchema) }),
  }),
  createPublishToken: call({
    method: 'POST',
    path: '/publish-tokens',
    summary: 'Makes a token for publishing papers. It is in this reply alone: only its hash is stored.',
    body: z.object({
      name: z.string().trim().min(1).max(100),
      days: z.literal(publishTokenDays),
    }),
    bodyLimits: smallBody,
    reply: publishTokenSchema.extend({ token: z.string() }),
    status: 201,
  }),
  removePublishToken: call({
    method: 'DELETE',
    path: '/publish-tokens/:id',
    summary: "Revokes one of the caller's tokens for publishing papers; what it has published stays.",
    params: byId<'PublishToken'>(),
    reply: confirmationSchema,
  }),
};
