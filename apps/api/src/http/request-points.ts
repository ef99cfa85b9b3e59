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
  // In this order: to look at the body begins to read it.
  if (streamedTypes.some((streamed) => type.startsWith(streamed)) || req.raw.body === null) return 1;
  const length = req.header('content-length');
  return 1 + Math.floor((length === undefined ? unannouncedBytes : Number(length)) / bytesPerPoint);
}
