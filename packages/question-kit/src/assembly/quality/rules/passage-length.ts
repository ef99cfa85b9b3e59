import { inputPath } from '../../../primitives/draft/paths.ts';
import { countWords } from '../../../primitives/text/words.ts';
import type { CefrLevel } from '../levels.ts';
import { passagesOf } from '../text/draft-parts.ts';
import type { Rule, RuleExamples, RuleTexts } from '../rule.ts';
import { choiceExample, exampleOf, passageExample } from './example.ts';

/** The most words of one passage; our estimates, wide on purpose, so that only what is clearly too long is found. */
const longest: Readonly<Record<CefrLevel, number>> = { A1: 180, A2: 310, B1: 500, B2: 810, C1: 1000, C2: 1060 };

/** A passage is longer than those of its level. */
export const passageLength: Rule = {
  severity: 'note',
  check: ({ draft, level }) =>
    passagesOf(draft).flatMap(({ text, index }) => {
      const item = draft.input[index];
      const words = countWords(text);
      if (level === null || item?.kind !== 'text' || words <= longest[level]) return [];
      return [{ path: inputPath(index, 'html'), data: { words, level, longest: longest[level] } }];
    }),
};

export const passageLengthTexts: RuleTexts = {
  en: {
    name: 'A long passage',
    found: 'Words of the passage: {words}. At {level}, {longest} are many.',
    why: 'Students at this level tire or run out of time before they reach the questions about the end.',
    fix: 'Shorten the passage, divide it between two questions, or choose a higher level.',
  },
  ar: {
    name: 'نص طويل',
    found: 'عدد كلمات النص: {words}. وفي المستوى {level} يُعدّ {longest} كثيرًا.',
    why: 'يتعب الطلاب في هذا المستوى أو ينفد وقتهم قبل أن يصلوا إلى الأسئلة عن آخر النص.',
    fix: 'اختصر النص، أو قسّمه على سؤالين، أو اختر مستوى أعلى.',
  },
};

const sentence = 'My sister has a small shop near the station and sells fruit there. ';
const item = choiceExample('What does the sister sell?', '*Fruit', 'Flowers', 'Books');

export const passageLengthExamples: RuleExamples = {
  bad: { draft: exampleOf({ level: 'A1', input: [passageExample(sentence.repeat(20))] }, item) },
  good: { draft: exampleOf({ level: 'A1', input: [passageExample(sentence.repeat(5))] }, item) },
};
