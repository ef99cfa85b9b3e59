import { matchAnswer } from '../../../primitives/comparison/match-answer.ts';
import { itemPath } from '../../../primitives/draft/paths.ts';
import type { FillInBlanksBlock } from '../../../types/fill-in-blanks/schema.ts';
import { wordBox } from '../../../types/fill-in-blanks/student-view.ts';
import type { MatchingPair } from '../../../types/matching/schema.ts';
import type { Rule, RuleExamples, RuleTexts } from '../rule.ts';
import { gapTextsOf, placed } from '../text/draft-parts.ts';
import { gapsOfSameSentences } from '../text/gap-sentences.ts';
import { exampleOf, gapExample } from './example.ts';

/** Words of a box that are compared like typed ones: `Sea` and `sea` are one word to a reader. */
const sameToReaders = { case: 'ignore', accents: 'ignore', punctuation: 'ignore' } as const;
/** What is chosen for a pair may be about accents: `résumé` is no `resume`. */
const samePairToReaders = { ...sameToReaders, accents: 'exact' } as const;

/** More than one word of a list is right in one place, or would be to a reader. */
export const severalRight: Rule = {
  severity: 'error',
  check: ({ draft }) => [
    ...gapTextsOf(draft).flatMap(({ block, index }) =>
      rightWords(block).map(({ at, ...data }) => ({ path: itemPath(index, at), data })),
    ),
    ...placed(draft).flatMap(({ block, index }) => {
      if (block.type !== 'Matching') return [];
      const choices = [...block.content.map(({ right }) => right), ...(block.distractors ?? [])];
      return block.content.flatMap(({ right }, at) => {
        // A pair is compared with what comes after it, so that two of them are one finding.
        const also = choices.slice(at + 1).find((choice) => isSameToReaders(choice, right));
        return also === undefined
          ? []
          : [{ path: itemPath<MatchingPair>(index, at, 'right'), data: { answer: right.trim(), also: also.trim() } }];
      });
    }),
  ],
};

interface RightWord {
  /** The place of the gap in its block. */
  at: number;
  answer: string;
  also: string;
}

/** The gaps of a box in which another word of it is right as well: the key accepts it, or the gap of that word has the same sentence. */
function rightWords(block: FillInBlanksBlock): RightWord[] {
  const words = [...new Set(wordBox(block))];
  const alike = block.boxOptions ? new Map(gapsOfSameSentences(block).map(([first, second]) => [second, first])) : null;
  return block.content.flatMap((item, at) => {
    if (item.type !== 'gap') return [];
    const own = item.answers[0]?.trim() ?? '';
    const isAccepted = (word: string) => matchAnswer(word, item.answers, sameToReaders).decision !== 'none';
    const accepted = words.find((word) => word !== own && isAccepted(word));
    if (accepted !== undefined) return [{ at, answer: own, also: accepted }];
    const other = block.content[alike?.get(at) ?? at];
    const word = other?.type === 'gap' ? (other.answers[0]?.trim() ?? '') : '';
    return own === '' || word === '' || isAccepted(word) ? [] : [{ at, answer: own, also: word }];
  });
}

function isSameToReaders(first: string, second: string): boolean {
  return (
    first.trim() !== second.trim() &&
    first.trim() !== '' &&
    matchAnswer(first, [second.replaceAll('*', '\\*')], samePairToReaders).decision !== 'none'
  );
}

export const severalRightTexts: RuleTexts = {
  en: {
    name: 'Several right words in the list',
    found: 'Both “{answer}” and “{also}” can be chosen, and both are right here.',
    why: 'A student who uses the second word here lacks it in the place where it is needed, or gets no mark for what is right.',
    fix: 'Take one of the two words out of the list, or change the sentence so that only one fits.',
  },
  ar: {
    name: 'أكثر من كلمة صحيحة في القائمة',
    found: 'يمكن اختيار «{answer}» واختيار «{also}»، وكلا الاختيارين صحيح هنا.',
    why: 'من يستعمل الكلمة الثانية هنا لا يجدها حيث يحتاج إليها، أو لا ينال درجة على إجابة صحيحة.',
    fix: 'أخرج إحدى الكلمتين من القائمة، أو غيّر الجملة حتى لا تناسبها إلا واحدة.',
  },
};

const rubric = 'Complete the sentences with words from the box.';
const text = 'We crossed the [[road|street]] at noon. ';

export const severalRightExamples: RuleExamples = {
  bad: { draft: exampleOf({}, gapExample(rubric, `${text}The children played in the [[street]].`, ['bridge'])) },
  good: { draft: exampleOf({}, gapExample(rubric, `${text}The children played in the [[garden]].`, ['bridge'])) },
};
