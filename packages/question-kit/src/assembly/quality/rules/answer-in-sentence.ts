import { itemPath } from '../../../primitives/draft/paths.ts';
import type { FillInBlanksBlock } from '../../../types/fill-in-blanks/schema.ts';
import type { Rule, RuleExamples, RuleTexts } from '../rule.ts';
import { gapTextsOf } from '../text/draft-parts.ts';
import { isContentWord, wordFinder, wordsOf } from '../text/words.ts';
import { exampleOf, gapExample } from './example.ts';

/** The answer of a gap, or another form of it, stands in its own sentence. A word in brackets is given on purpose. */
export const answerInSentence: Rule = {
  severity: 'warning',
  check: ({ draft }) =>
    gapTextsOf(draft).flatMap(({ block, index }) =>
      block.content.flatMap((item, at) => {
        if (item.type !== 'gap') return [];
        const around = sentenceAround(block, at).replaceAll(/[([\uFF08][^)\]\uFF09]*[)\]\uFF09]/gu, ' ');
        const isThere = wordFinder(around);
        const given = item.answers.find((answer) => {
          const words = wordsOf(answer);
          return words.length > 0 && words.every(isThere) && words.some(isContentWord);
        });
        return given === undefined ? [] : [{ path: itemPath(index, at), data: { answer: given } }];
      }),
    ),
};

/** What a student reads of the sentence in which a gap stands. */
function sentenceAround(block: FillInBlanksBlock, at: number): string {
  const textOf = (from: number, to: number) =>
    block.content
      .slice(from, to)
      .map((item) => (item.type === 'text' ? item.text : ' '))
      .join('');
  const before =
    textOf(0, at)
      .split(/[.!?؟]\s|\n/u)
      .at(-1) ?? '';
  const after = textOf(at + 1, block.content.length).split(/[.!?؟](?:\s|$)|\n/u)[0] ?? '';
  return `${before} ${after}`;
}

export const answerInSentenceTexts: RuleTexts = {
  en: {
    name: 'The sentence gives the answer',
    found: '“{answer}” also stands in the sentence of the gap, in this form or another.',
    why: 'Students copy the word from beside the gap, whether or not they have understood the passage.',
    fix: 'Say the rest of the sentence in other words, or make a gap of another word.',
  },
  ar: {
    name: 'الجملة تعطي الإجابة',
    found: 'ترد «{answer}» أيضًا في جملة الفراغ نفسها، بهذه الصيغة أو بغيرها.',
    why: 'ينقل الطالب الكلمة من جانب الفراغ، فهم النص أم لم يفهمه.',
    fix: 'صُغ بقية الجملة بألفاظ أخرى، أو اجعل الفراغ مكان كلمة أخرى.',
  },
};

const rubric = 'Complete the summary with one word.';

export const answerInSentenceExamples: RuleExamples = {
  bad: { draft: exampleOf({}, gapExample(rubric, 'The storm broke the mast, and without a [[mast]] they drifted.')) },
  good: { draft: exampleOf({}, gapExample(rubric, 'The storm did such damage that without a [[mast]] they drifted.')) },
};
