import { z } from 'zod';
import { fileRefSchema, idSchema, richTextSchema } from './fields.ts';

/** The stimulus: what a student reads, sees or hears before the questions. */
export const inputItemSchema = z.discriminatedUnion('kind', [
  z.strictObject({ id: idSchema, kind: z.literal('text'), html: richTextSchema }),
  z.strictObject({ id: idSchema, kind: z.literal('image'), file: fileRefSchema, alt: z.string().max(1000) }),
  z.strictObject({
    id: idSchema,
    kind: z.literal('audio'),
    file: fileRefSchema,
    transcript: z.string().max(200_000).optional(),
    playLimit: z.number().int().min(1).max(20).optional(),
  }),
  z.strictObject({ id: idSchema, kind: z.literal('video'), file: fileRefSchema, captions: fileRefSchema.optional() }),
  z.strictObject({ id: idSchema, kind: z.literal('pdf'), file: fileRefSchema }),
]);

/** One stimulus of a question. */
export type InputItem = z.infer<typeof inputItemSchema>;
