import { z } from 'zod';

/** A moment: ISO 8601 in UTC. */
export const momentSchema = z.iso.datetime();

/** The name that a designer typed; nobody checks it. */
export const authorNameSchema = z.string().max(200);

/** The path from a draft to a field. */
export const pathSchema = z
  .array(z.union([z.string().max(100), z.number().int().min(0)]))
  .max(10)
  .readonly();
