import { plainText } from '../../../primitives/rich-text/rich-text.ts';
import type { Draft } from '../../core/question.ts';
import { textsOf } from '../../core/schema-metadata.ts';

/** Words that are frequent in one language and rare in the others; they tell the languages apart that share the alphabet. */
const frequentWords: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(
    'the of and to is was are were that with which what does did this they his her from have been'.split(' '),
  ),
  fr: new Set('le la les des et est une dans que qui pour avec sur pas vous nous cette sont du au'.split(' ')),
  es: new Set('el los las y es una que con por para del se lo como más pero sus está son'.split(' ')),
  de: new Set('der die das und ist nicht ein eine mit auf den dem von zu sich auch werden sind'.split(' ')),
  it: new Set('il lo gli e è una che di per con del della sono non nel alla più come'.split(' ')),
};

/** A vote among fewer words says nothing. */
const fewestWords = 8;

/**
 * The language of a question's text in Latin letters: the declared one, unless the frequent words of another one are clearly
 * more. A French question in an English paper is then not read by the rules for English.
 */
export function latinLanguageOf(draft: Draft, declared: string): string {
  const base = declared.split(/[-_]/u)[0]?.toLowerCase() ?? 'en';
  const own = base === 'ar' ? 'en' : base;
  const words = textsOf(draft)
    .map(({ text, role }) => (role === 'rich-text' ? plainText(text) : text).toLowerCase())
    .flatMap((text) => text.match(/\p{Script=Latin}+/gu) ?? [])
    .slice(0, 2000);
  const votes = Object.entries(frequentWords).map(
    ([language, frequent]) => [language, words.filter((word) => frequent.has(word)).length] as const,
  );
  const ofOwn = votes.find(([language]) => language === own)?.[1] ?? 0;
  const [best, most] = votes.toSorted((a, b) => b[1] - a[1])[0] ?? [own, 0];
  return words.length >= fewestWords && most >= 4 && most > ofOwn * 2 ? best : own;
}

/** The language of a line: `ar` where most letters are Arabic, else the question's. */
export function languageOfLine(line: string, latin: string): string {
  const arabic = line.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const other = line.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return arabic > other ? 'ar' : latin;
}
