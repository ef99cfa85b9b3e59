import { z } from 'zod';
import { call, longForm } from '../call.ts';
import { defineResource } from '../define-resource.ts';
import { groupBodySchema, groupSchema, namedBodySchema, type NamedName, namedSchema } from '../entities/named.ts';
import { idOf } from '../ids.ts';
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

/** Puts a whole named collection in order, in one write. Below no collection's own path, where `order` would be taken for an id. */
function ordering<Name extends NamedName, const Path extends `/${string}`>(path: Path, many: string) {
  const reply = z.object({ items: z.array(namedSchema<Name>()) });
  return call({
    method: 'PUT',
    path,
    summary: `Puts all ${many} in order: \`items\` names each of them once, and \`base\` the order that it was made upon.`,
    body: withBase(z.object({ items: z.array(idOf<Name>()).max(2000) })),
    reply,
    conflict: reply,
  });
}

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
  orderCategories: ordering<'Category', '/category-order'>('/category-order', 'categories'),
  orderLevels: ordering<'Level', '/level-order'>('/level-order', 'levels'),
  orderDiplomas: ordering<'Diploma', '/diploma-order'>('/diploma-order', 'diplomas'),
};
