import { open, readFile } from 'node:fs/promises';
import path from 'node:path';

const lecture = path.resolve(import.meta.dirname, 'lecture.webm');

/** Element `Void` of the Matroska format: players skip it. */
const voidId = 0xec;

/**
 * Writes a lecture of twelve seconds as large as it is asked for: behind its end stands an element that players skip, filled with
 * bytes that do not repeat, so that each piece of an upload is different.
 */
export async function writeVideo(file: string, sizeBytes: number): Promise<string> {
  const content = await readFile(lecture);
  // An id, a length of eight bytes, and that many bytes.
  const fillBytes = sizeBytes - content.length - 9;
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(fillBytes) | (1n << 56n));
  const handle = await open(file, 'w');
  try {
    await handle.write(Buffer.concat([content, Buffer.of(voidId), length]));
    const piece = Buffer.alloc(2 ** 20);
    for (let left = fillBytes; left > 0; left -= piece.length) {
      for (let index = 0; index < piece.length; index += 4) piece.writeUInt32LE((left + index) >>> 0, index);
      await handle.write(piece, 0, Math.min(piece.length, left));
    }
  } finally {
    await handle.close();
  }
  return file;
}
