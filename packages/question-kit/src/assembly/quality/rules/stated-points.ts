import { plainText } from '../../../primitives/rich-text/rich-text.ts';
import { blockPath } from '../../../primitives/draft/paths.ts';
import { normaliseAlways } from '../../../primitives/comparison/normalise.ts';
import { maximumMark } from '../../core/marking.ts';
import { placed } from '../text/draft-parts.ts';
import type { Rule, RuleExamples, RuleTexts } from '../rule.ts';
import { choiceExample, exampleOf, gapExample } from './example.ts';

/** `(10 points)`, `[5 marks]`, `10 points in total`, `(١٠ درجات)`. `each` and `per` speak of an item, not of the block. */
const stated =
  /[([]\s*(\d+(?:\.\d+)?)\s*(?:points?|marks?|pts?|درجة|درجات|نقطة|نقاط|علامة|علامات)\s*[)\]]|(\d+(?:\.\d+)?)\s*(?:points?|marks?)\s+(?:in total|altogether)/iu;

/** The points that the instructions name are not those that the block is worth. */
export const statedPoints: Rule = {
  severity: 'error',
  check: ({ draft }) =>
    placed(draft).flatMap(({ block, index }) => {
      const points = pointsIn(plainText(block.rubric));
      const worth = maximumMark({ questions: block.type === 'Rubric' ? draft.questions : [block] });
      if (points === undefined || points === worth) return [];
      return [{ path: blockPath(index, 'rubric'), data: { stated: points, worth } }];
    }),
};

/** The points that a text names for all of what it introduces. */
export function pointsIn(text: string): number | undefined {
  const found = stated.exec(normaliseAlways(text));
  return found ? Number(found[1] ?? found[2]) : undefined;
}

export const statedPointsTexts: RuleTexts = {
  en: {
    name: 'Marks that do not add up',
    found: 'The instructions name {stated} marks; what follows is worth {worth}.',
    why: 'Students divide their time by the marks they read, and ask for the ones that are missing.',
    fix: 'Change the number in the instructions, or what the items are worth.',
  },
  ar: {
    name: 'درجات لا يتطابق مجموعها',
    found: 'الدرجات المذكورة في التعليمات: {stated}، والدرجات الفعلية: {worth}.',
    why: 'يوزّع الطالب وقته بحسب الدرجات التي يقرؤها، ويسأل عن الناقص منها.',
    fix: 'صحّح العدد في التعليمات، أو غيّر درجات البنود.',
  },
};

const text = 'The sun [[rises]] in the east and [[sets]] in the west.';

export const statedPointsExamples: RuleExamples = {
  bad: { draft: exampleOf({}, gapExample('Complete the sentence. (5 marks)', text)) },
  good: {
    draft: exampleOf(
      {},
      gapExample('Complete the sentence. (2 marks)', text),
      choiceExample('Where is the sun at noon? (1 mark)', '*Overhead', 'In the east', 'In the west'),
    ),
  },
};
