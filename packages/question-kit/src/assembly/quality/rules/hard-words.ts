import { inputPath } from '../../../primitives/draft/paths.ts';
import { isAbove, type CefrLevel } from '../levels.ts';
import { wordProfile } from '../word-profile.ts';
import { passagesOf } from '../text/draft-parts.ts';
import type { Rule, RuleExamples, RuleTexts } from '../rule.ts';
import { choiceExample, exampleOf, passageExample } from './example.ts';

/**
 * Readers need to know at least 95 of 100 words of a text (Laufer 1989, “What percentage of lexis is essential for comprehension?”);
 * above this share of hard words they do not.
 */
const largestShare = 0.05;

/** Too many words of a passage are above its level, by the list that the author has. */
export const hardWords: Rule = {
  severity: 'note',
  check: ({ draft, level, levelOf, languageOf }) =>
    passagesOf(draft).flatMap(({ text, index }) => {
      if (level === null || levelOf === null || languageOf(text) === 'ar') return [];
      const { words, listed } = wordProfile(text, levelOf);
      const hard = listed.filter((each) => isAbove(each.level, level));
      const times = hard.reduce((sum, each) => sum + each.times, 0);
      if (words === 0 || times / words <= largestShare) return [];
      const path = draft.input[index]?.kind === 'text' ? inputPath(index, 'html') : inputPath(index, 'transcript');
      const percent = Math.round((times / words) * 100);
      return [
        {
          path,
          data: {
            percent,
            level,
            words: hard
              .slice(0, 8)
              .map(({ word }) => word)
              .join(', '),
          },
        },
      ];
    }),
};

export const hardWordsTexts: RuleTexts = {
  en: {
    name: 'Words above the level',
    found: 'Per cent of the words that are above {level}: {percent}, for example {words}.',
    why: 'Readers understand a text of which they know 95 words in 100. Beyond that they guess.',
    fix: 'Replace or explain the hard words that the questions do not need.',
  },
  ar: {
    name: 'كلمات فوق المستوى',
    found: 'نسبة الكلمات التي فوق المستوى {level} بالمئة: {percent}، ومنها {words}.',
    why: 'يفهم القارئ النص إذا عرف 95 كلمة من كل 100، وما زاد على ذلك يخمّنه.',
    fix: 'استبدل الكلمات الصعبة التي لا تحتاج إليها الأسئلة، أو اشرحها.',
  },
};

const list: Readonly<Record<string, CefrLevel>> = {
  ubiquitous: 'C2',
  meticulous: 'C2',
  tea: 'A1',
  cup: 'A1',
  house: 'A1',
};
const options = { levelOf: (word: string) => list[word] };
const item = choiceExample('What do they drink?', '*Tea', 'Water', 'Milk');

export const hardWordsExamples: RuleExamples = {
  bad: {
    draft: exampleOf(
      { level: 'A2', input: [passageExample('The meticulous and ubiquitous cup of tea is in the house.')] },
      item,
    ),
    options,
  },
  good: {
    draft: exampleOf({ level: 'A2', input: [passageExample('There is always a cup of tea in the house.')] }, item),
    options,
  },
};
