import { defineResource } from '../define-resource.ts';
import { groupBodySchema, groupSchema, namedBodySchema, namedSchema } from '../entities/named.ts';

/** Categories, levels and diplomas are alike: a name in an order. */
const named = {
  entity: namedSchema,
  body: namedBodySchema,
  sortable: ['name', 'order', 'createdAt'],
} as const;

export const namedCalls = {
  ...defineResource('Group', { entity: groupSchema, body: groupBodySchema, sortable: ['name', 'createdAt'] }),
  ...defineResource('Category', named),
  ...defineResource('Level', named),
  ...defineResource('Diploma', named),
};
