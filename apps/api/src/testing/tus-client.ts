import { createHash } from 'node:crypto';
import type { Failure, UploadId } from '@rubrica/api-client/contract';
import type { RequestOptions } from './request-of.ts';
import type { TestServer } from './test-server.ts';

/** A film of this many bytes: the beginning that tells its type, then bytes that differ everywhere. */
export function filmBytes(size: number): Buffer<ArrayBuffer> {
  const head = Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex');
  const bytes = Buffer.alloc(size);
  for (let index = 0; index < size; index += 1) bytes[index] = (index * 31 + (index >> 8) * 17) & 0xff;
  head.copy(bytes);
  return bytes;
}

/** The checksum that a client names. */
export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** What `create` tells of a file. */
export interface FileWish {
  size: number;
  name?: string;
  type?: string;
  kind?: string;
  key?: string;
}

/** The request that begins an upload. */
export function creation({ size, name = 'film.mp4', type = 'video/mp4', ...more }: FileWish): RequestInit {
  const metadata = Object.entries({ filename: name, filetype: type, ...more })
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');
  return { method: 'POST', headers: { 'upload-length': String(size), 'upload-metadata': metadata } };
}

/** The request that sends a piece. */
export function piece(offset: number, body: BodyInit): RequestInit {
  const headers = { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' };
  return { method: 'PATCH', headers, body, ...(body instanceof ReadableStream ? { duplex: 'half' } : {}) };
}

/** A server that is called in this process, or one that listens. */
type TusTarget = Pick<TestServer, 'http'> | { origin: string };

/** Speaks tus 1.0 to a server under test, as a person with a session. */
export function tusClient(server: TusTarget, { token, language = 'en' }: RequestOptions) {
  const send = (path: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('tus-resumable', '1.0.0');
    headers.set('accept-language', language);
    if (token) headers.set('authorization', `Bearer ${token}`);
    if ('origin' in server) return fetch(`${server.origin}/api/uploads${path}`, { ...init, headers });
    const request = new Request(`http://localhost/api/uploads${path}`, { ...init, headers });
    const socket = { remoteAddress: '192.0.2.1' };
    return Promise.resolve(server.http.request(request, undefined, { incoming: { socket } }));
  };
  const create = async (wish: FileWish): Promise<UploadId> => {
    const response = await send('', creation(wish));
    if (response.status !== 201) throw new Error(`Not created: ${response.status} ${await response.text()}`);
    return response.headers.get('location')?.split('/').at(-1) ?? '';
  };
  const patch = (id: UploadId, offset: number, body: BodyInit) => send(`/${id}`, piece(offset, body));
  const head = (id: UploadId) => send(`/${id}`, { method: 'HEAD' });
  return {
    send,
    create,
    patch,
    head,
    remove: (id: UploadId) => send(`/${id}`, { method: 'DELETE' }),
    offset: async (id: UploadId) => Number((await head(id)).headers.get('upload-offset')),
    /** Creates an upload and sends all of it at once. */
    upload: async (bytes: Buffer<ArrayBuffer>, wish: Partial<FileWish> = {}) => {
      const id = await create({ size: bytes.length, ...wish });
      const sent = await patch(id, 0, bytes);
      if (!sent.ok) throw new Error(`Not sent: ${sent.status} ${await sent.text()}`);
      return id;
    },
  };
}

/** What a refusal says. */
export async function refusal(response: Response | Promise<Response>): Promise<Failure & { status: number }> {
  const received = await response;
  return { status: received.status, ...((await received.json()) as Failure) };
}
