import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a link to a file's bytes is good (`product.md`, "Limits"). */
export const linkLifetimeMs = 5 * 60_000;

/** What a link's address carries. */
export interface SignedLink {
  /** Unix time in milliseconds. */
  expiresAtMs: number;
  signature: string;
}

/** Signs the right to read one file until `expires`. */
export function signLink(secret: string, fileId: string, expires: number): SignedLink {
  return { expiresAtMs: expires, signature: hmac(secret, fileId, expires).toString('base64url') };
}

/** Whether a link is ours, unchanged and still good. Takes as long for a wrong signature as for a right one. */
export function isValidLink(secret: string, fileId: string, link: SignedLink, now: Date): boolean {
  const given = Buffer.from(link.signature, 'base64url');
  const expected = hmac(secret, fileId, link.expiresAtMs);
  const ours = given.length === expected.length && timingSafeEqual(given, expected);
  return ours && now.getTime() < link.expiresAtMs;
}

function hmac(secret: string, fileId: string, expires: number): Buffer {
  return createHmac('sha256', secret)
    .update(`file:${fileId}:${String(expires)}`)
    .digest();
}
