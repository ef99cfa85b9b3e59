import { Readable } from 'node:stream';
import type { Database } from '../../db/database.ts';
import { findUpload } from './find-upload.ts';
import { headBytes, typeOf } from './type-of.ts';
import type { UploadStore } from './upload-store.ts';

/** How much of a refused piece is read all the same: browsers hear the refusal when the piece is sent. */
const drainedBytes = 16 * 1024 * 1024;

/**
 * Makes a store check the type of an upload as soon as its first bytes are there, before it writes them: who sends 500 MB of the
 * wrong type learns it with the first piece.
 */
export function checkHeads(db: Database, { datastore, head }: UploadStore): void {
  const write = datastore.write.bind(datastore);
  datastore.write = async (piece, id, offset) => {
    const upload = offset < headBytes ? await findUpload(db, id) : undefined;
    if (!upload) return write(piece, id, offset);
    const stored = offset === 0 ? [] : [await head(id, offset)];
    const rest = piece[Symbol.asyncIterator]();
    const first = await take(rest, Math.min(headBytes, upload.sizeBytes) - offset);
    const bytes = Buffer.concat([...stored, ...first]);
    if (bytes.length >= Math.min(headBytes, upload.sizeBytes)) {
      try {
        await typeOf(upload, bytes);
      } catch (error) {
        await take(rest, drainedBytes);
        throw error;
      }
    }
    return write(Readable.from(chain(first, rest), { objectMode: false }), id, offset);
  };
}

/** Takes chunks until there are so many bytes, or no more. */
async function take(chunks: AsyncIterator<Buffer>, bytes: number): Promise<Buffer[]> {
  const taken: Buffer[] = [];
  for (let count = 0; count < bytes;) {
    const next = await chunks.next();
    if (next.done) break;
    taken.push(next.value);
    count += next.value.length;
  }
  return taken;
}

async function* chain(first: Buffer[], rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield* first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}
