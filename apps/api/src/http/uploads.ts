import { IncomingMessage } from 'node:http';
import { fileKindSchema, type UploadId } from '@rubrica/api-client/contract';
import { Server } from '@tus/server';
import type { Hono } from 'hono';
import { v7 } from 'uuid';
import { z } from 'zod';
import { authorizeCall, authorizeObject } from '../policy/authorize.ts';
import type { AppContext, ServiceContext } from '../services/context.ts';
import {
  AppError,
  ConflictError,
  NotFoundError,
  StorageFullError,
  TooLargeError,
  UnauthenticatedError,
} from '../services/errors/errors.ts';
import { maxUploadSizeBytes } from '../services/files/accepted-types.ts';
import { findUpload } from '../services/uploads/find-upload.ts';
import { startUpload } from '../services/uploads/start-upload.ts';
import { extendUpload, giveUpUpload } from '../services/uploads/upload-expiry.ts';
import type { Environment, HttpContext } from './environment.ts';
import { MalformedRequestError } from './malformed-request-error.ts';

const path = '/api/uploads';
const uuid = z.uuid();
/** How long a request may still store what has arrived once another one wants to continue the upload. */
const drainMs = 1000;

/** What tus clients send of a file besides its size. */
const metadataSchema = z.object({
  filename: z.string().max(1000).default(''),
  filetype: z.string().max(200).default(''),
  kind: fileKindSchema.nullable().default(null),
  /** As in `uploadFile`: a repetition of an upload that is stored makes no second file. */
  key: z.string().min(1).max(200).nullable().default(null),
});

interface Exchange {
  id: UploadId;
  context: ServiceContext;
  /** What the tus server would have replied to as it likes. */
  error?: unknown;
}

/**
 * Binds the tus 1.0 protocol: large files arrive in pieces, each of which may be repeated and continued after a lost connection or
 * a stopped server. `finishUpload` of the contract then makes the file. Refusals have the body of all others.
 */
export function bindUploads(api: Hono<Environment>, app: AppContext): void {
  const exchanges = new WeakMap<Request, Exchange>();
  const exchangeOf = (request: Request) => {
    const exchange = exchanges.get(request);
    if (!exchange) throw new Error('A request has passed by the routes below.');
    return exchange;
  };
  const tus = new Server({
    path,
    datastore: app.uploads.datastore,
    locker: app.uploadLocks,
    lockDrainTimeout: drainMs,
    maxSize: maxUploadSizeBytes,
    // A proxy in front may have any name.
    relativeLocation: true,
    // Our own headers say which origins may call.
    allowedOrigins: () => false,
    namingFunction: (request) => exchangeOf(request).id,
    getFileIdFromRequest: (request) => exchangeOf(request).id,
    onUploadCreate: async (request, { id, size = 0, metadata = {} }) => {
      const given = metadataSchema.safeParse(metadata);
      if (!given.success) throw new MalformedRequestError();
      const { filename: name, filetype: declaredType, kind, key: uploadKey } = given.data;
      const { context } = exchangeOf(request);
      const { caller } = context;
      if (!caller) throw new UnauthenticatedError();
      await startUpload({ ...context, caller }, { id, name, declaredType, kind, uploadKey, sizeBytes: size });
      // A bucket would take its own settings from what the client has said.
      return { metadata: {} };
    },
    onResponseError: (request, error) => {
      exchangeOf(request).error = error;
      return undefined;
    },
  });

  /** Lets the tus server reply; what it refuses is thrown, as our other routes do. */
  const reply = async (c: HttpContext, id: UploadId): Promise<Response> => {
    const exchange: Exchange = { id, context: c.get('context') };
    const request = withoutCopies(c);
    exchanges.set(request, exchange);
    const response = await tus.handleWeb(request);
    if (response.status >= 400) {
      // What could not begin is nothing to continue; what is of a wrong type will not be right with more of it.
      if (c.req.method === 'POST' || exchange.error instanceof AppError) await giveUpUpload(app, id);
      throw await refusalOf(app, exchange.error, response.status);
    }
    response.headers.delete('access-control-expose-headers');
    return response;
  };

  api.use('/uploads/*', async (c, next) => {
    c.header('tus-resumable', '1.0.0');
    await next();
  });
  api.options('/uploads/*', (c) => reply(c, ''));
  api.post('/uploads', async (c) => {
    authorizeCall('uploadFile', c.get('context').caller);
    const id = v7();
    return withExpiry(await reply(c, id), app, id);
  });
  // Hono takes HEAD for GET.
  api.get('/uploads/:id', async (c) => {
    const upload = await ownUpload(c);
    if (c.req.raw.method !== 'HEAD') throw new NotFoundError();
    if (upload.fileId === null) return reply(c, upload.id);
    const size = String(upload.sizeBytes);
    return c.body(null, 200, { 'upload-offset': size, 'upload-length': size, 'cache-control': 'no-store' });
  });
  api.patch('/uploads/:id', async (c) => {
    const { id, fileId } = await ownUpload(c);
    if (fileId !== null) throw new ConflictError('upload_offset', undefined);
    if ((await app.disk.level()) !== 'ok') throw new StorageFullError();
    await extendUpload(app, id);
    return withExpiry(await reply(c, id), app, id);
  });
  api.delete('/uploads/:id', async (c) => {
    const { id, fileId } = await ownUpload(c);
    if (fileId !== null) throw new NotFoundError();
    await app.uploadLocks.hold(id, () => giveUpUpload(app, id));
    return c.body(null, 204);
  });
}

/** Returns the request with the chunks of its body as they arrive; the body that Hono offers is a copy of each. */
function withoutCopies({ req, env }: HttpContext): Request {
  if (req.method !== 'PATCH') return req.raw;
  const { incoming } = env;
  if (!(incoming instanceof IncomingMessage)) return req.raw;
  // What is left of a refused piece is read later: its sender hears why only if the connection stays.
  const body = chunksOf(incoming);
  const init: RequestInit & { duplex: 'half' } = { method: req.method, headers: req.raw.headers, body, duplex: 'half' };
  return new Request(req.url, init);
}

function chunksOf(incoming: IncomingMessage): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks: AsyncIterator<Buffer<ArrayBuffer>> = incoming.iterator({ destroyOnReturn: false });
  return new ReadableStream(
    {
      pull: async (controller) => {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
}

/** Returns the upload that a path names, if it is the caller's own. */
async function ownUpload(c: HttpContext) {
  const { caller, db } = c.get('context');
  authorizeCall('finishUpload', caller);
  const { data: id } = uuid.safeParse(c.req.param('id'));
  if (id === undefined) throw new NotFoundError();
  await authorizeObject('finishUpload', { params: { id }, query: undefined }, caller, db);
  const upload = await findUpload(db, id);
  if (!upload) throw new NotFoundError();
  return upload;
}

async function withExpiry(response: Response, app: AppContext, id: UploadId): Promise<Response> {
  response.headers.set('upload-expires', (await extendUpload(app, id)).toUTCString());
  return response;
}

/** Returns the error to which a refusal of the tus server corresponds. */
async function refusalOf(app: AppContext, error: unknown, status: number): Promise<unknown> {
  if (error instanceof AppError) return error;
  if (status === 404 || status === 410) return new NotFoundError();
  if (status === 409) return new ConflictError('upload_offset', undefined);
  if (status === 413) return new TooLargeError(maxUploadSizeBytes);
  if (status < 500) return new MalformedRequestError();
  // The store does not say why it could not write.
  if ((await app.disk.level()) !== 'ok') return new StorageFullError();
  return error instanceof Error ? error : new Error(`The tus server replied ${status}: ${JSON.stringify(error)}`);
}
