import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';

/** Lists that are stored without the order that they were sent in. */
const unordered = new Set(['students', 'assistants', 'groups', 'children', 'captions']);

/**
 * Returns whether all that an update writes is stored already, as when it is sent again because the first reply to it was lost.
 *
 * @param schema the fields of the update's body that are compared
 * @param stored the stored object by the names of these fields
 */
export function isStored(schema: z.ZodType<object | undefined>, stored: object, body: object): boolean {
  const [one, other] = [schema.safeParse(stored), schema.safeParse(body)];
  return one.success && other.success && isDeepStrictEqual(withoutOrder(one.data), withoutOrder(other.data));
}

function withoutOrder(fields: object = {}) {
  return Object.entries(fields).map(([name, value]: [string, unknown]) => [
    name,
    unordered.has(name) && Array.isArray(value) ? value.map((entry) => JSON.stringify(entry)).toSorted() : value,
  ]);
}
