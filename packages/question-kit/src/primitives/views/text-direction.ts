import type { Direction } from '@rubrica/ui';

/** Rich text up to its first letter, which is captured where its script runs from right to left. */
const upToLetter = /^(?:<[^>]*>|&#?\w+;|[^\p{L}<&])*(?:([\u0590-\u08FF])|\p{L})/u;

/** Returns the direction of a rich text: that of its first letter. Undefined where there is none. */
export function textDirection(html: string): Direction | undefined {
  const found = upToLetter.exec(html);
  return found ? (found[1] ? 'rtl' : 'ltr') : undefined;
}
