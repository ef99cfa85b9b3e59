import { itemPath } from '../../../primitives/draft/paths.ts';
import type { McqOption } from '../../../types/mcq/schema.ts';
import type { Rule, RuleExamples, RuleTexts } from '../rule.ts';
import { choicesOf, soleKey } from '../text/draft-parts.ts';
import { choiceExample, exampleOf } from './example.ts';

/** The last word of a stem that the option has to agree with. */
const plural = /\b(are|were|these|those|many|several|few|both|two|three|four)\s*(?:…|\.{3}|_{2,}|:)?$/iu;
const singular = /\b(is|was|this|that|each|every|another|one)\s*(?:…|\.{3}|_{2,}|:)?$/iu;

/** The stem ends in a singular or plural that the right option alone agrees with. */
export const numberClue: Rule = {
  severity: 'warning',
  check: ({ draft, linesIn }) =>
    choicesOf(draft).flatMap(({ block, index }) => {
      const sole = soleKey(block);
      const line = linesIn(block.rubric, 'en').at(-1)?.trim() ?? '';
      const found = plural.exec(line) ?? singular.exec(line);
      if (!sole || !found) return [];
      const isPluralStem = plural.test(line);
      const agrees = (text: string) => isPlural(text) === isPluralStem;
      // Longer options are sentences, whose last word says nothing of their number.
      const areNouns = block.content.every(({ text }) => text.trim().split(/\s+/u).length <= 3);
      if (!areNouns || !agrees(sole.key.option.text) || sole.others.some(({ option }) => agrees(option.text)))
        return [];
      return [{ path: itemPath<McqOption>(index, sole.key.at, 'text'), data: { word: found[1] ?? '' } }];
    }),
};

function isPlural(text: string): boolean {
  return /(?:[^su]s|people|children|men|feet|mice)$/iu.test(text.trim()) || /\band\b/u.test(text);
}

export const numberClueTexts: RuleTexts = {
  en: {
    name: 'A clue in singular or plural',
    found: 'After “{word}” only the right option has the number that fits.',
    why: 'Students find the answer by grammar, without knowing it.',
    fix: 'Write all options in the same number, or a stem that fits both.',
  },
  ar: {
    name: 'دلالة المفرد والجمع',
    found: 'بعد «{word}» لا يوافق العددَ إلا الخيار الصحيح.',
    why: 'يصل الطالب إلى الإجابة بالقواعد دون أن يعرفها.',
    fix: 'اكتب الخيارات كلها مفردة أو كلها جمعًا، أو صُغ السؤال صياغة تناسب الاثنين.',
  },
};

export const numberClueExamples: RuleExamples = {
  bad: {
    draft: exampleOf(
      {},
      choiceExample('The parts of a flower that hold the pollen are', '*stamens', 'petal', 'stem', 'root'),
    ),
  },
  good: {
    draft: exampleOf(
      {},
      choiceExample('The parts of a flower that hold the pollen are', '*stamens', 'petals', 'stems', 'roots'),
    ),
  },
};
