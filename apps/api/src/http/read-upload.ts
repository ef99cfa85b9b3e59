import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { rm } from 'node:fs/promises';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import type { MiddlewareHandler } from 'hono';
import { wellFormed } from '@rubrica/api-client/contract';
import { isDiskFull } from '../disk-full.ts';
import { StorageFullError, TooLargeError } from '../services/errors/errors.ts';
import { maxUploadSizeBytes } from '../services/files/accepted-types.ts';
import type { HttpContext, Environment } from './environment.ts';
import { MalformedRequestError } from './malformed-request-error.ts';

/**
 * Reads a multipart body: its fields and its one file, which is streamed to the disk and never held in memory. The handler
 * may use the file until the response is sent; `removeUpload` then removes it.
 *
 * @throws {StorageFullError} while the disk has little room, {TooLargeError} as soon as the file has grown too large,
 *   {MalformedRequestError} where there is no file in the body
 */
export async function readUpload(c: HttpContext): Promise<Record<string, unknown>> {
  const { files, disk } = c.get('context');
  if ((await disk.level()) !== 'ok') throw new StorageFullError();
  const uploadPath = path.join(files.uploadFolder, randomUUID());
  c.set('upload', uploadPath);
  const { raw } = c.req;
  const type = raw.headers.get('content-type') ?? '';
  if (!raw.body) throw new MalformedRequestError();
  const parts = new Busboy({
    headers: { 'content-type': type },
    limits: { fileSize: maxUploadSizeBytes, files: 1, fields: 10, fieldSize: 1000, parts: 11 },
  });
  const fields = new Map<string, string>();
  parts.on('field', (name, value) => fields.set(name, value));
  let written: Promise<File> | undefined;
  parts.on('file', (field, stream, name, _encoding, mime) => {
    if (field !== 'file' || written) stream.resume();
    else written = write(stream, files.createUploadStream(uploadPath)).then(() => openUpload(uploadPath, name, mime));
    // Ends the parser too, so that the pipeline below rejects.
    written?.catch((error: unknown) => parts.destroy(error instanceof Error ? error : new Error(String(error))));
  });
  try {
    await pipeline(Readable.from(raw.body, { objectMode: false }), parts);
  } catch (error) {
    throw error instanceof TooLargeError || isDiskFull(error)
      ? error
      : new MalformedRequestError('The body could not be read.', { cause: error });
  }
  if (!written) throw new MalformedRequestError();
  // As the texts of a JSON body are.
  const texts = wellFormed(Object.fromEntries(fields));
  return { ...(typeof texts === 'object' ? texts : undefined), file: await written };
}

async function write(stream: BusboyFileStream, target: Writable): Promise<void> {
  await pipeline(stream, target);
  if (stream.truncated) throw new TooLargeError(maxUploadSizeBytes);
}

async function openUpload(uploadPath: string, name: string, mime: string): Promise<File> {
  const content = await openAsBlob(uploadPath, { type: mime });
  return new File([content], name, { type: mime });
}

/** Removes the file that `readUpload` wrote, whether the request succeeded or not. */
export const removeUpload: MiddlewareHandler<Environment> = async (c, next) => {
  try {
    await next();
  } finally {
    const uploadPath = c.get('upload');
    if (uploadPath !== undefined) await rm(uploadPath, { force: true });
  }
};
