import { defineResource } from '../define-resource.ts';
import { passwordSchema, roleSchema, userBodySchema, userSchema, userStatusSchema } from '../entities/user.ts';
import { idOf } from '../ids.ts';

export const userCalls = defineResource('User', {
  entity: userSchema,
  body: userBodySchema,
  createBody: userBodySchema.extend({ password: passwordSchema }),
  sortable: ['name', 'email', 'role', 'status', 'createdAt', 'lastLoginAt'],
  filters: { role: roleSchema.optional(), status: userStatusSchema.optional(), group: idOf<'Group'>().optional() },
  summaries: {
    create: 'Adds a user, who is asked for a password of their own at the first login.',
    update: 'Writes a user whole; the last admin stays an active admin.',
    remove: 'Deactivates a user and ends their sessions; nothing is deleted.',
  },
});
