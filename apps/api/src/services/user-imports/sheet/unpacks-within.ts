import { inflateRawSync } from 'node:zlib';

const endOfDirectory = 0x06_05_4b_50;
const directoryEntry = 0x02_01_4b_50;
const localHeader = 0x04_03_4b_50;
/** What a directory's end can be followed by: a comment of 64 KB. */
const longestTail = 22 + 65_535;
const stored = 0;
const deflated = 8;

/**
 * Returns whether a ZIP file holds no more than `limitBytes` once it is unpacked. It unpacks each entry to count: what an entry says of
 * its size is not to be trusted. Throws for a damaged file.
 */
export function unpacksWithin(zip: Buffer, limitBytes: number): boolean {
  let left = limitBytes;
  for (const entry of entriesOf(zip)) {
    const size = left > 0 ? sizeWithin(zip, entry, left) : null;
    if (size === null) return false;
    left -= size;
  }
  return true;
}

interface Entry {
  method: number;
  packedBytes: number;
  offset: number;
}

function entriesOf(zip: Buffer): Entry[] {
  const end = endOf(zip);
  const count = zip.readUInt16LE(end + 10);
  const entries: Entry[] = [];
  let at = zip.readUInt32LE(end + 16);
  while (entries.length < count) {
    if (zip.readUInt32LE(at) !== directoryEntry) throw new Error('The directory of the file is damaged.');
    entries.push({
      method: zip.readUInt16LE(at + 10),
      packedBytes: zip.readUInt32LE(at + 20),
      offset: zip.readUInt32LE(at + 42),
    });
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}

function endOf(zip: Buffer): number {
  for (let at = zip.length - 22; at >= Math.max(0, zip.length - longestTail); at -= 1)
    if (zip.readUInt32LE(at) === endOfDirectory) return at;
  throw new Error('The file has no directory.');
}

/** The unpacked size of an entry; null where it is more than `limitBytes`. */
function sizeWithin(zip: Buffer, { method, packedBytes, offset }: Entry, limitBytes: number): number | null {
  if (zip.readUInt32LE(offset) !== localHeader) throw new Error('An entry of the file is damaged.');
  const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
  const packed = zip.subarray(start, start + packedBytes);
  if (method === stored) return packed.length <= limitBytes ? packed.length : null;
  if (method !== deflated) throw new Error('The file is packed in a way that spreadsheets are not.');
  try {
    return inflateRawSync(packed, { maxOutputLength: limitBytes }).length;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') return null;
    throw error;
  }
}
