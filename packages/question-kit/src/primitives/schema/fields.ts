import { z } from 'zod';
import type { Id } from './ids.ts';
import { schemaRoles } from './walk-schema.ts';

/**
 * A stable name of a block, an item or an input item; given once, when it is inserted.
 * Without white space: an MCQ answer is several ids with spaces between them.
 */
export const idSchema = z.string().max(64).regex(/^\S+$/u);

/** The same for the ids of one kind of object. */
export function idOf<Name extends string>(): z.ZodType<Id<Name>, Id<Name>> {
  return idSchema;
}

export const blockIdSchema = idOf<'Block'>();
export const itemIdSchema = idOf<'Item'>();

/** Rich text: an allow-listed subset of HTML, sanitised where it is written and again where it is shown. */
export const richTextSchema = z.string().max(200_000).register(schemaRoles, { role: 'rich-text' });

/** A mark or a maximum, in points; halves are allowed. */
export const markSchema = z.number().min(0).max(1000).multipleOf(0.5);

/** A mark that was earned, in points: any part of the maximum, such as a third by the machine or 4.25 by a person. */
export const earnedMarkSchema = z.number().min(0).max(1000);

/** The words of one typed answer, or of one accepted one. */
export const shortTextSchema = z.string().max(2000);

/** A stored file. The host turns it into an address. `size` in bytes, `durationMs` in milliseconds. */
export const fileRefSchema = z
  .strictObject({
    id: idOf<'File'>(),
    name: z.string().min(1).max(255),
    mime: z.string().min(1).max(127),
    size: z.number().int().min(0),
    durationMs: z.number().int().min(0).optional(),
  })
  .register(schemaRoles, { role: 'file' });

/** A stored file, as questions and answers refer to it. */
export type FileRef = z.infer<typeof fileRefSchema>;

/** The fields of every block (`spec.md` section 3, "Default fields of a new authored block"). */
export const commonBlockFields = {
  id: blockIdSchema.optional(),
  rubric: richTextSchema,
  autoCorrected: z.boolean(),
  modelAnswer: richTextSchema.optional(),
};

/**
 * How a typed answer is compared with an accepted one; absent fields take the tolerant defaults. Compared as a `number`, only its
 * value counts, and the other fields do not: an accepted answer is `5`, `5 ± 0.1` or `1..4` (`primitives/comparison/numbers.ts`).
 */
export const matchSchema = z.strictObject({
  compare: z.enum(['text', 'number']).optional(),
  case: z.enum(['ignore', 'exact']).optional(),
  accents: z.enum(['ignore', 'note', 'exact']).optional(),
  typos: z.union([z.literal(0), z.literal(1), z.literal(2)]).optional(),
  punctuation: z.enum(['ignore', 'exact']).optional(),
  contractions: z.boolean().optional(),
});

/** How a typed answer is compared. */
export type Match = z.infer<typeof matchSchema>;
