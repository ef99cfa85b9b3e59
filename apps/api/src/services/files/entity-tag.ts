/** Returns the entity tag of a file: content never changes under an id, and its checksum says what it is. */
export function entityTagOf(sha256: string): string {
  return `"${sha256}"`;
}

/** Whether an `If-None-Match` header names this tag (RFC 9110, section 13.1.2), so that the reader has the file already. */
export function namesTag(header: string | undefined, tag: string): boolean {
  const names = (header ?? '').split(',').map((name) => name.trim().replace(/^W\//u, ''));
  return names.includes('*') || names.includes(tag);
}

/**
 * Whether a range may be sent under an `If-Range` header (RFC 9110, section 13.1.5): the reader has a part of this very file. Without
 * the header it may; a date never fits, since files have none.
 */
export function allowsRange(header: string | undefined, tag: string): boolean {
  return header === undefined || header.trim() === tag;
}
