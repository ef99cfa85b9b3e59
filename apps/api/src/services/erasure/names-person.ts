import { holdsContact } from './holds-contact.ts';
import { namePattern } from './name-pattern.ts';

/** Whether a text names a person: by the name or a part of it as a word, the email or the phone number. */
export type NamesPerson = (text: string) => boolean;

/** Shorter parts of a name, such as "Al", are words of their own. */
const shortestPart = 3;
const shortestPrefixedPart = 4;
const goesOn = String.raw`[\p{L}\p{M}]`;
/** An id names nobody, though its letters may happen to be a name. */
const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

const fold = (text: string) => text.normalize('NFKC').toLowerCase();
const wordsOf = (text: string) => fold(text).split(/[^\p{L}\p{M}]+/u);

/** Behind a prefix a short name is too often another word: كريم is not for ريم. */
const isLong = (part: string) => part.length >= shortestPrefixedPart;

/** Returns what recognises a person in a text. */
export function recogniser({ name, email, phone }: { name: string; email: string; phone: string | null }): NamesPerson {
  const parts = wordsOf(name).filter((part) => part.length >= shortestPart);
  const patterns = [
    namePattern([fold(name), ...parts.filter(isLong)], { goesOn }),
    namePattern(
      parts.filter((part) => !isLong(part)),
      { goesOn, hasPrefixes: false },
    ),
  ];
  return (text) => {
    if (isId.test(text)) return false;
    const folded = fold(text);
    return patterns.some((pattern) => pattern.test(folded)) || holdsContact(folded, { email, phone });
  };
}
