import type { HttpContext } from './environment.ts';

/** A body of this size costs as much as one request. */
const bytesPerPoint = 64 * 1024;
/** What a body of unannounced length is taken for. */
const unannouncedBytes = 1024 * 1024;

/** Bodies that are written to the disk as they arrive: a file, and a piece of one. */
const streamedTypes = ['multipart/', 'application/offset+octet-stream'];

/** Returns how many requests a request counts as: a large JSON body takes time to parse, a file is streamed to the disk. */
export function requestPoints({ req }: HttpContext): number {
  const type = req.header('content-type') ?? '';
  if (streamedTypes.some((streamed) => type.startsWith(streamed))) return 1;
  return 1 + Math.floor(bodyBytes(req) / bytesPerPoint);
}

/** The size of the body by the headers. Only where they do not state it is the body looked at, which begins to read it. */
function bodyBytes(req: HttpContext['req']): number {
  const length = req.header('content-length');
  if (length !== undefined) return Number(length);
  return req.method === 'GET' || req.raw.body === null ? 0 : unannouncedBytes;
}
