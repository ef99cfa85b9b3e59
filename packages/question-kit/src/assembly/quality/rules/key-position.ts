import { letterOf } from '../../../types/mcq/choice.ts';
import type { Draft } from '../../core/question.ts';
import type { Found, Rule, RuleExamples, RuleTexts } from '../rule.ts';
import { choicesOf, soleKey } from '../text/draft-parts.ts';
import { choiceExample, exampleOf } from './example.ts';

/** Fewer items say nothing of a habit. */
const fewestItems = 5;
/** How far beyond chance a position has to be, in standard deviations: by chance, one paper in several hundred is. */
const deviations = 2.8;

/** The right options stand in the same place too often. */
export const keyPosition: Rule = {
  severity: 'note',
  check: ({ draft }) => keyPositions([draft]).map((data) => ({ path: ['questions'], data })),
};

/** What `keyPosition` measures, over several questions: a letter that is right far more often than chance has it. */
export function keyPositions(drafts: readonly Draft[]): NonNullable<Found['data']>[] {
  const items = drafts.flatMap((draft) =>
    choicesOf(draft).flatMap(({ block }) => {
      const sole = soleKey(block);
      return sole ? [{ at: sole.key.at, options: block.content.length }] : [];
    }),
  );
  if (items.length < fewestItems) return [];
  const expected = items.reduce((sum, { options }) => sum + 1 / options, 0);
  const variance = items.reduce((sum, { options }) => sum + (1 / options) * (1 - 1 / options), 0);
  const most = Math.max(...items.map(({ options }) => options));
  return Array.from({ length: most }, (_, at) => ({
    letter: letterOf(at),
    times: items.filter((item) => item.at === at).length,
    items: items.length,
  })).filter(({ times }) => times - expected > deviations * Math.sqrt(variance));
}

export const keyPositionTexts: RuleTexts = {
  en: {
    name: 'The right options stand in one place',
    found: '{letter} is right in {times} of {items} items.',
    why: 'A student who notices the habit, or who always chooses the same letter, earns more than they know.',
    fix: 'Move some of the right options: drag them, or sort options by length or by alphabet.',
  },
  ar: {
    name: 'الخيارات الصحيحة في موضع واحد',
    found: 'عدد المرات التي يكون فيها {letter} هو الصحيح: {times} من {items}.',
    why: 'من يلاحظ هذه العادة من الطلاب، أو يختار الحرف نفسه دائمًا، ينال أكثر مما يعرف.',
    fix: 'غيّر مواضع بعض الخيارات الصحيحة بالسحب، أو رتّب الخيارات بحسب طولها أو أحرفها.',
  },
};

const capitals = ['Norway', 'Egypt', 'Peru', 'Japan', 'Kenya', 'Chile'];
const cities = ['Oslo', 'Cairo', 'Lima', 'Tokyo', 'Nairobi', 'Santiago'];

/** One item for each country; `place` says where its right option stands. */
const items = (place: (item: number) => number) =>
  capitals.map((country, item) => {
    const wrong = cities.filter((_, at) => at !== item).slice(0, 3);
    const options = wrong.toSpliced(place(item), 0, `*${cities[item]}`);
    return choiceExample(`What is the capital of ${country}?`, ...options);
  });

export const keyPositionExamples: RuleExamples = {
  bad: { draft: exampleOf({}, ...items(() => 1)) },
  good: { draft: exampleOf({}, ...items((item) => item % 4)) },
};
