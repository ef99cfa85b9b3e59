import { itemPath } from '../../../primitives/draft/paths.ts';
import type { ShortItem } from '../../../families/short-answers/schema.ts';
import type { MatchingPair } from '../../../types/matching/schema.ts';
import type { Block } from '../../core/registry.ts';
import type { Rule, RuleExamples, RuleTexts } from '../rule.ts';
import { placed, stemOf } from '../text/draft-parts.ts';
import { contentWords, isContentWord, wordFinder, wordsOf } from '../text/words.ts';
import { exampleOf, matchingExample, shortExample } from './example.ts';

/** An answer to write stands in its question, or one pair alone repeats a word: both can be answered without the passage. */
export const answerInQuestion: Rule = {
  severity: 'warning',
  check: ({ draft }) =>
    placed(draft).flatMap(({ block, index }) => [
      ...answersGiven(block).map(({ at, answer }) => ({
        path: itemPath<ShortItem>(index, at, 'answers'),
        data: { answer },
      })),
      ...pairsGiven(block).map(({ at, answer }) => ({
        path: itemPath<MatchingPair>(index, at, 'right'),
        data: { answer },
      })),
    ]),
};

interface Given {
  at: number;
  answer: string;
}

const articles: ReadonlySet<string> = new Set(['a', 'an', 'the']);

function answersGiven(block: Block): Given[] {
  if (block.type !== 'ShortAnswers') return [];
  return block.content.slice(0, block.answersCount).flatMap(({ prompt = '', answers }, at) => {
    const question = prompt.trim() === '' ? stemOf(block) : prompt;
    // “Is it land or water?” names what there is to choose from.
    if (/(?<!\p{L})(?:or|أم|أو)(?!\p{L})/iu.test(question)) return [];
    const isThere = wordFinder(question);
    const answer = answers.find((each) => {
      const own = wordsOf(each).filter((word) => !articles.has(word));
      return own.some(isContentWord) && own.every(isThere);
    });
    return answer === undefined ? [] : [{ at, answer }];
  });
}

/** Whether a word stands in another of these texts. */
function isElsewhere(texts: readonly string[][], at: number, word: string): boolean {
  return texts.some((words, other) => other !== at && words.includes(word));
}

function pairsGiven(block: Block): Given[] {
  if (block.type !== 'Matching') return [];
  const { content, distractors = [] } = block;
  const lefts = content.map(({ left }) => contentWords(left));
  const rights = [...content.map(({ right }) => contentWords(right)), ...distractors.map(contentWords)];
  const given = content.flatMap(({ right }, at) => {
    const shared = lefts[at]?.some(
      (word) => rights[at]?.includes(word) && !isElsewhere(rights, at, word) && !isElsewhere(lefts, at, word),
    );
    return shared ? [{ at, answer: right }] : [];
  });
  // Where most pairs do, the likeness is what is asked for: `decide` and `decision`.
  return given.length * 2 > content.length ? [] : given;
}

export const answerInQuestionTexts: RuleTexts = {
  en: {
    name: 'The question gives the answer',
    found: 'Words of “{answer}” stand in its question, and lead to it alone.',
    why: 'Students find the answer by a word that they see twice, without the passage and without understanding it.',
    fix: 'Ask in other words, or take the word into another question or another choice too.',
  },
  ar: {
    name: 'السؤال يعطي الإجابة',
    found: 'ترد ألفاظ «{answer}» في سؤالها، ولا تدلّ إلا عليها.',
    why: 'يجد الطالب الإجابة بكلمة يراها مرتين، دون النص ودون أن يفهمه.',
    fix: 'اسأل بألفاظ أخرى، أو استعمل الكلمة في سؤال آخر أو خيار آخر أيضًا.',
  },
};

const rubric = 'Answer in one or two words.';

export const answerInQuestionExamples: RuleExamples = {
  bad: {
    draft: exampleOf(
      {},
      shortExample(rubric, 'Which red bird sat on the fence?=a red bird'),
      matchingExample(
        'Match the halves.',
        'The lamp went out=because the lamp had no oil',
        'She ran home=in the rain',
        'They slept=until noon',
      ),
    ),
  },
  good: {
    draft: exampleOf(
      {},
      shortExample(rubric, 'What sat on the fence?=a red bird'),
      matchingExample(
        'Match the halves.',
        'The lamp went out=because there was no oil',
        'She ran home=in the rain',
        'They slept=until noon',
      ),
    ),
  },
};
