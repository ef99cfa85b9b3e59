import { blockPath, itemPath } from '../../../primitives/draft/paths.ts';
import { wordBox } from '../../../types/fill-in-blanks/student-view.ts';
import type { FillInBlanksBlock } from '../../../types/fill-in-blanks/schema.ts';
import type { LintContext } from '../lint-context.ts';
import type { Found, Rule, RuleExamples, RuleTexts } from '../rule.ts';
import { choicesOf, gapTextsOf, soleKey } from '../text/draft-parts.ts';
import { choiceExample, exampleOf, gapExample } from './example.ts';

const stemArticle = /\b(an?)\s*(?:(?:…|\.{3}|_{2,})[.?!]?|:)?$|\b(an?)\s+(?:…|\.{3}|_{2,})/iu;
const soundsLikeVowel = /^(?:[aeio]|u(?!n[ia](?!n)|s[aeiu]|te|ro|ku)|hour|honest|honou?r|heir)/iu;
const soundsLikeConsonant = /^(?:one|once|eu|ewe)/iu;

/** “a” or “an” before the gap fits the right answer and rules out most others. */
export const articleClue: Rule = {
  severity: 'warning',
  check: (question) => [...inStems(question), ...inWordBoxes(question)],
};

function inStems({ draft, linesIn }: LintContext): Found[] {
  return choicesOf(draft).flatMap(({ block, index }) => {
    const sole = soleKey(block);
    const line = linesIn(block.rubric, 'en').at(-1);
    const found = line === undefined ? null : stemArticle.exec(line.trim());
    const article = (found?.[1] ?? found?.[2])?.toLowerCase();
    if (!sole || article === undefined || !fits(article, sole.key.option.text)) return [];
    const ruledOut = sole.others.filter(({ option }) => !fits(article, option.text));
    if (ruledOut.length === 0) return [];
    return [
      { path: blockPath(index, 'rubric'), data: { article, options: list(ruledOut.map(({ option }) => option.text)) } },
    ];
  });
}

function inWordBoxes({ draft, languageOf }: LintContext): Found[] {
  return gapTextsOf(draft).flatMap(({ block, index }) => {
    if (!block.boxOptions) return [];
    const words = [...new Set(wordBox(block))];
    return block.content.flatMap((item, at) => {
      const article = articleBefore(block, at, languageOf);
      const key = item.type === 'gap' ? (item.answers[0] ?? '') : '';
      if (article === undefined || key === '' || !fits(article, key)) return [];
      const left = words.filter((word) => fits(article, word));
      // Of a box of nouns, verbs and adjectives the article rules many out in any case; one word left is given away.
      if (words.length < 3 || left.length > 1) return [];
      const options = list(words.filter((word) => !left.includes(word)));
      return [{ path: itemPath(index, at), data: { article, options } }];
    });
  });
}

function articleBefore(block: FillInBlanksBlock, at: number, languageOf: (text: string) => string): string | undefined {
  const before = block.content[at - 1];
  if (block.content[at]?.type !== 'gap' || before?.type !== 'text' || languageOf(before.text) !== 'en')
    return undefined;
  return /\b(an?)\s+$/iu.exec(before.text)?.[1]?.toLowerCase();
}

function fits(article: string, text: string): boolean {
  const word = text.trim().replace(/^[^\p{L}\p{N}]+/u, '');
  const isVowel = soundsLikeVowel.test(word) && !soundsLikeConsonant.test(word);
  return isVowel === (article === 'an');
}

function list(texts: readonly string[]): string {
  return texts.map((text) => `“${text.trim()}”`).join(', ');
}

export const articleClueTexts: RuleTexts = {
  en: {
    name: 'A clue in “a” or “an”',
    found: '“{article}” before the gap rules out {options}.',
    why: 'The grammar of the sentence gives the answer away to students who do not know it.',
    fix: 'Write “a/an”, put the article into each option, or choose options that all fit.',
  },
  ar: {
    name: 'دلالة أداة النكرة a أو an',
    found: 'وجود «{article}» قبل الفراغ يستبعد {options}.',
    why: 'يكشف تركيب الجملة الإجابة لمن لا يعرفها.',
    fix: 'اكتب a/an معًا، أو ضع الأداة في كل خيار، أو اختر خيارات تناسبها كلها.',
  },
};

export const articleClueExamples: RuleExamples = {
  bad: {
    draft: exampleOf({}, choiceExample('She studies the stars: she is an …', '*astronomer', 'biologist', 'chemist')),
  },
  good: {
    draft: exampleOf(
      {},
      choiceExample('She studies the stars: she is …', '*an astronomer', 'a biologist', 'a chemist'),
      gapExample(
        'Complete the sentences with words from the box.',
        'It was an [[old]] house in a part of the town that was [[quiet]].',
        ['empty', 'open'],
      ),
    ),
  },
};
