/** The address and the number of a person. */
export interface Contact {
  email: string;
  phone: string | null;
}

/** What stands before and behind a part of a text where it is a part of something longer. */
interface GoesOn {
  before: RegExp;
  behind: RegExp;
}

/** Of an address: before its local part and behind its domain. A full stop or a quote may as well be the sentence's. */
const emailGoesOn: GoesOn = { before: /[\w.+-]$|\w'$/u, behind: /^[\da-z-]|^\.[\da-z]/iu };
const phoneGoesOn: GoesOn = { before: /[\d+]$/u, behind: /^\d/u };

/** Whether a text holds a person's email or phone number: "khali@school.example" does not hold "ali@school.example". */
export function holdsContact(text: string, { email, phone }: Contact): boolean {
  return holds(text, email, emailGoesOn) || (phone !== null && holds(text, phone, phoneGoesOn));
}

/** Whether a text holds another, in any case, where it is no part of something longer. */
function holds(text: string, part: string, goesOn: GoesOn): boolean {
  const [whole, wanted] = [text.toLowerCase(), part.toLowerCase()];
  if (wanted === '') return false;
  for (let at = whole.indexOf(wanted); at !== -1; at = whole.indexOf(wanted, at + 1)) {
    const isApart = !goesOn.before.test(whole.slice(0, at)) && !goesOn.behind.test(whole.slice(at + wanted.length));
    if (isApart) return true;
  }
  return false;
}

/** Whether a text of a JSON value, or a key in it, passes a test. */
export function someText(value: unknown, test: (text: string) => boolean): boolean {
  if (typeof value === 'string') return test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]: [string, unknown]) => test(key) || someText(inner, test));
}
