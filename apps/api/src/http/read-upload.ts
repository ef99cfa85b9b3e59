import { randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { TooLargeError } from '../services/errors/too-large-error.ts';
import { maxUploadSizeBytes, bytesPerMegabyte } from '../services/files/accepted-types.ts';
import type { Exchange } from './environment.ts';
import { Malformed } from './malformed.ts';

/**
 * A multipart body: its one file as a blob on the disk – however large, it never lies in memory – and its fields. The file is the handler's until the
 * answer is sent; `removeUpload` clears it away.
 *
 * @throws {TooLargeError} as soon as it has grown too large, {Malformed} where there is no such file in the body
 */
export async function readUpload(exchange: Exchange): Promise<Record<string, unknown>> {
  const place = path.join(exchange.get('context').files.uploadFolder, randomUUID());
  exchange.set('upload', place);
  const { raw } = exchange.req;
  const type = raw.headers.get('content-type') ?? '';
  if (!raw.body) throw new Malformed();
  const parts = new Busboy({
    headers: { 'content-type': type },
    limits: { fileSize: maxUploadSizeBytes, files: 1, fields: 10, fieldSize: 1000, parts: 11 },
  });
  const fields = new Map<string, string>();
  parts.on('field', (name, value) => fields.set(name, value));
  let written: Promise<File> | undefined;
  parts.on('file', (field, stream, name, _encoding, mime) => {
    if (field !== 'file' || written) stream.resume();
    else written = write(stream, place, name, mime);
    // Whoever waits for the body hears of it too.
    written?.catch((error: unknown) => parts.destroy(error instanceof Error ? error : new Error(String(error))));
  });
  try {
    await pipeline(Readable.from(raw.body, { objectMode: false }), parts);
  } catch (error) {
    throw error instanceof TooLargeError ? error : new Malformed('The body could not be read.', { cause: error });
  }
  if (!written) throw new Malformed();
  return { ...Object.fromEntries(fields), file: await written };
}

async function write(stream: BusboyFileStream, place: string, name: string, mime: string): Promise<File> {
  await pipeline(stream, createWriteStream(place, { mode: 0o600 }));
  if (stream.truncated) throw new TooLargeError(maxUploadSizeBytes / bytesPerMegabyte);
  const content = await openAsBlob(place, { type: mime });
  return new File([content], name, { type: mime });
}
