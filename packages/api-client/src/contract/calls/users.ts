import { z } from 'zod';
import { call } from '../call.ts';
import { defineResource } from '../define-resource.ts';
import {
  passwordSchema,
  roleSchema,
  unchangeableReasons,
  userBodySchema,
  userChangeSchema,
  userSchema,
  userStatusSchema,
} from '../entities/user.ts';
import { idOf } from '../ids.ts';
import { confirmationSchema, withBase } from '../shapes.ts';

/** How many people one call may change. */
const maxPeople = 500;
const peopleSchema = z.array(idOf<'User'>()).min(1).max(maxPeople);

/** What came of a change of several people: who was changed, and the others with the reason. */
const outcomeOf = <Reason extends string>(reasons: readonly Reason[]) =>
  confirmationSchema.extend({
    changed: z.array(idOf<'User'>()),
    skipped: z.array(z.object({ _id: idOf<'User'>(), name: z.string(), reason: z.enum(reasons) })),
  });

/** A registration that a colleague has decided on meanwhile. */
const decided = ['approved', 'rejected', 'gone'] as const;

export const userCalls = {
  ...defineResource('User', {
    entity: userSchema,
    body: withBase(userBodySchema),
    conflict: userSchema,
    /** Without a password, the user is sent an invitation. */
    createBody: userBodySchema.extend({ password: passwordSchema.optional() }),
    sortable: ['name', 'email', 'role', 'status', 'createdAt', 'lastLoginAt'],
    filters: {
      role: roleSchema.optional(),
      status: userStatusSchema.optional(),
      group: idOf<'Group'>().optional(),
      invitation: z.enum(['waiting', 'open', 'expired']).optional(),
    },
    summaries: {
      create:
        'Adds a user, who is asked for a password of their own at the first login, or sent an invitation to choose one.',
      update: 'Writes a user whole; the last admin stays an active admin. `base` is what it was made upon.',
      remove: 'Deactivates a user and ends their sessions; nothing is deleted.',
    },
  }),
  approveRegistrations: call({
    method: 'POST',
    path: '/registrations/approve',
    summary:
      'Opens the accounts of people who registered, puts students into groups and gives them a level, and tells them by mail.',
    body: z.object({
      users: peopleSchema,
      groups: z.array(idOf<'Group'>()).max(50).default([]),
      /** Null leaves the level as it is. */
      level: idOf<'Level'>().nullable().default(null),
    }),
    reply: outcomeOf(decided),
  }),
  rejectRegistrations: call({
    method: 'POST',
    path: '/registrations/reject',
    summary: 'Rejects people who registered, and mails them the reason. They can register again with the same email.',
    body: z.object({ users: peopleSchema, reason: z.string().trim().min(3).max(1000) }),
    reply: outcomeOf(decided),
  }),
  changeUsers: call({
    method: 'POST',
    path: '/users/changes',
    summary: 'Changes the groups, the level or the status of several people at once, as far as each can be changed.',
    body: z.object({ users: peopleSchema, change: userChangeSchema, dryRun: z.boolean().default(false) }),
    reply: outcomeOf(unchangeableReasons),
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
