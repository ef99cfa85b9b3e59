import { itemPath } from '../../../primitives/draft/paths.ts';
import { letterOf } from '../../../types/mcq/choice.ts';
import type { McqOption } from '../../../types/mcq/schema.ts';
import type { Rule, RuleExamples, RuleTexts } from '../rule.ts';
import { choicesOf, soleKey } from '../text/draft-parts.ts';
import { contentWords, wordsOf } from '../text/words.ts';
import { choiceExample, exampleOf } from './example.ts';

const negations: ReadonlySet<string> = new Set(
  "not no never without cannot neither nor don't doesn't didn't isn't wasn't aren't weren't won't can't ليس لا لم لن غير دون بدون".split(
    ' ',
  ),
);

/** Two options of which one is right whenever the other is: equal in what they say, one within the other, or ranges that meet. */
export const overlappingOptions: Rule = {
  severity: 'warning',
  check: ({ draft }) =>
    choicesOf(draft).flatMap(({ block, index }) => {
      if (!soleKey(block)) return [];
      return block.content.flatMap(({ text }, at) => {
        const other = block.content.findIndex((earlier, place) => place < at && doOverlap(earlier.text, text));
        if (other === -1) return [];
        return [
          { path: itemPath<McqOption>(index, at, 'text'), data: { first: letterOf(other), second: letterOf(at) } },
        ];
      });
    }),
};

function doOverlap(first: string, second: string): boolean {
  const ranges = [rangeOf(first), rangeOf(second)];
  if (ranges[0] && ranges[1]) return ranges[0].from <= ranges[1].to && ranges[1].from <= ranges[0].to;
  if (isNegated(first) !== isNegated(second) || /\p{N}/u.test(first + second)) return false;
  const [shorter = [], longer = []] = [contentWords(first), contentWords(second)].toSorted(
    (a, b) => a.length - b.length,
  );
  return shorter.length >= 2 && isWithin(shorter, longer);
}

/** Whether the words stand in the other text one after another, with nothing between them. */
function isWithin(words: readonly string[], others: readonly string[]): boolean {
  return others.some((_, start) => words.every((word, at) => others[start + at] === word));
}

function isNegated(text: string): boolean {
  return wordsOf(text).some((word) => negations.has(word));
}

/** The range of numbers that an option gives: `10–20`, `between 10 and 20`, `من 10 إلى 20`. */
function rangeOf(text: string): { from: number; to: number } | undefined {
  const found = /(\d+(?:\.\d+)?)\s*(?:-|–|—|to|and|إلى|الى|و)\s*(\d+(?:\.\d+)?)/u.exec(text.normalize('NFKC'));
  const [from, to] = [Number(found?.[1]), Number(found?.[2])];
  return found && from < to ? { from, to } : undefined;
}

export const overlappingOptionsTexts: RuleTexts = {
  en: {
    name: 'Options that overlap',
    found: 'Whenever option {first} is right, so is option {second}, or the other way round.',
    why: 'Two options that say the same cannot be the only right one: students rule both out, and fewer are left to guess from. If one of them is the key, both are right.',
    fix: 'Give each option something of its own; let ranges of numbers begin where the one before has ended.',
  },
  ar: {
    name: 'خيارات متداخلة',
    found: 'إذا صحّ الخيار {first} صحّ الخيار {second} أيضًا، أو العكس.',
    why: 'الخياران اللذان يقولان الشيء نفسه لا يصحّ أحدهما وحده، فيستبعدهما الطالب معًا ويسهل التخمين. وإن كان أحدهما هو الصحيح فكلاهما صحيح.',
    fix: 'اجعل لكل خيار معنى مستقلًا، ولتبدأ كل فئة من الأعداد بعد نهاية ما قبلها.',
  },
};

const stem = 'How many people work in the factory?';

export const overlappingOptionsExamples: RuleExamples = {
  bad: { draft: exampleOf({}, choiceExample(stem, '10–20', '*20–30', '30–40')) },
  good: { draft: exampleOf({}, choiceExample(stem, '10–19', '*20–29', '30–39')) },
};
