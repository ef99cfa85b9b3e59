import { ImportFileError } from '../import-file-error.ts';
import { nameOf, type PackedFile } from './packed-file.ts';
import { decompress } from './read-stream.ts';

// The format: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, sections 4.3.7, 4.3.12 and 4.3.16.
const endSignature = 0x06054b50;
const endBytes = 22;
const maxCommentBytes = 0xffff;
const entrySignature = 0x02014b50;
const entryBytes = 46;
const localBytes = 30;
const storedMethod = 0;
const deflateMethod = 8;
const maxFiles = 1000;

const viewOf = async (part: Blob) => new DataView(await part.arrayBuffer());

/** Finds the record at the end of an archive that says where its list of files is. */
async function findList(archive: Blob, name: string): Promise<{ offset: number; count: number; sizeBytes: number }> {
  const tail = await viewOf(archive.slice(-(endBytes + maxCommentBytes)));
  for (let at = tail.byteLength - endBytes; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== endSignature) continue;
    return {
      count: tail.getUint16(at + 10, true),
      sizeBytes: tail.getUint32(at + 12, true),
      offset: tail.getUint32(at + 16, true),
    };
  }
  throw new ImportFileError('damaged', name);
}

/** Lists the files of a zip archive; each is unpacked when it is opened. Its content is never in memory as a whole. */
export async function listZip(archive: File): Promise<PackedFile[]> {
  const { offset, count, sizeBytes } = await findList(archive, archive.name);
  if (count > maxFiles) throw new ImportFileError('too-many', archive.name);
  const list = await viewOf(archive.slice(offset, offset + sizeBytes));
  const files: PackedFile[] = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + entryBytes > list.byteLength || list.getUint32(at, true) !== entrySignature)
      throw new ImportFileError('damaged', archive.name);
    const isEncrypted = (list.getUint16(at + 8, true) & 1) === 1;
    const method = list.getUint16(at + 10, true);
    const packedBytes = list.getUint32(at + 20, true);
    const nameBytes = list.getUint16(at + 28, true);
    const otherBytes = list.getUint16(at + 30, true) + list.getUint16(at + 32, true);
    const start = list.getUint32(at + 42, true);
    if (at + entryBytes + nameBytes > list.byteLength) throw new ImportFileError('damaged', archive.name);
    const path = new TextDecoder().decode(new Uint8Array(list.buffer, at + entryBytes, nameBytes));
    at += entryBytes + nameBytes + otherBytes;
    if (path.endsWith('/')) continue;
    if (isEncrypted) throw new ImportFileError('encrypted', archive.name);
    if (method !== storedMethod && method !== deflateMethod) throw new ImportFileError('packed', archive.name);
    const header = await viewOf(archive.slice(start, start + localBytes));
    if (header.byteLength < localBytes) throw new ImportFileError('damaged', archive.name);
    const from = start + localBytes + header.getUint16(26, true) + header.getUint16(28, true);
    const packed = archive.slice(from, from + packedBytes);
    files.push({
      name: nameOf(path),
      open: () => (method === deflateMethod ? decompress(packed.stream(), 'deflate-raw') : packed.stream()),
    });
  }
  return files;
}
