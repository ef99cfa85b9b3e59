import { unzipSync } from 'fflate';
import { ExchangeError } from '../exchange-error.ts';
import type { ExchangeLimits } from '../limits.ts';

/** Whether bytes begin as a zip archive does. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}

/**
 * The files of a package by their path. What it claims to unpack to is checked before anything is unpacked, and no file
 * becomes larger than it claims.
 *
 * @throws {ExchangeError} when it is broken, too large, suspiciously dense, or leads outside of itself
 */
export function unzip(bytes: Uint8Array, limits: ExchangeLimits): Map<string, Uint8Array<ArrayBuffer>> {
  let size = 0;
  let count = 0;
  const accept = (file: { name: string; size: number; originalSize: number }): boolean => {
    const { name, originalSize } = file;
    if (/(?:^|[\\/])\.\.(?:[\\/]|$)|^[\\/]|^[a-z]:|\\|\0/iu.test(name)) throw new ExchangeError('zip-path', { name });
    if (name.endsWith('/')) return false;
    size += originalSize;
    count += 1;
    if (count > limits.zipFiles) throw new ExchangeError('zip-too-large', { limit: `${limits.zipFiles} files` });
    if (size > limits.zipSize) throw new ExchangeError('zip-too-large', { limit: `${limits.zipSize} bytes` });
    if (originalSize > 1_000_000 && originalSize > file.size * limits.zipRatio) {
      throw new ExchangeError('zip-suspicious', { name, limit: limits.zipRatio });
    }
    return true;
  };
  try {
    return new Map(Object.entries(unzipSync(bytes, { filter: accept })));
  } catch (error) {
    if (error instanceof ExchangeError) throw error;
    throw new ExchangeError('zip-broken', { detail: error instanceof Error ? error.message : String(error) });
  }
}
