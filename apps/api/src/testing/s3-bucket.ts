import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { vi } from 'vitest';
import { parseRange } from '../services/files/byte-range.ts';
import type { S3Location } from '../services/files/s3-storage.ts';

/** An object as a bucket has it. */
export interface StoredObject {
  bytes: Buffer;
  type: string | undefined;
  /** The headers of one's own that it was stored with. */
  metadata: Record<string, string>;
}

/** The requests that a bucket answers, by their names in S3. */
export type BucketOperation = keyof typeof operations;

interface Multipart {
  key: string;
  type: string | undefined;
  parts: Map<number, { bytes: Buffer; etag: string }>;
}

interface BucketContent {
  objects: Map<string, StoredObject>;
  multiparts: Map<string, Multipart>;
}

interface BucketRequest extends BucketContent {
  request: IncomingMessage;
  response: ServerResponse;
  key: string;
  query: URLSearchParams;
}

/** An error that S3 answers with. */
class BucketError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

const bucketName = 'school';
const smallestPartBytes = 5 * 1024 * 1024;
const partsPerPage = 2;

/**
 * A bucket behind Amazon's protocol, as strict as S3: lengths must be known, parts large enough, links not expired. It has neither
 * tags nor the removal of several objects at once, which not every service has.
 */
export async function openS3Bucket() {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  const content: BucketContent = { objects: new Map(), multiparts: new Map() };
  const failing = new Set<BucketOperation>();
  const counts = new Map<BucketOperation, number>();
  const server = createServer((request, response) => {
    // The clients compare the clocks, and tests set theirs.
    response.sendDate = false;
    response.setHeader('date', new Date().toUTCString());
    answer({ ...content, request, response, ...addressOf(request) }, failing, counts).catch((error: unknown) => {
      request.resume();
      const { status, code } = error instanceof BucketError ? error : new BucketError(500, 'InternalError');
      const body = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
      response.writeHead(status, { 'content-type': 'application/xml' }).end(request.method === 'HEAD' ? '' : body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The bucket has no port.');
  const location: S3Location = {
    bucket: bucketName,
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${String(address.port)}`,
  };
  return {
    location,
    objects: content.objects,
    keys: () => [...content.objects.keys()].toSorted(),
    /** How many bytes are kept in parts that nobody has put together. */
    unfinishedBytes: () =>
      [...content.multiparts.values()]
        .flatMap(({ parts }) => [...parts.values()])
        .reduce((sum, { bytes }) => sum + bytes.length, 0),
    unfinishedCount: () => content.multiparts.size,
    countOf: (operation: BucketOperation) => counts.get(operation) ?? 0,
    /** Lets all requests of a kind fail, as those of a service that is overloaded. */
    fail: (operation: BucketOperation) => void failing.add(operation),
    recover: () => failing.clear(),
    clear: () => {
      content.objects.clear();
      content.multiparts.clear();
    },
    close: async () => {
      vi.unstubAllEnvs();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** A bucket under test. */
export type S3Bucket = Awaited<ReturnType<typeof openS3Bucket>>;

function addressOf({ url }: IncomingMessage) {
  const { pathname, searchParams } = new URL(url ?? '/', 'http://localhost');
  const [, bucket, ...key] = decodeURIComponent(pathname).split('/');
  return { key: bucket === bucketName ? key.join('/') : '', query: searchParams };
}

async function answer(
  exchange: BucketRequest,
  failing: ReadonlySet<BucketOperation>,
  counts: Map<BucketOperation, number>,
): Promise<void> {
  const operation = operationOf(exchange);
  counts.set(operation, (counts.get(operation) ?? 0) + 1);
  requireSignature(exchange);
  if (exchange.key === '') throw new BucketError(404, 'NoSuchBucket');
  if (failing.has(operation)) throw new BucketError(500, 'InternalError');
  await operations[operation](exchange);
}

function operationOf({ request: { method }, query }: BucketRequest): BucketOperation {
  const isMultipart = query.has('uploadId');
  if (method === 'PUT') return isMultipart ? 'UploadPart' : 'PutObject';
  if (method === 'GET') return isMultipart ? 'ListParts' : 'GetObject';
  if (method === 'HEAD') return 'HeadObject';
  if (method === 'DELETE') return isMultipart ? 'AbortMultipartUpload' : 'DeleteObject';
  if (isMultipart) return 'CompleteMultipartUpload';
  if (query.has('uploads')) return 'CreateMultipartUpload';
  throw new BucketError(501, 'NotImplemented');
}

/** A signature in a link is valid for as long as the link says. */
function requireSignature({ request: { headers }, query }: BucketRequest): void {
  if (headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=test/')) return;
  const signedAt = query.get('X-Amz-Date')?.replace(/^(....)(..)(..T..)(..)(..Z)$/u, '$1-$2-$3:$4:$5') ?? '';
  const expiresAtMs = Date.parse(signedAt) + Number(query.get('X-Amz-Expires')) * 1000;
  if (!query.has('X-Amz-Signature') || !(Date.now() < expiresAtMs)) throw new BucketError(403, 'AccessDenied');
}

const operations = {
  PutObject: async ({ request, response, objects, key }: BucketRequest) => {
    const bytes = await bodyOf(request);
    objects.set(key, { bytes, type: request.headers['content-type'], metadata: metadataOf(request) });
    response.writeHead(200, { etag: etagOf(bytes) }).end();
  },
  GetObject: async ({ request, response, objects, key }: BucketRequest) => {
    const { bytes, ...object } = objectOf(objects, key);
    const head = headOf({ bytes, ...object });
    const range = parseRange(request.headers.range, bytes.length);
    if (range === 'unsatisfiable') throw new BucketError(416, 'InvalidRange');
    if (range === null) return void response.writeHead(200, head).end(bytes);
    const { start, end } = range;
    const part = bytes.subarray(start, end + 1);
    const where = `bytes ${String(start)}-${String(end)}/${String(bytes.length)}`;
    response.writeHead(206, { ...head, 'content-length': part.length, 'content-range': where }).end(part);
  },
  HeadObject: async ({ response, objects, key }: BucketRequest) =>
    void response.writeHead(200, headOf(objectOf(objects, key))).end(),
  DeleteObject: async ({ response, objects, key }: BucketRequest) => {
    objects.delete(key);
    response.writeHead(204).end();
  },
  CreateMultipartUpload: async ({ request, response, multiparts, key }: BucketRequest) => {
    const id = randomUUID();
    multiparts.set(id, { key, type: request.headers['content-type'], parts: new Map() });
    const fields = `<Bucket>${bucketName}</Bucket><Key>${key}</Key><UploadId>${id}</UploadId>`;
    reply(response, `<InitiateMultipartUploadResult>${fields}</InitiateMultipartUploadResult>`);
  },
  UploadPart: async (exchange: BucketRequest) => {
    const { request, response, query } = exchange;
    multipartOf(exchange);
    const bytes = await bodyOf(request);
    const etag = etagOf(bytes);
    // It may have been aborted meanwhile.
    multipartOf(exchange).parts.set(Number(query.get('partNumber')), { bytes, etag });
    response.writeHead(200, { etag }).end();
  },
  ListParts: async (exchange: BucketRequest) => {
    const after = Number(exchange.query.get('part-number-marker') ?? 0);
    const all = [...multipartOf(exchange).parts].toSorted(([one], [other]) => one - other);
    const rest = all.filter(([number]) => number > after);
    const page = rest.slice(0, partsPerPage);
    const parts = page.map(
      ([number, { bytes, etag }]) =>
        `<Part><PartNumber>${String(number)}</PartNumber><ETag>${etag}</ETag><Size>${String(bytes.length)}</Size></Part>`,
    );
    const more = `<IsTruncated>${String(rest.length > page.length)}</IsTruncated>`;
    const next = `<NextPartNumberMarker>${String(page.at(-1)?.[0] ?? 0)}</NextPartNumberMarker>`;
    reply(exchange.response, `<ListPartsResult>${parts.join('')}${more}${next}</ListPartsResult>`);
  },
  CompleteMultipartUpload: async (exchange: BucketRequest) => {
    const { request, response, objects, multiparts, query } = exchange;
    const named = (await text(request)).matchAll(/<Part>.*?<\/Part>/gsu);
    const { key, type, parts } = multipartOf(exchange);
    const chosen = [...named].map(([part]) => {
      const number = Number(/<PartNumber>(?<number>\d+)</u.exec(part)?.groups?.['number']);
      const etag = /<ETag>(?<etag>.*?)</u.exec(part)?.groups?.['etag']?.replaceAll('&quot;', '"');
      const stored = parts.get(number);
      if (!stored || stored.etag !== etag) throw new BucketError(400, 'InvalidPart');
      return stored.bytes;
    });
    if (chosen.length === 0) throw new BucketError(400, 'MalformedXML');
    if (chosen.slice(0, -1).some((bytes) => bytes.length < smallestPartBytes))
      throw new BucketError(400, 'EntityTooSmall');
    objects.set(key, { bytes: Buffer.concat(chosen), type, metadata: {} });
    multiparts.delete(query.get('uploadId') ?? '');
    const fields = `<Bucket>${bucketName}</Bucket><Key>${key}</Key>`;
    reply(response, `<CompleteMultipartUploadResult>${fields}</CompleteMultipartUploadResult>`);
  },
  AbortMultipartUpload: async (exchange: BucketRequest) => {
    multipartOf(exchange);
    exchange.multiparts.delete(exchange.query.get('uploadId') ?? '');
    exchange.response.writeHead(204).end();
  },
} as const;

function reply(response: ServerResponse, xml: string): void {
  response.writeHead(200, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>${xml}`);
}

/** Amazon's chunked encoding, which other services store as content, is refused. */
async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const { 'content-length': length, 'content-encoding': encoding } = request.headers;
  if (length === undefined) throw new BucketError(411, 'MissingContentLength');
  if (encoding?.includes('aws-chunked')) throw new BucketError(501, 'NotImplemented');
  return buffer(request);
}

function metadataOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      name.startsWith('x-amz-meta-') && typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}

const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;

function headOf({ bytes, type, metadata }: StoredObject) {
  return { ...metadata, 'content-length': bytes.length, 'content-type': type ?? 'binary/octet-stream' };
}

function objectOf(objects: BucketContent['objects'], key: string): StoredObject {
  const object = objects.get(key);
  if (!object) throw new BucketError(404, 'NoSuchKey');
  return object;
}

function multipartOf({ multiparts, query, key }: BucketRequest): Multipart {
  const multipart = multiparts.get(query.get('uploadId') ?? '');
  if (multipart?.key !== key) throw new BucketError(404, 'NoSuchUpload');
  return multipart;
}
