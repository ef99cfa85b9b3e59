import { unzipSync } from 'fflate';
import { isZip } from './qti/unzip.ts';

/** What Word, Excel and PowerPoint wrote before their documents were zip archives begins with these bytes. */
const beforeZip = [0xd0, 0xcf, 0x11, 0xe0];

/** Whether bytes are a document of Word, Excel, LibreOffice or a similar program: most of these are zip archives, as packages of QTI are. */
export function isOfficeDocument(bytes: Uint8Array): boolean {
  if (!isZip(bytes)) return beforeZip.every((byte, index) => bytes[index] === byte);
  const names = new Set<string>();
  try {
    // Nothing is unpacked.
    unzipSync(bytes, { filter: ({ name }) => !names.add(name) });
  } catch {
    // What is broken is refused with its reason by what unpacks it.
    return false;
  }
  return names.has('[Content_Types].xml') || (names.has('mimetype') && names.has('content.xml'));
}
