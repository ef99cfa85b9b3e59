import { z } from 'zod';
import { objectId, storedFields } from '../shapes.ts';

/** A category, level or diploma: a name in an order. `uses` counts the objects that point at it. */
export const namedSchema = z.object({
  ...storedFields,
  name: z.string(),
  order: z.number().int(),
  archived: z.boolean(),
  uses: z.number().int(),
});
export type Named = z.infer<typeof namedSchema>;

export const namedBodySchema = z.object({
  name: z.string().trim().min(1).max(120),
  order: z.number().int().min(0).max(10_000).default(0),
  archived: z.boolean().default(false),
});

export const groupSchema = z.object({
  ...storedFields,
  name: z.string(),
  description: z.string(),
  archived: z.boolean(),
  students: z.array(objectId),
  assistants: z.array(objectId),
});
export type Group = z.infer<typeof groupSchema>;

export const groupBodySchema = z.object({
  name: z.string().trim().min(1).max(120),
  description: z.string().trim().max(1000).default(''),
  archived: z.boolean().default(false),
  students: z.array(objectId).max(2000).default([]),
  assistants: z.array(objectId).max(200).default([]),
});
