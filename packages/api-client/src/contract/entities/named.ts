import { z } from 'zod';
import { idOf } from '../ids.ts';
import { storedFields } from '../shapes.ts';

/** What one object of a named collection is called. */
export type NamedName = 'Category' | 'Level' | 'Diploma';

/** A category, level or diploma: a name in an order. `uses` counts the objects that point at it. */
export function namedSchema<Name extends NamedName>() {
  return z.object({
    ...storedFields<Name>(),
    name: z.string(),
    order: z.number().int(),
    archived: z.boolean(),
    uses: z.number().int(),
  });
}
/** A category, level or diploma, where code serves all three: its id is plain text. */
export type Named = Omit<z.infer<ReturnType<typeof namedSchema<NamedName>>>, '_id'> & { _id: string };

export const namedBodySchema = z.object({
  name: z.string().trim().min(1).max(120),
  order: z.number().int().min(0).max(10_000).default(0),
  archived: z.boolean().default(false),
});

export const groupSchema = z.object({
  ...storedFields<'Group'>(),
  name: z.string(),
  description: z.string(),
  archived: z.boolean(),
  students: z.array(idOf<'User'>()),
  assistants: z.array(idOf<'User'>()),
});
export type Group = z.infer<typeof groupSchema>;

export const groupBodySchema = z.object({
  name: z.string().trim().min(1).max(120),
  description: z.string().trim().max(1000).default(''),
  archived: z.boolean().default(false),
  /** An import, or an approval, may have put more people into it than anybody would choose. */
  students: z.array(idOf<'User'>()).max(5000).default([]),
  assistants: z.array(idOf<'User'>()).max(200).default([]),
});
