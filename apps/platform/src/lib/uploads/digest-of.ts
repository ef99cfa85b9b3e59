import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** How much is hashed at once, so that the page stays responsive; a few milliseconds of work. */
const stepBytes = 1024 * 1024;

const known = new WeakMap<Blob, Promise<string>>();

/**
 * Returns the SHA-256 of a file, in hexadecimal. It reads the file in small steps, unlike the browser's own digest, which needs
 * all of it in memory; and once, however often it is asked.
 */
export function digestOf(file: Blob): Promise<string> {
  const digest = known.get(file) ?? compute(file);
  known.set(file, digest);
  return digest;
}

async function compute(file: Blob): Promise<string> {
  const hash = sha256.create();
  for (let at = 0; at < file.size; at += stepBytes) {
    hash.update(new Uint8Array(await file.slice(at, at + stepBytes).arrayBuffer()));
  }
  return bytesToHex(hash.digest());
}
