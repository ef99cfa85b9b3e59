import { ImportFileError } from '../import-file-error.ts';

/** A headword, and where its article is in the `.dict` file. */
export interface IndexEntry {
  word: string;
  offset: number;
  sizeBytes: number;
}

/** A form under which an article is found too. */
export interface FormEntry {
  word: string;
  /** Which entry of the index it is a form of, from 0. */
  of: number;
}

/** Reads words that end with a zero byte, each with so many bytes of numbers behind it. */
function* readWords(
  bytes: Uint8Array<ArrayBuffer>,
  numberBytes: number,
  name: string,
): Generator<{ word: string; numbers: DataView }> {
  const utf8 = new TextDecoder();
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf(0, at);
    if (end === -1 || end + 1 + numberBytes > bytes.length) throw new ImportFileError('damaged', name);
    yield {
      word: utf8.decode(bytes.subarray(at, end)),
      numbers: new DataView(bytes.buffer, bytes.byteOffset + end + 1, numberBytes),
    };
    at = end + 1 + numberBytes;
  }
}

/**
 * Reads an unpacked `.idx` file; `offsetBytes` is the size of an offset. A length always has 32 bits.
 *
 * @throws {ImportFileError} if it ends within an entry
 */
export function* readIndex(
  bytes: Uint8Array<ArrayBuffer>,
  { offsetBytes, name }: { offsetBytes: 4 | 8; name: string },
): Generator<IndexEntry> {
  for (const { word, numbers } of readWords(bytes, offsetBytes + 4, name)) {
    const offset = offsetBytes === 8 ? Number(numbers.getBigUint64(0)) : numbers.getUint32(0);
    yield { word, offset, sizeBytes: numbers.getUint32(offsetBytes) };
  }
}

/**
 * Reads an unpacked `.syn` file.
 *
 * @throws {ImportFileError} if it ends within a form
 */
export function* readForms(bytes: Uint8Array<ArrayBuffer>, name: string): Generator<FormEntry> {
  for (const { word, numbers } of readWords(bytes, 4, name)) yield { word, of: numbers.getUint32(0) };
}
