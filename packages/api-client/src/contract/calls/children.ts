import { z } from 'zod';
import { call } from '../call.ts';
import { childSchema } from '../entities/user.ts';
import { byId } from '../ids.ts';
import { dateTime } from '../shapes.ts';

export const childrenCalls = {
  createPairingCode: call({
    method: 'POST',
    path: '/pairing-codes',
    summary: "A student's single-use code with which a parent links to them.",
    reply: z.object({ code: z.string(), expiresAt: dateTime }),
    status: 201,
  }),
  usePairingCode: call({
    method: 'POST',
    path: '/pairing-codes/use',
    summary: 'Links the calling parent to the child who made the code.',
    body: z.object({ code: z.string().trim().min(6).max(20) }),
    reply: childSchema,
  }),
  listChildren: call({
    method: 'GET',
    path: '/children',
    summary: "The calling parent's children.",
    reply: z.object({ items: z.array(childSchema) }),
  }),
  getChild: call({
    method: 'GET',
    path: '/children/:id',
    summary: 'One child of the calling parent.',
    params: byId<'User'>(),
    reply: childSchema,
  }),
};
