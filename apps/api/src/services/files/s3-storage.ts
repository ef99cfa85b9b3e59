import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { ContentMissingError, type FileStorage } from './file-storage.ts';

/** A bucket. Its credentials come from the environment variables of the AWS tools. */
export interface S3Location {
  bucket: string;
  region: string;
  /** The address of a service other than Amazon's. */
  endpoint?: string | undefined;
}

const urlLifetimeSeconds = 60;

/**
 * How long the service may take to let a connection in, how long it may say nothing, and how often it is asked. A proxy before the server
 * waits a minute for all of it.
 */
const [connectTimeoutMs, silenceTimeoutMs, maxAttempts] = [5000, 20_000, 2];

/** How clients reach a bucket. */
export function s3ClientOptions({ region, endpoint }: S3Location) {
  return {
    region,
    // Otherwise streams are sent in Amazon's chunked encoding, which other services store as content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    maxAttempts,
    requestHandler: { connectionTimeout: connectTimeoutMs, socketTimeout: silenceTimeoutMs },
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
  } as const;
}

/** The bucket refused a request, or could not be reached. */
class BucketError extends Error {
  override readonly name = 'BucketError';

  constructor({ bucket, endpoint }: S3Location, cause: unknown) {
    const at = endpoint === undefined ? '' : ` at ${endpoint}`;
    super(
      `The bucket ${bucket}${at} failed: ${reasonOf(cause)}. Check S3_BUCKET, S3_REGION, S3_ENDPOINT and the key of the AWS tools, which has to read, write, delete and list objects, and whether the bucket exists.`,
      { cause },
    );
  }
}

/** The name and message of the innermost error: the client of S3 names what the service said, flydrive only that a file failed. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return reasonOf(error.cause);
  // Of an address that stands for several, each was tried.
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error.name === 'Error' || error.message.startsWith(error.name)
    ? error.message
    : `${error.name}: ${error.message}`;
}

/** Stores files in an S3 bucket. Content passes through this server, so that pages load from one origin only. */
export function s3Storage(location: S3Location): FileStorage {
  const disk = new Disk(
    new S3Driver({ ...s3ClientOptions(location), bucket: location.bucket, visibility: 'private', supportsACL: false }),
  );
  const fail = (cause: unknown): never => {
    throw new BucketError(location, cause);
  };
  return {
    put: async (key, content, { mime, size }) => {
      let ofSource: unknown;
      content.once('error', (error) => {
        ofSource = error;
      });
      await disk
        .putStream(key, content, { contentType: mime, contentLength: size })
        .catch((error: unknown) => (ofSource === undefined ? fail(error) : Promise.reject(ofSource)));
    },
    open: async (key, range) => {
      const url = await disk.getSignedUrl(key, { expiresIn: urlLifetimeSeconds * 1000 });
      const headers = range ? { range: `bytes=${String(range.start)}-${String(range.end)}` } : {};
      const { body, refusal } = await openObject(url, { headers, expected: range ? 206 : 200 }).catch(fail);
      if (body) return body;
      // A bucket that is not there is 404 too, and so may be a proxy before it.
      if (refusal === 'NoSuchKey') throw new ContentMissingError(key);
      return fail(new Error(refusal));
    },
    remove: (key) => disk.delete(key).catch(fail),
  };
}

interface ObjectRequest {
  headers: Record<string, string>;
  /** The status of a reply with content. */
  expected: number;
}

/** Asks for an object until its content begins, which may take longer. What is refused has the code of S3, or else the status. */
async function openObject(
  url: string,
  { headers, expected }: ObjectRequest,
): Promise<{ body: ReadableStream<Uint8Array>; refusal?: undefined } | { body?: undefined; refusal: string }> {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new Error(`no reply within ${silenceTimeoutMs / 1000} seconds`)),
    silenceTimeoutMs,
  );
  try {
    const response = await fetch(url, { headers, signal: controller.signal });
    if (response.status === expected && response.body) return { body: response.body };
    const code = /<Code>(?<code>\w+)<\/Code>/u.exec(await response.text())?.groups?.['code'];
    return { refusal: code ?? `it answered ${String(response.status)}` };
  } finally {
    clearTimeout(timer);
  }
}
