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

/** How long the service may take to let a connection in, and how long it may say nothing. A proxy before the server waits a minute. */
const [connectTimeoutMs, silenceTimeoutMs] = [5000, 20_000];

/** How clients reach a bucket. */
export function s3ClientOptions({ region, endpoint }: S3Location) {
  return {
    region,
    // Otherwise streams are sent in Amazon's chunked encoding, which other services store as content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
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
      `The bucket ${bucket}${at} failed: ${reasonOf(cause)}. Check S3_BUCKET, S3_REGION, S3_ENDPOINT and the key of the AWS tools, and whether the bucket exists.`,
      { cause },
    );
  }
}

/** The name and message of the innermost error: the client of S3 names what the service said, flydrive only that a file failed. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return reasonOf(error.cause);
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
    put: (key, content, { mime, size }) =>
      disk.putStream(key, content, { contentType: mime, contentLength: size }).catch(fail),
    open: async (key, range) => {
      const url = await disk.getSignedUrl(key, { expiresIn: urlLifetimeSeconds * 1000 });
      const headers = range ? { range: `bytes=${String(range.start)}-${String(range.end)}` } : {};
      const response = await fetchInTime(url, headers).catch(fail);
      if (response.status === (range ? 206 : 200) && response.body) return response.body;
      const answer = await response.text();
      // A bucket that is not there is 404 too.
      if (response.status === 404 && !answer.includes('NoSuchBucket')) throw new ContentMissingError(key);
      const code = /<Code>(?<code>\w+)<\/Code>/u.exec(answer)?.groups?.['code'];
      return fail(new Error(code ?? `it answered ${String(response.status)}`));
    },
    remove: (key) => disk.delete(key).catch(fail),
  };
}

/** Asks until the reply begins: its content may take longer. */
async function fetchInTime(url: string, headers: Record<string, string>): Promise<Response> {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new Error(`no reply within ${silenceTimeoutMs / 1000} seconds`)),
    silenceTimeoutMs,
  );
  try {
    return await fetch(url, { headers, signal: controller.signal });
  } finally {
    clearTimeout(timer);
  }
}
