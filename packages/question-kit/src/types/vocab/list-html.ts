import { readTerm, type Term } from './term.ts';

/** The bullet or number at the beginning of a line. */
const bullet = /^\s*(?:[-*•–·]|\d{1,3}[.)])\s+/u;

/** Reads a list as it is pasted: a word or a phrase per line, its bullets and numbers left out. */
export function readList(text: string): Term[] {
  return text
    .split(/\r?\n/u)
    .map((line) => readTerm(line.replace(bullet, '')))
    .filter(({ term }) => term !== '');
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Returns rich text with the words added as a list at its end; a list that ends the text is continued. */
export function withList(html: string, terms: readonly Term[]): string {
  const lines = terms
    .map(({ term, gloss }) => (gloss === '' ? term : `${term} – ${gloss}`))
    .map((line) => `<li><p>${line.replaceAll(/[&<>]/gu, (sign) => signs[sign] ?? sign)}</p></li>`)
    .join('');
  const before = html.trimEnd();
  return before.endsWith('</ul>') ? `${before.slice(0, -'</ul>'.length)}${lines}</ul>` : `${before}<ul>${lines}</ul>`;
}
