import { Readable } from 'node:stream';
import { arrayBuffer } from 'node:stream/consumers';
import { S3Store } from '@tus/s3-store';
import type { FileStorage } from '../files/file-storage.ts';
import { type S3Location, s3ClientOptions } from '../files/s3-storage.ts';
import { extensions, type OpenUploadStore } from './upload-store.ts';

/** Receives uploads in a bucket, as multipart uploads; the bucket itself puts their parts together. */
export function s3Uploads(location: S3Location, storage: FileStorage): OpenUploadStore {
  return () => {
    const datastore = new MultipartStore({
      s3ClientConfig: { ...s3ClientOptions(location), bucket: location.bucket },
      // Not every service has tags; unfinished uploads are removed by our own cleanup.
      useTags: false,
    });
    datastore.extensions = extensions;
    return {
      datastore,
      // What does not fill a part yet is an object of its own; the type is asked for before a part is full.
      head: async (id, length) => {
        const content = await storage.open(partKey(id), { start: 0, end: length - 1 });
        return new Uint8Array(await arrayBuffer(content));
      },
      complete: (id, sizeBytes) => datastore.complete(id, sizeBytes),
      discard: async (id) => {
        await datastore.abort(id);
        // The last one names the parts: as long as it is there, this can be repeated.
        for (const key of [id, partKey(id), infoKey(id)]) await storage.remove(key);
        await datastore.forget(id);
      },
      settle: async (id) => {
        await storage.remove(infoKey(id));
        await datastore.forget(id);
      },
    };
  };
}

const infoKey = (id: string) => `${id}.info`;
const partKey = (id: string) => `${id}.part`;

class MultipartStore extends S3Store {
  /** Stores what has arrived of a piece whose connection is lost too: with a slow connection, none may ever arrive whole. */
  override async write(piece: Readable, id: string, offset: number): Promise<number> {
    let loss: { reason: unknown } | undefined;
    async function* arrived(): AsyncGenerator<Buffer> {
      try {
        yield* piece;
      } catch (reason) {
        loss = { reason };
      }
    }
    const reached = await super.write(Readable.from(arrived(), { objectMode: false }), id, offset);
    if (loss) throw loss.reason;
    return reached;
  }

  /** Puts the parts of an upload together; the server that received the last of them may have been stopped before it could. */
  async complete(id: string, sizeBytes: number): Promise<void> {
    try {
      await super.write(Readable.from([]), id, sizeBytes);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }

  /** Lets the bucket forget the parts. */
  async abort(id: string): Promise<void> {
    try {
      const { 'upload-id': UploadId } = await this.getMetadata(id);
      await this.client.abortMultipartUpload({ Bucket: this.bucket, Key: id, UploadId });
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }

  /** Forgets what it remembers of an upload. */
  forget(id: string): Promise<void> {
    return this.clearCache(id);
  }
}

/** Whether a bucket says that something is not, or no longer, there. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && ['NotFound', 'NoSuchKey', 'NoSuchUpload'].includes(error.name);
}
