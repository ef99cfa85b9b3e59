import { holds, holdsContact } from './holds-contact.ts';

/** Whether a text names a person: by the name or a part of it as a word, the email or the phone number. */
export type NamesPerson = (text: string) => boolean;

/** Shorter parts of a name, such as "Al", are words of their own. */
const shortestPart = 3;
/** An id names nobody, though its letters may happen to be a name. */
const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

const wordGoesOn = { before: /[\p{L}\p{M}]$/u, behind: /^[\p{L}\p{M}]/u };

const fold = (text: string) => text.normalize('NFKC').toLowerCase();
const wordsOf = (text: string) => fold(text).split(/[^\p{L}\p{M}]+/u);

/** Returns what recognises a person in a text. */
export function recogniser({ name, email, phone }: { name: string; email: string; phone: string | null }): NamesPerson {
  const parts = new Set(wordsOf(name).filter((part) => part.length >= shortestPart));
  const whole = fold(name);
  return (text) => {
    if (isId.test(text)) return false;
    const folded = fold(text);
    return (
      holds(folded, whole, wordGoesOn) ||
      holdsContact(folded, { email, phone }) ||
      wordsOf(text).some((word) => parts.has(word))
    );
  };
}
