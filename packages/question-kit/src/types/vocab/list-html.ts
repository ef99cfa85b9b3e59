import { withoutListLabels } from '../../primitives/text/list-labels.ts';
import { readTerm, type Term } from './term.ts';

/** Reads a list as it is pasted: a word or a phrase per line, its bullets and numbers left out. */
export function readList(text: string): Term[] {
  const lines = text
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return withoutListLabels(lines)
    .map(readTerm)
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
