import { fileRefSchema } from '@rubrica/question-kit';
import { z } from 'zod';
import { idOf } from '../ids.ts';
import { dateTime, storedFields } from '../shapes.ts';

/** Kinds of files. Each has its own types and its own size limit. */
export const fileKindSchema = z.enum(['image', 'audio', 'video', 'pdf', 'captions']);
export type FileKind = z.infer<typeof fileKindSchema>;

/** A stored file; `sha256` in hex, for a client that checks what it sent. */
export const storedFileSchema = z.object({
  ...storedFields<'File'>(),
  owner: idOf<'User'>().nullable(),
  sha256: z.string(),
  ref: fileRefSchema,
});
export type StoredFile = z.infer<typeof storedFileSchema>;

/** A signed address of a file's bytes; good until `expiresAt` (5 minutes). */
export const fileLinkSchema = z.object({ file: storedFileSchema, url: z.string(), expiresAt: dateTime });
