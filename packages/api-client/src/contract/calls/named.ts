import { defineResource } from '../define-resource.ts';
import { groupBodySchema, groupSchema, namedBodySchema, type NamedName, namedSchema } from '../entities/named.ts';

/** Categories, levels and diplomas are alike: a name in an order. */
const named = <Name extends NamedName>() =>
  ({
    entity: namedSchema<Name>(),
    body: namedBodySchema,
    sortable: ['name', 'order', 'createdAt'],
  }) as const;

export const namedCalls = {
  ...defineResource('Group', { entity: groupSchema, body: groupBodySchema, sortable: ['name', 'createdAt'] }),
  ...defineResource('Category', named<'Category'>()),
  ...defineResource('Level', named<'Level'>()),
  ...defineResource('Diploma', named<'Diploma'>()),
};
