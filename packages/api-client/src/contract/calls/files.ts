import { z } from 'zod';
import { call, smallBody, type BodyLimits } from '../call.ts';
import { fileKindSchema, fileLinkSchema, storedFileSchema } from '../entities/file.ts';
import { byId } from '../ids.ts';
import { confirmationSchema } from '../shapes.ts';

/** The most that measures a network. */
const maxFillerBytes = 512 * 1024;
const fillerBody: BodyLimits = { bytes: maxFillerBytes + 1024, values: 5 };

/** Of the whole content, in hexadecimal, as its sender has computed it. */
const sha256Schema = z.string().regex(/^[\da-f]{64}$/u);

export const fileCalls = {
  uploadFile: call({
    method: 'POST',
    path: '/files',
    summary: 'Stores a file; its type is read from its content.',
    bodyKind: 'multipart',
    body: z.object({
      file: z.custom<Blob>((value) => value instanceof Blob, 'A file is required.'),
      /** What the file is for; one of another kind is refused. Any accepted kind when absent. */
      kind: fileKindSchema.optional(),
      /** The same for every try with the same file: a second one is answered with what the first has stored. */
      key: z.string().min(1).max(200).optional(),
      /** How long a recording is, as its maker has measured it; milliseconds. */
      durationMs: z.coerce.number().int().min(0).max(86_400_000).optional(),
      /** A file that arrives as another one is refused. */
      sha256: sha256Schema.optional(),
    }),
    reply: storedFileSchema,
    status: 201,
  }),
  finishUpload: call({
    method: 'POST',
    path: '/uploads/:id/finish',
    summary:
      'Makes a file of an upload in pieces (tus) that has arrived whole, after its type and its checksum are checked.',
    params: byId<'Upload'>(),
    body: z.object({
      sha256: sha256Schema,
      /** How long a film or a recording is, as the sender has read it; milliseconds. */
      durationMs: z.number().int().min(0).max(86_400_000).optional(),
    }),
    bodyLimits: smallBody,
    reply: storedFileSchema,
    status: 201,
  }),
  checkUpload: call({
    method: 'POST',
    path: '/upload-checks',
    summary: 'Takes a text and discards it, so that its sender can measure how fast the network uploads.',
    body: z.object({ filler: z.string().max(maxFillerBytes) }),
    bodyLimits: fillerBody,
    reply: z.object({ bytes: z.number().int() }),
  }),
  getFile: call({
    method: 'GET',
    path: '/files/:id',
    summary: 'A file the caller may see, with a signed link of five minutes.',
    params: byId<'File'>(),
    reply: fileLinkSchema,
  }),
  removeFile: call({
    method: 'DELETE',
    path: '/files/:id',
    summary: 'Removes a file that nothing uses.',
    params: byId<'File'>(),
    reply: confirmationSchema,
  }),
};
