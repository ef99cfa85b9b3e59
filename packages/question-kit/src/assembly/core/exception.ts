import { z } from 'zod';
import { idSchema } from '../../primitives/schema/fields.ts';
import { authorNameSchema, momentSchema, pathSchema } from './remark-fields.ts';

/** A finding that somebody switched off, and why. */
export const exceptionSchema = z.strictObject({
  /** The name of the rule that reports it. */
  rule: z.string().min(1).max(100),
  path: pathSchema,
  /** The id of the nearest item, block or stimulus that the path leads through, which it follows; absent in older files. */
  itemId: idSchema.nullable().optional(),
  reason: z.string().min(1).max(1000),
  by: authorNameSchema,
  at: momentSchema,
});

/** A finding that somebody switched off, and why. */
export type Exception = z.infer<typeof exceptionSchema>;
