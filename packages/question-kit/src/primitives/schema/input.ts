import { z } from 'zod';
import { fileRefSchema, idOf, richTextSchema } from './fields.ts';

const audio = {
  id: idOf<'InputItem'>(),
  kind: z.literal('audio'),
  file: fileRefSchema,
  /** How often a student may play it; absent: as often as they like. */
  playLimit: z.number().int().min(1).max(20).optional(),
};

const openInputs = [
  z.strictObject({ id: idOf<'InputItem'>(), kind: z.literal('text'), html: richTextSchema }),
  z.strictObject({ id: idOf<'InputItem'>(), kind: z.literal('image'), file: fileRefSchema, alt: z.string().max(1000) }),
  z.strictObject({
    id: idOf<'InputItem'>(),
    kind: z.literal('video'),
    file: fileRefSchema,
    captions: fileRefSchema.optional(),
  }),
  z.strictObject({ id: idOf<'InputItem'>(), kind: z.literal('pdf'), file: fileRefSchema }),
] as const;

/** The stimulus: what a student reads, sees or hears before the questions. */
export const inputItemSchema = z.discriminatedUnion('kind', [
  ...openInputs,
  z.strictObject({ ...audio, transcript: z.string().max(200_000).optional() }),
]);

/** The stimulus as a student receives it: a recording comes without its transcript. */
export const studentInputItemSchema = z.discriminatedUnion('kind', [...openInputs, z.strictObject(audio)]);

/** One stimulus of a question. */
export type InputItem = z.infer<typeof inputItemSchema>;

/** One stimulus as a student receives it. */
export type StudentInputItem = z.infer<typeof studentInputItemSchema>;
