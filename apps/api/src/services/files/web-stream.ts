import { Readable } from 'node:stream';

/** A Node stream as a `Response` takes it. The two kinds of web stream are one at run time; TypeScript has a name for each. */
export function webStream(stream: Readable): ReadableStream {
  return Readable.toWeb(stream) as ReadableStream;
}
