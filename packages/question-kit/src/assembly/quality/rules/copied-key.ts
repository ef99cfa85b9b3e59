import { itemPath } from '../../../primitives/draft/paths.ts';
import type { McqOption } from '../../../types/mcq/schema.ts';
import type { Rule, RuleExamples, RuleTexts } from '../rule.ts';
import { choicesOf, passagesOf, soleKey } from '../text/draft-parts.ts';
import { isContentWord, wordsOf } from '../text/words.ts';
import { choiceExample, exampleOf, passageExample } from './example.ts';

/** So many words in a row as in the passage are a quotation, if this many of them say what they are about. */
const limits = { words: 5, contentWords: 2 };

/** The right option, and no other, is copied from the passage: it is found by looking for its words. */
export const copiedKey: Rule = {
  severity: 'warning',
  check: ({ draft }) => {
    // What is only heard cannot be looked through for words.
    const passages = passagesOf(draft)
      .filter(({ index }) => draft.input[index]?.kind === 'text')
      .map(({ text }) => ` ${wordsOf(text).join(' ')} `);
    if (passages.length === 0) return [];
    const longestCopy = (text: string) =>
      passages
        .map((passage) => copyOf(text, passage))
        .reduce((best, run) => (run.length > best.length ? run : best), []);
    return choicesOf(draft).flatMap(({ block, index }) => {
      const sole = soleKey(block);
      if (!sole) return [];
      const copy = longestCopy(sole.key.option.text);
      const isCopied = copy.length >= limits.words && copy.filter(isContentWord).length >= limits.contentWords;
      if (!isCopied || sole.others.some(({ option }) => longestCopy(option.text).length >= limits.words - 1)) return [];
      return [{ path: itemPath<McqOption>(index, sole.key.at, 'text'), data: { words: copy.join(' ') } }];
    });
  },
};

/** The longest run of words of a text that stands in a passage. */
function copyOf(text: string, passage: string): string[] {
  const words = wordsOf(text);
  let best: string[] = [];
  for (const start of words.keys()) {
    let end = start + best.length + 1;
    while (end <= words.length && passage.includes(` ${words.slice(start, end).join(' ')} `)) {
      best = words.slice(start, end);
      end += 1;
    }
  }
  return best;
}

export const copiedKeyTexts: RuleTexts = {
  en: {
    name: 'The right option is copied from the passage',
    found: '“{words}” stands in the passage and in the right option; no other option is so close to the text.',
    why: 'Students find the option by looking for its words and need not understand the sentence.',
    fix: 'Say it in other words, or take words of the passage into a wrong option too.',
  },
  ar: {
    name: 'الخيار الصحيح منقول من النص',
    found: 'ترد عبارة «{words}» في النص وفي الخيار الصحيح، وليس في الخيارات الأخرى ما هو قريب من النص مثله.',
    why: 'يجد الطالب الخيار بالبحث عن ألفاظه ولا يحتاج إلى فهم الجملة.',
    fix: 'عبّر عنه بألفاظ أخرى، أو انقل ألفاظًا من النص إلى خيار خاطئ أيضًا.',
  },
};

const head = {
  input: [passageExample('The bridge was closed because the river had carried away two of its stone pillars.')],
};
const stem = 'Why could nobody use the bridge?';

export const copiedKeyExamples: RuleExamples = {
  bad: {
    draft: exampleOf(
      head,
      choiceExample(
        stem,
        'A ship had damaged it.',
        '*The river had carried away two pillars.',
        'It was being painted at the time.',
      ),
    ),
  },
  good: {
    draft: exampleOf(
      head,
      choiceExample(
        stem,
        'A ship had run into one side of it.',
        '*Part of what it stood on was gone.',
        'It was being painted at the time.',
      ),
    ),
  },
};
