import { z } from 'zod';
import { call } from '../call.ts';
import { auditEntrySchema } from '../entities/audit.ts';
import { groupBodySchema, groupSchema, namedBodySchema, namedSchema } from '../entities/named.ts';
import {
  childSchema,
  passwordSchema,
  roleSchema,
  userBodySchema,
  userSchema,
  userStatusSchema,
} from '../entities/user.ts';
import { byId, listQuery, moment, objectId, pageOf, saidSchema } from '../shapes.ts';
import { collection } from './collection.ts';

const groups = collection({ path: '/groups', noun: 'group', item: groupSchema, body: groupBodySchema });
const categories = collection({ path: '/categories', noun: 'category', item: namedSchema, body: namedBodySchema });
const levels = collection({ path: '/levels', noun: 'level', item: namedSchema, body: namedBodySchema });
const diplomas = collection({ path: '/diplomas', noun: 'diploma', item: namedSchema, body: namedBodySchema });

export const peopleCalls = {
  listUsers: call({
    method: 'GET',
    path: '/users',
    summary: 'A page of users.',
    query: listQuery.extend({
      role: roleSchema.optional(),
      status: userStatusSchema.optional(),
      group: objectId.optional(),
    }),
    reply: pageOf(userSchema),
  }),
  createUser: call({
    method: 'POST',
    path: '/users',
    summary: 'Adds a user, who is asked for a password of their own at the first login.',
    body: userBodySchema.extend({ password: passwordSchema }),
    reply: userSchema,
    status: 201,
  }),
  getUser: call({ method: 'GET', path: '/users/:id', summary: 'One user.', params: byId, reply: userSchema }),
  updateUser: call({
    method: 'PUT',
    path: '/users/:id',
    summary: 'Writes a user whole; the last admin stays an active admin.',
    params: byId,
    body: userBodySchema,
    reply: userSchema,
  }),
  removeUser: call({
    method: 'DELETE',
    path: '/users/:id',
    summary: 'Deactivates a user and ends their sessions; nothing is deleted.',
    params: byId,
    reply: saidSchema,
  }),
  createPairingCode: call({
    method: 'POST',
    path: '/pairing-codes',
    summary: "A student's single-use code with which a parent links to them.",
    reply: z.object({ code: z.string(), expiresAt: moment }),
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
    params: byId,
    reply: childSchema,
  }),
  listGroups: groups.list,
  createGroup: groups.create,
  getGroup: groups.get,
  updateGroup: groups.update,
  removeGroup: groups.remove,
  listCategories: categories.list,
  createCategory: categories.create,
  getCategory: categories.get,
  updateCategory: categories.update,
  removeCategory: categories.remove,
  listLevels: levels.list,
  createLevel: levels.create,
  getLevel: levels.get,
  updateLevel: levels.update,
  removeLevel: levels.remove,
  listDiplomas: diplomas.list,
  createDiploma: diplomas.create,
  getDiploma: diplomas.get,
  updateDiploma: diplomas.update,
  removeDiploma: diplomas.remove,
  listAuditLog: call({
    method: 'GET',
    path: '/audit-log',
    summary: 'A page of the audit log, newest first.',
    query: listQuery.extend({ action: z.string().max(60).optional(), user: objectId.optional() }),
    reply: pageOf(auditEntrySchema),
  }),
};
