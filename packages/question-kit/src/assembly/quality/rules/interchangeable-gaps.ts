import { itemPath } from '../../../primitives/draft/paths.ts';
import type { Gap } from '../../../types/fill-in-blanks/schema.ts';
import type { Rule, RuleExamples, RuleTexts } from '../rule.ts';
import { gapTextsOf } from '../text/draft-parts.ts';
import { wordsOf } from '../text/words.ts';
import { exampleOf, gapExample } from './example.ts';

/** Two gaps of a list (“… and …”) that accept different words: what is right depends on an order that the text does not give. */
export const interchangeableGaps: Rule = {
  severity: 'error',
  check: ({ draft }) =>
    gapTextsOf(draft).flatMap(({ block, index }) => {
      let before: Gap | undefined;
      let between = '';
      return block.content.flatMap((item, at) => {
        if (item.type === 'text') {
          between += item.text;
          return [];
        }
        const [first, text] = [before, between];
        before = item;
        between = '';
        if (!first || !/^\s*(?:[,،]|[,،]?\s*(?:and|or|و|أو))\s*$/u.test(text) || isSameKey(first, item)) return [];
        return [{ path: itemPath(index, at), data: { first: first.answers[0] ?? '', second: item.answers[0] ?? '' } }];
      });
    }),
};

function isSameKey(first: Gap, second: Gap): boolean {
  return JSON.stringify(answerForms(first)) === JSON.stringify(answerForms(second));
}

function answerForms({ answers }: Gap): string[] {
  return answers.map((answer) => wordsOf(answer).join(' ')).toSorted();
}

export const interchangeableGapsTexts: RuleTexts = {
  en: {
    name: 'Gaps that could change places',
    found: '“{first}” and “{second}” stand in a list, and only this order is accepted.',
    why: 'A student who writes them the other way round is right and gets no mark.',
    fix: 'Accept both words in both gaps, keep one of them as text, or ask for both in a short answer in any order.',
  },
  ar: {
    name: 'فراغات يمكن تبادلها',
    found: '«{first}» و«{second}» في قائمة واحدة، ولا يُقبل إلا هذا الترتيب.',
    why: 'من يكتبهما بترتيب معكوس مصيب ولا ينال درجة.',
    fix: 'اقبل الكلمتين في الفراغين، أو أبقِ إحداهما نصًا، أو اطلبهما في إجابة قصيرة بأي ترتيب.',
  },
};

const rubric = 'Write one word in each gap.';

export const interchangeableGapsExamples: RuleExamples = {
  bad: { draft: exampleOf({}, gapExample(rubric, 'Honey is made of [[nectar]] and [[water]] by bees.')) },
  good: { draft: exampleOf({}, gapExample(rubric, 'Honey is made of nectar and [[water]] by bees.')) },
};
