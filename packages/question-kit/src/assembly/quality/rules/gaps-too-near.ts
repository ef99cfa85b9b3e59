import { itemPath } from '../../../primitives/draft/paths.ts';
import type { Rule, RuleExamples, RuleTexts } from '../rule.ts';
import { gapTextsOf } from '../text/draft-parts.ts';
import { wordsOf } from '../text/words.ts';
import { exampleOf, gapExample } from './example.ts';

/** The fewest words between two gaps of a sentence that give a student something to go by. */
const fewestWords = 3;

/** A gap stands so near the one before it in its sentence that each hides what the other is found by. */
export const gapsTooNear: Rule = {
  severity: 'warning',
  check: ({ draft }) =>
    gapTextsOf(draft).flatMap(({ block, index }) => {
      let between: string | undefined;
      return block.content.flatMap((item, at) => {
        if (item.type === 'text') {
          if (between !== undefined) between += item.text;
          return [];
        }
        const text = between;
        between = '';
        if (text === undefined || /[.!?…:;؟؛]\s|\n/u.test(text)) return [];
        const words = wordsOf(text).length;
        // Lists of gaps are for the rule of interchangeable gaps.
        if (words >= fewestWords || isList(text)) return [];
        return [{ path: itemPath(index, at), data: { words } }];
      });
    }),
};

function isList(text: string): boolean {
  return /^\s*(?:,|،)?\s*(?:and|or|و|أو)?\s*$/u.test(text) && /[,،\p{L}]/u.test(text);
}

export const gapsTooNearTexts: RuleTexts = {
  en: {
    name: 'Gaps too near each other',
    found: 'Words between this gap and the one before it: {words}.',
    why: 'Each gap hides what the other is found by. Who misses one misses both, so that one mistake costs two marks.',
    fix: 'Close one of the two gaps, or move it to another sentence.',
  },
  ar: {
    name: 'فراغات متقاربة',
    found: 'عدد الكلمات بين هذا الفراغ والذي قبله: {words}.',
    why: 'يخفي كل فراغ ما يُعرف به الآخر، فمن أخطأ في أحدهما أخطأ فيهما، ويكلّفه الخطأ الواحد درجتين.',
    fix: 'احذف أحد الفراغين، أو انقله إلى جملة أخرى.',
  },
};

const rubric = 'Write one word in each gap.';

export const gapsTooNearExamples: RuleExamples = {
  bad: { draft: exampleOf({}, gapExample(rubric, 'The ferry [[left]] the [[harbour]] before sunrise.')) },
  good: {
    draft: exampleOf(
      {},
      gapExample(rubric, 'The ferry [[left]] long before sunrise, and nobody saw it leave the [[harbour]].'),
    ),
  },
};
