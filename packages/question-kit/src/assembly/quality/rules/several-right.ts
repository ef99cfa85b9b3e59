import { matchAnswer } from '../../../primitives/comparison/match-answer.ts';
import { itemPath } from '../../../primitives/draft/paths.ts';
import { wordBox } from '../../../types/fill-in-blanks/student-view.ts';
import type { Rule, RuleExamples, RuleTexts } from '../rule.ts';
import { gapTextsOf } from '../text/draft-parts.ts';
import { exampleOf, gapExample } from './example.ts';

/** Words of a box that are compared like typed ones: `Sea` and `sea` are one word to a reader. */
const sameToReaders = { case: 'ignore', accents: 'ignore', punctuation: 'ignore' } as const;

/** More than one word of the box is right in a gap, or would be to a reader. */
export const severalRight: Rule = {
  severity: 'error',
  check: ({ draft }) =>
    gapTextsOf(draft).flatMap(({ block, index }) => {
      const words = [...new Set(wordBox(block))];
      return block.content.flatMap((item, at) => {
        if (item.type !== 'gap') return [];
        const own = item.answers[0]?.trim() ?? '';
        const also = words.find(
          (word) => word !== own && matchAnswer(word, item.answers, sameToReaders).decision !== 'none',
        );
        return also === undefined ? [] : [{ path: itemPath(index, at), data: { answer: own, also } }];
      });
    }),
};

export const severalRightTexts: RuleTexts = {
  en: {
    name: 'Several right words in the box',
    found: 'Both “{answer}” and “{also}” are in the box and right in this gap.',
    why: 'A student who uses the second word here lacks it in the gap where it is needed, or gets no mark for what is right.',
    fix: 'Take one of the two words out of the box, or change the sentence so that only one fits.',
  },
  ar: {
    name: 'أكثر من كلمة صحيحة في الصندوق',
    found: 'كلتا الكلمتين «{answer}» و«{also}» في الصندوق وتصحّ في هذا الفراغ.',
    why: 'من يستعمل الكلمة الثانية هنا لا يجدها للفراغ الذي يحتاج إليها، أو لا ينال درجة على إجابة صحيحة.',
    fix: 'أخرج إحدى الكلمتين من الصندوق، أو غيّر الجملة حتى لا تناسبها إلا واحدة.',
  },
};

const rubric = 'Complete the sentences with words from the box.';
const text = 'We crossed the [[road|street]] at noon. ';

export const severalRightExamples: RuleExamples = {
  bad: { draft: exampleOf({}, gapExample(rubric, `${text}The children played in the [[street]].`, ['bridge'])) },
  good: { draft: exampleOf({}, gapExample(rubric, `${text}The children played in the [[garden]].`, ['bridge'])) },
};
