import { blockPath } from '../../../primitives/draft/paths.ts';
import type { Rule, RuleExamples, RuleTexts } from '../rule.ts';
import { choicesOf } from '../text/draft-parts.ts';
import { emphasisedText } from '../text/lines.ts';
import { choiceExample, exampleOf } from './example.ts';

/** A question for what does not hold; `why … not` and a negative in what is quoted ask for something else. */
const patterns: Readonly<Record<string, RegExp>> = {
  en: /\b(?:which|what|who|where|when)\b[^.?!“"]*?(\bnot\b|\bnever\b|\bexcept\b|\bincorrect\b|\bfalse\b|\buntrue\b|\b\p{L}+n['’]t\b)|(\bexcept\b)\s*[.:…]*$/iu,
  ar: /(?:^|\s)(?:أي|أيّ|أيٌّ|ما|ماذا|من|مَن|الذي|التي)(?=\s)[^.؟!«]*?(?<=\s)(ليس|ليست|لا|لم|لن|غير|ماعدا|عدا|باستثناء|خطأ|خاطئ|خاطئة)(?=[\s؟.:]|$)/u,
};

/** The stem asks for what is not so, and the negative word is not emphasised. */
export const negativeStem: Rule = {
  severity: 'warning',
  check: ({ draft, linesIn }) =>
    choicesOf(draft).flatMap(({ block, index }) => {
      const emphasised = emphasisedText(block.rubric).toLowerCase();
      const word = Object.entries(patterns)
        .flatMap(([language, pattern]) => linesIn(block.rubric, language).map((line) => pattern.exec(line)))
        .map((found) => found?.[1] ?? found?.[2])
        .find((found) => found !== undefined && !emphasised.includes(found.toLowerCase()));
      return word === undefined ? [] : [{ path: blockPath(index, 'rubric'), data: { word } }];
    }),
};

export const negativeStemTexts: RuleTexts = {
  en: {
    name: 'A negative question',
    found: 'The question asks for what is not so, and “{word}” is not emphasised.',
    why: 'Students overlook the word, find a true option and choose it: they lose the mark although they have understood.',
    fix: 'Ask for what is so. If it has to be a negative, make the word bold.',
  },
  ar: {
    name: 'سؤال منفي',
    found: 'يسأل السؤال عمّا لا يصحّ، وكلمة «{word}» غير مبرزة.',
    why: 'يغفل الطلاب عن الكلمة فيجدون خيارًا صحيحًا ويختارونه، فتضيع الدرجة مع أنهم فهموا.',
    fix: 'اسأل عمّا يصحّ. وإن كان النفي ضروريًا فاجعل الكلمة بخط عريض.',
  },
};

const options = ['*A lock on the door', 'A window to the lake', 'A bed of hay'];

export const negativeStemExamples: RuleExamples = {
  bad: { draft: exampleOf({}, choiceExample('What did the cabin not have?', ...options)) },
  good: { draft: exampleOf({}, choiceExample('<p>What did the cabin <strong>not</strong> have?</p>', ...options)) },
};
