/** One part of an article. */
export interface ArticlePart {
  /** As StarDict names it: `m` is a text, `h` HTML, `g` Pango markup, `x` XDXF, `t` a pronunciation. */
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Types in capitals say their size in 32 bits; the others end with a zero byte. */
const isSized = (type: string) => type >= 'A' && type <= 'Z';

/**
 * Divides an article into its parts; null if it is damaged.
 *
 * @param contentTypes - the `sametypesequence` of the dictionary; empty if each part begins with its type
 */
export function articleParts(bytes: Uint8Array<ArrayBuffer>, contentTypes: string): ArticlePart[] | null {
  const parts: ArticlePart[] = [];
  let at = 0;
  const take = (type: string, isLast: boolean): boolean => {
    let end = bytes.length;
    if (!isLast && isSized(type)) {
      if (at + 4 > bytes.length) return false;
      const sizeBytes = new DataView(bytes.buffer, bytes.byteOffset + at, 4).getUint32(0);
      at += 4;
      end = at + sizeBytes;
    } else if (!isLast) {
      const zero = bytes.indexOf(0, at);
      // Some writers leave the last zero out.
      end = zero === -1 ? bytes.length : zero;
    }
    if (end > bytes.length) return false;
    parts.push({ type, bytes: bytes.subarray(at, end) });
    at = isSized(type) ? end : end + 1;
    return true;
  };
  if (contentTypes !== '') {
    const types = [...contentTypes];
    return types.every((type, index) => take(type, index === types.length - 1)) ? parts : null;
  }
  while (at < bytes.length) {
    const type = String.fromCodePoint(bytes[at] ?? 0);
    at += 1;
    if (!/[A-Za-z]/u.test(type) || !take(type, false)) return null;
  }
  return parts;
}
