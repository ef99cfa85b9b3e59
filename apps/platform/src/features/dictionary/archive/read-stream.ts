import { ImportFileError } from '../import-file-error.ts';

/** All that is unpacked at once, 256 MB: the largest StarDict dictionaries have some 150 MB. */
export const maxUnpackedBytes = 256 * 1024 * 1024;

/** Reads a stream to its end. What it holds may not be larger than the limit, whatever is said of its size elsewhere. */
export async function readStream(
  stream: ReadableStream<Uint8Array>,
  { name, maxBytes = maxUnpackedBytes }: { name: string; maxBytes?: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      sizeBytes += next.value.byteLength;
      if (sizeBytes > maxBytes) throw new ImportFileError('too-large', name);
      chunks.push(next.value);
    }
  } catch (error) {
    await reader.cancel().catch(() => {});
    // A stream that decompresses ends with a TypeError where its data is damaged or incomplete.
    throw error instanceof TypeError ? new ImportFileError('damaged', name) : error;
  }
  const bytes = new Uint8Array(sizeBytes);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

/** Unpacks a stream, in a thread of the browser's own. */
export function decompress(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  format: 'gzip' | 'deflate-raw',
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return stream.pipeThrough(new DecompressionStream(format));
}
