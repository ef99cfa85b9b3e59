import { longForm } from '../call.ts';
import { defineResource } from '../define-resource.ts';
import { groupBodySchema, groupSchema, namedBodySchema, type NamedName, namedSchema } from '../entities/named.ts';
import { withBase } from '../shapes.ts';

/** Categories, levels and diplomas are alike: a name in an order. */
const named = <Name extends NamedName>() =>
  ({
    entity: namedSchema<Name>(),
    createBody: namedBodySchema,
    body: withBase(namedBodySchema),
    conflict: namedSchema<Name>(),
    sortable: ['name', 'order', 'createdAt'],
  }) as const;

export const namedCalls = {
  ...defineResource('Group', {
    entity: groupSchema,
    createBody: groupBodySchema,
    body: withBase(groupBodySchema),
    bodyLimits: longForm,
    conflict: groupSchema,
    sortable: ['name', 'createdAt'],
  }),
  ...defineResource('Category', named<'Category'>()),
  ...defineResource('Level', named<'Level'>()),
  ...defineResource('Diploma', named<'Diploma'>()),
};
