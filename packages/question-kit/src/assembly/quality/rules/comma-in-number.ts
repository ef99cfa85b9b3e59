import { itemPath } from '../../../primitives/draft/paths.ts';
import { isAmbiguousNumber } from '../../../primitives/comparison/ambiguous-number.ts';
import { acceptedNumbers } from '../../../primitives/comparison/match-answer.ts';
import type { Match } from '../../../primitives/schema/fields.ts';
import type { Block } from '../../core/registry.ts';
import type { Rule, RuleExamples, RuleTexts } from '../rule.ts';
import { placed } from '../text/draft-parts.ts';
import { exampleOf, gapExample } from './example.ts';

/** A key that is compared as a number may be meant as thousands, and counts as decimals. */
export const commaInNumber: Rule = {
  severity: 'warning',
  check: ({ draft }) =>
    placed(draft).flatMap(({ block, index }) =>
      typedItems(block).flatMap(({ at, answers, match }) => {
        const answer = match?.compare === 'number' ? answers.find(isAmbiguousNumber) : undefined;
        if (answer === undefined) return [];
        return [{ path: itemPath(index, at), data: { answer, number: readAs(answer) } }];
      }),
    ),
};

interface TypedItem {
  at: number;
  answers: readonly string[];
  match: Match | undefined;
}

/** Fields and gaps that are typed: words of a word box are compared as they are written. */
function typedItems(block: Block): TypedItem[] {
  if (block.type !== 'ShortAnswers' && (block.type !== 'FillInBlanks' || block.boxOptions)) return [];
  return block.content.flatMap((item, at) =>
    'answers' in item ? [{ at, answers: item.answers, match: item.match }] : [],
  );
}

function readAs(answer: string): string {
  const { from, to } = acceptedNumbers(answer) ?? { from: Number.NaN, to: Number.NaN };
  return from === to ? String(from) : `${from}–${to}`;
}

export const commaInNumberTexts: RuleTexts = {
  en: {
    name: 'Thousands with a comma',
    found: '“{answer}” counts as {number} here.',
    why: 'A single comma begins the decimals, as in most of Europe. If thousands are meant, a student who writes them without a comma gets no mark.',
    fix: 'Write thousands without a comma: 12000. Write decimals without zeros at the end, or with a point.',
  },
  ar: {
    name: 'فاصلة في الآلاف',
    found: 'تُقرأ «{answer}» هنا بالقيمة {number}.',
    why: 'الفاصلة الواحدة تبدأ الكسر العشري كما في معظم أوروبا. فإن كان المقصود آلافًا فلا درجة لمن كتبها بلا فاصلة.',
    fix: 'اكتب الآلاف بلا فاصلة: 12000. واكتب الكسر العشري بنقطة، أو بلا أصفار في آخره.',
  },
};

/** A text with a gap that is compared as a number. */
function numberExample(text: string): Block {
  const block = gapExample('Complete the sentence with a number.', text);
  if (block.type !== 'FillInBlanks') return block;
  const content = block.content.map((item) => (item.type === 'gap' ? { ...item, match } : item));
  return { ...block, content };
}

const match: Match = { compare: 'number' };

export const commaInNumberExamples: RuleExamples = {
  bad: { draft: exampleOf({}, numberExample('The island has [[12,000]] inhabitants.')) },
  good: { draft: exampleOf({}, numberExample('The island has [[12000]] inhabitants.')) },
};
