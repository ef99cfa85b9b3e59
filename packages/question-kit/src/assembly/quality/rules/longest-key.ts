import { itemPath } from '../../../primitives/draft/paths.ts';
import type { McqOption } from '../../../types/mcq/schema.ts';
import type { Rule, RuleExamples, RuleTexts } from '../rule.ts';
import { choicesOf, soleKey } from '../text/draft-parts.ts';
import { choiceExample, exampleOf } from './example.ts';

/** A right option that is longer than every other by this factor, and by this many characters, is seen at a glance. */
const limits = { factor: 1.4, characters: 12 };

/** The right option is clearly the longest. */
export const longestKey: Rule = {
  severity: 'warning',
  check: ({ draft }) =>
    choicesOf(draft).flatMap(({ block, index }) => {
      const sole = soleKey(block);
      if (!sole) return [];
      const key = sole.key.option.text.trim().length;
      const other = Math.max(...sole.others.map(({ option }) => option.text.trim().length));
      if (key < other * limits.factor || key < other + limits.characters) return [];
      return [{ path: itemPath<McqOption>(index, sole.key.at, 'text'), data: { key, other } }];
    }),
};

export const longestKeyTexts: RuleTexts = {
  en: {
    name: 'The longest option is right',
    found: 'The right option has {key} characters, the longest of the others {other}.',
    why: 'Authors make the right option exact and so longer. Students who know this choose the longest one without reading on.',
    fix: 'Shorten the right option, or give the others as much detail.',
  },
  ar: {
    name: 'أطول خيار هو الصحيح',
    found: 'عدد أحرف الخيار الصحيح {key}، وعدد أحرف أطول الخيارات الأخرى {other}.',
    why: 'يميل من يكتب السؤال إلى الدقة في الخيار الصحيح فيطول. ومن يعرف ذلك من الطلاب يختار الأطول دون أن يقرأ.',
    fix: 'اختصر الخيار الصحيح، أو أضف إلى الخيارات الأخرى قدرًا مماثلًا من التفاصيل.',
  },
};

const stem = 'Why did the market move to the harbour?';

export const longestKeyExamples: RuleExamples = {
  bad: {
    draft: exampleOf(
      {},
      choiceExample(
        stem,
        'It was cheaper.',
        'People liked ships.',
        '*The old square had become too small for the growing number of traders.',
        'The mayor lived there.',
      ),
    ),
  },
  good: {
    draft: exampleOf(
      {},
      choiceExample(
        stem,
        'The rent was lower than in the centre.',
        'Visitors wanted to see the ships.',
        '*The old square had become too small.',
        'The mayor had moved there himself.',
      ),
    ),
  },
};
