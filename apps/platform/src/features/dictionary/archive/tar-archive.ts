import { ImportFileError } from '../import-file-error.ts';
import { nameOf, type PackedFile } from './packed-file.ts';

const blockBytes = 512;
/** What a header calls a plain file: `0`, or nothing in the oldest archives. */
const plainFile = /^[0\0]$/u;

/** Lists the plain files of a tar archive, without folders, links and what writers say of the next entry. */
export function listTar(bytes: Uint8Array<ArrayBuffer>, name: string): PackedFile[] {
  const latin = new TextDecoder('latin1');
  const files: PackedFile[] = [];
  for (let at = 0; at + blockBytes <= bytes.length && bytes[at] !== 0;) {
    const text = (from: number, length: number) =>
      latin.decode(bytes.subarray(at + from, at + from + length)).replace(/\0.*$/su, '');
    const sizeBytes = Number.parseInt(text(124, 12).trim() || '0', 8);
    const start = at + blockBytes;
    if (!text(257, 5).startsWith('ustar') || !(sizeBytes >= 0) || start + sizeBytes > bytes.length)
      throw new ImportFileError('damaged', name);
    if (plainFile.test(latin.decode(bytes.subarray(at + 156, at + 157)))) {
      const content = new Blob([bytes.subarray(start, start + sizeBytes)]);
      files.push({ name: nameOf(text(0, 100)), open: () => content.stream() });
    }
    at = start + Math.ceil(sizeBytes / blockBytes) * blockBytes;
  }
  return files;
}
