import { z } from 'zod';
import { idOf, type ObjectName } from './ids.ts';

/** A moment, ISO 8601 in UTC. */
export const dateTime = z.iso.datetime();

/**
 * `?search=&page=&limit=&sort=` and the list's own filters; `sort` is one of the named fields, with `-` before it for
 * descending.
 */
export function listQuery<Field extends string, Filters extends z.core.$ZodShape>(
  sortable: readonly Field[],
  filters: Filters,
) {
  return z
    .object({
      search: z.string().trim().max(200).optional(),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(20),
      sort: z.enum(sortable.flatMap((field) => [field, `-${field}` as const])).optional(),
    })
    .extend(filters);
}

/** A flag in a query: `true` or `false`. */
export const booleanFlag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** One page of a list; `total` counts all pages. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), total: z.number().int(), page: z.number().int(), limit: z.number().int() });
}

/**
 * What an update writes of an object, with `base`: the same fields as the author last read them. If one of them has changed since,
 * the update is refused with 409, and the object as it is stored. Without `base`, it writes over whatever is stored.
 */
export function withBase<Shape extends z.core.$ZodShape>(body: z.ZodObject<Shape>) {
  return body.extend({ base: body.optional() });
}

/** Fields that every stored object has. */
export function storedFields<Name extends ObjectName>() {
  return { _id: idOf<Name>(), createdAt: dateTime, updatedAt: dateTime };
}

/** A reply that says what happened, in the caller's language. */
export const confirmationSchema = z.object({ success: z.boolean(), message: z.string() });

/**
 * Every failure (`product.md`, "Calls"); `current` is the server's copy in a conflict, by the call's own `conflict` schema, and
 * `details` what a refusal carries, by its `refusals`.
 */
export const failureSchema = z.object({
  message: z.string(),
  code: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  current: z.unknown().optional(),
  details: z.unknown().optional(),
});

/** A failure as it travels. */
export type Failure = z.infer<typeof failureSchema>;
