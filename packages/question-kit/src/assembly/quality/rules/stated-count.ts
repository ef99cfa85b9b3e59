import { blockPath } from '../../../primitives/draft/paths.ts';
import { normaliseAlways } from '../../../primitives/comparison/normalise.ts';
import type { Rule, RuleExamples, RuleTexts } from '../rule.ts';
import { choicesOf, stemOf } from '../text/draft-parts.ts';
import { choiceExample, exampleOf } from './example.ts';

const numbers: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5 };
const english =
  /\b(?:choose|tick|select|mark|pick|which)\s+(?:the\s+|any\s+)?(one|two|three|four|five|[1-5])\b(?!\s+(?:or|to|of the following (?:words|paragraphs)))/iu;
const arabic: readonly [RegExp, number][] = [
  [/(?:اختر|اختاري|اختاروا)\s+(?:إجابتين|اجابتين|خيارين)/u, 2],
  [/(?:اختر|اختاري|اختاروا)\s+(?:ثلاث|ثلاثة)\s/u, 3],
];

/** The question asks for another number of options than are right. */
export const statedCount: Rule = {
  severity: 'error',
  check: ({ draft }) =>
    choicesOf(draft).flatMap(({ block, index }) => {
      const asked = countIn(normaliseAlways(stemOf(block)));
      const right = block.content.filter(({ correct }) => correct).length;
      if (asked === undefined || right === 0 || asked === right) return [];
      return [{ path: blockPath(index, 'rubric'), data: { asked, right } }];
    }),
};

function countIn(stem: string): number | undefined {
  const word = english.exec(stem)?.[1]?.toLowerCase();
  if (word !== undefined) return numbers[word] ?? Number(word);
  return arabic.find(([pattern]) => pattern.test(stem))?.[1];
}

export const statedCountTexts: RuleTexts = {
  en: {
    name: 'Another number of right options',
    found: 'The question asks for {asked}; options that are right: {right}.',
    why: 'A student who does what is asked cannot earn the whole mark, or is marked wrong for a right choice.',
    fix: 'Change the number in the question, or tick the options that are right.',
  },
  ar: {
    name: 'عدد الخيارات الصحيحة مختلف',
    found: 'العدد المطلوب في السؤال: {asked}، وعدد الخيارات الصحيحة: {right}.',
    why: 'من يفعل المطلوب لا ينال الدرجة كاملة، أو يُحسب اختياره الصحيح خطأ.',
    fix: 'صحّح العدد في السؤال، أو حدّد الخيارات الصحيحة.',
  },
};

const stem = 'Which two animals does the text name?';

export const statedCountExamples: RuleExamples = {
  bad: { draft: exampleOf({}, choiceExample(stem, '*The skunk', 'The bear', 'The fox')) },
  good: { draft: exampleOf({}, choiceExample(stem, '*The skunk', 'The bear', '*The wolf')) },
};
