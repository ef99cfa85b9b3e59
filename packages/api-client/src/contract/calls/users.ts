import { z } from 'zod';
import { call } from '../call.ts';
import { defineResource } from '../define-resource.ts';
import { passwordSchema, roleSchema, userBodySchema, userSchema, userStatusSchema } from '../entities/user.ts';
import { idOf } from '../ids.ts';
import { confirmationSchema } from '../shapes.ts';

/** How many people one call may change. */
const maxPeople = 500;
const peopleSchema = z.array(idOf<'User'>()).min(1).max(maxPeople);

export const userCalls = {
  ...defineResource('User', {
    entity: userSchema,
    body: userBodySchema,
    /** Without a password, the user is sent an invitation. */
    createBody: userBodySchema.extend({ password: passwordSchema.optional() }),
    sortable: ['name', 'email', 'role', 'status', 'createdAt', 'lastLoginAt'],
    filters: {
      role: roleSchema.optional(),
      status: userStatusSchema.optional(),
      group: idOf<'Group'>().optional(),
      invitation: z.enum(['open', 'expired']).optional(),
    },
    summaries: {
      create:
        'Adds a user, who is asked for a password of their own at the first login, or sent an invitation to choose one.',
      update: 'Writes a user whole; the last admin stays an active admin.',
      remove: 'Deactivates a user and ends their sessions; nothing is deleted.',
    },
  }),
  inviteUsers: call({
    method: 'POST',
    path: '/invitations',
    summary: 'Mails people a link with which they choose their first password; a new link replaces an older one.',
    body: z.object({ users: peopleSchema }),
    reply: confirmationSchema.extend({
      invited: z.array(idOf<'User'>()),
      /** Those who were sent nothing: they have a password, wait for approval, or are deactivated. */
      skipped: z.array(idOf<'User'>()),
    }),
  }),
};
