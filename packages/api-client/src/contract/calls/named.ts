import { defineResource } from '../define-resource.ts';
import { groupBodySchema, groupSchema, namedBodySchema, namedSchema } from '../entities/named.ts';

export const groupCalls = defineResource('Group', {
  entity: groupSchema,
  body: groupBodySchema,
  sortable: ['name', 'createdAt'],
});

/** Categories, levels and diplomas are alike: a name in an order. */
const named = {
  entity: namedSchema,
  body: namedBodySchema,
  sortable: ['name', 'order', 'createdAt'],
} as const;

export const categoryCalls = defineResource('Category', named);
export const levelCalls = defineResource('Level', named);
export const diplomaCalls = defineResource('Diploma', named);
