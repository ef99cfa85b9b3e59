import type { CannedAnswer, Language } from '@rubrica/api-client/contract';
import { foldText } from '@rubrica/ui';

/** The text of a canned answer for somebody, and the language it is in: theirs, where it has been written in it. */
export function cannedTextFor(
  { textEn, textAr }: Pick<CannedAnswer, 'textEn' | 'textAr'>,
  { language, name }: { language: Language; name: string },
): { text: string; language: Language } {
  const [own, other] = language === 'ar' ? [textAr, textEn] : [textEn, textAr];
  const isOwn = own !== '';
  // A name may hold what a replacement would take for a pattern.
  const text = (isOwn ? own : other).replaceAll('{name}', () => name);
  return { text, language: isOwn ? language : language === 'ar' ? 'en' : 'ar' };
}

/** The canned answers that have all words of a search, in their title or their texts. */
export function filterCanned(answers: readonly CannedAnswer[], search: string): CannedAnswer[] {
  const words = foldText(search).split(/\s+/u).filter(Boolean);
  return answers.filter(({ title, textEn, textAr }) => {
    const all = foldText(`${title} ${textEn} ${textAr}`);
    return words.every((word) => all.includes(word));
  });
}
