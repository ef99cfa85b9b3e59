import { itemPath } from '../../../primitives/draft/paths.ts';
import type { McqOption } from '../../../types/mcq/schema.ts';
import type { Rule, RuleExamples, RuleTexts } from '../rule.ts';
import { choicesOf, soleKey } from '../text/draft-parts.ts';
import { wordsOf } from '../text/words.ts';
import { choiceExample, exampleOf } from './example.ts';

const words: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'en',
    new Set(
      'always never nobody everybody everyone everything nothing none absolutely completely entirely totally impossible whatsoever'.split(
        ' ',
      ),
    ),
  ],
  ['ar', new Set(wordsOf('دائما ابدا مطلقا اطلاقا قطعا حتما مستحيل يستحيل بتاتا'))],
]);

/** One wrong option, and no other, has a word that allows no exception. */
export const absoluteWords: Rule = {
  severity: 'warning',
  check: ({ draft, languageOf }) =>
    choicesOf(draft).flatMap(({ block, index }) => {
      const sole = soleKey(block);
      if (!sole) return [];
      const found = [sole.key, ...sole.others].flatMap((placed) => {
        const absolute = words.get(languageOf(placed.option.text));
        const word = wordsOf(placed.option.text).find((each) => absolute?.has(each));
        return word === undefined ? [] : [{ ...placed, word }];
      });
      const [only] = found;
      if (!only || found.length > 1 || only.option.correct) return [];
      return [{ path: itemPath<McqOption>(index, only.at, 'text'), data: { word: only.word } }];
    }),
};

export const absoluteWordsTexts: RuleTexts = {
  en: {
    name: 'An absolute word in one wrong option only',
    found: '“{word}” stands in this option and in no other.',
    why: 'Little is so without exception. Students who are used to tests cross such an option out without understanding it.',
    fix: 'Write the option without the word (“often”, “most”), or use such words in several options.',
  },
  ar: {
    name: 'كلمة مطلقة في خيار خاطئ وحيد',
    found: 'ترد كلمة «{word}» في هذا الخيار دون غيره.',
    why: 'قليل من الأمور لا استثناء له، فيستبعد الطلاب المتمرّسون هذا الخيار دون أن يفهموه.',
    fix: 'اكتب الخيار بكلمة غير مطلقة («غالبًا»، «معظم»)، أو استعمل مثلها في أكثر من خيار.',
  },
};

const stem = 'What does the text say about bees in winter?';

export const absoluteWordsExamples: RuleExamples = {
  bad: {
    draft: exampleOf(
      {},
      choiceExample(stem, 'They never leave the hive.', '*They keep each other warm.', 'They sleep in the ground.'),
    ),
  },
  good: {
    draft: exampleOf(
      {},
      choiceExample(stem, 'They fly to warmer places.', '*They keep each other warm.', 'They sleep in the ground.'),
    ),
  },
};
