import type { FileId } from '@rubrica/api-client/contract';
import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a link to a file's content is valid (`product.md`, "Limits"). */
export const linkLifetimeMs = 5 * 60_000;

/** The query parameters of a link. */
export interface SignedLink {
  /** Unix time in milliseconds. */
  expiresAtMs: number;
  signature: string;
}

/** Signs a link that gives access to one file until `expiresAtMs`. */
export function signLink(secret: string, fileId: FileId, expires: number): SignedLink {
  return { expiresAtMs: expires, signature: hmac(secret, fileId, expires).toString('base64url') };
}

/** Returns whether a link has a valid signature and has not expired. Compares in constant time. */
export function isValidLink(secret: string, fileId: FileId, link: SignedLink, now: Date): boolean {
  const actual = Buffer.from(link.signature, 'base64url');
  const expected = hmac(secret, fileId, link.expiresAtMs);
  const isSigned = actual.length === expected.length && timingSafeEqual(actual, expected);
  return isSigned && now.getTime() < link.expiresAtMs;
}

function hmac(secret: string, fileId: FileId, expires: number): Buffer {
  return createHmac('sha256', secret)
    .update(`file:${fileId}:${String(expires)}`)
    .digest();
}
