import { unzipSync, type UnzipFileInfo } from 'fflate';
import { ExchangeError } from '../exchange-error.ts';
import { sizeText, type ExchangeLimits } from '../limits.ts';

/** Whether bytes start with the signature of a zip archive. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}

/**
 * Unpacks an archive into files by path. Declared sizes are checked before anything is unpacked, and no file is unpacked
 * beyond its declared size.
 *
 * @throws {ExchangeError} when the archive is broken, too large, suspiciously compressed, or has paths outside itself
 */
export function unzip(bytes: Uint8Array, limits: ExchangeLimits): Map<string, Uint8Array<ArrayBuffer>> {
  let unpackedSizeBytes = 0;
  let storedSizeBytes = 0;
  let fileCount = 0;
  const checkEntry = ({ name, size, originalSize, compression }: UnzipFileInfo): boolean => {
    if (/(?:^|[\\/])\.\.(?:[\\/]|$)|^[\\/]|^[a-z]:|\\|\0/iu.test(name)) throw new ExchangeError('zip-path', { name });
    if (name.endsWith('/')) return false;
    // What is stored as it is takes its size in the archive, whatever it declares.
    if (compression === 0) storedSizeBytes += size;
    else unpackedSizeBytes += originalSize;
    fileCount += 1;
    if (fileCount > limits.filesPerZip)
      throw new ExchangeError('zip-too-large', { limit: `${limits.filesPerZip} files` });
    if (unpackedSizeBytes > limits.unzippedSizeBytes)
      throw new ExchangeError('zip-too-large', { limit: sizeText(limits.unzippedSizeBytes) });
    // Several entries are the same bytes.
    if (storedSizeBytes > bytes.length) {
      throw new ExchangeError('zip-broken', { detail: 'its stored files are together larger than the archive' });
    }
    const isSuspicious =
      (originalSize > 1_000_000 && originalSize > size * limits.maxZipRatio) ||
      (unpackedSizeBytes > 5_000_000 && unpackedSizeBytes > bytes.length * limits.maxZipRatio);
    if (isSuspicious) {
      throw new ExchangeError('zip-suspicious', { name, limit: limits.maxZipRatio });
    }
    return true;
  };
  try {
    return new Map(Object.entries(unzipSync(bytes, { filter: checkEntry })));
  } catch (error) {
    if (error instanceof ExchangeError) throw error;
    throw new ExchangeError('zip-broken', { detail: error instanceof Error ? error.message : String(error) });
  }
}
