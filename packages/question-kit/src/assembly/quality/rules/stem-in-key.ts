import { itemPath } from '../../../primitives/draft/paths.ts';
import type { McqOption } from '../../../types/mcq/schema.ts';
import type { Rule, RuleExamples, RuleTexts } from '../rule.ts';
import { choicesOf, passagesOf, soleKey, stemOf } from '../text/draft-parts.ts';
import { contentWords } from '../text/words.ts';
import { choiceExample, exampleOf, passageExample } from './example.ts';

/** The right option alone repeats words of the question: it can be found without the passage. */
export const stemInKey: Rule = {
  severity: 'warning',
  check: ({ draft }) => {
    if (passagesOf(draft).length === 0 && draft.input.length === 0) return [];
    return choicesOf(draft).flatMap(({ block, index }) => {
      const sole = soleKey(block);
      if (!sole) return [];
      const stem = new Set(contentWords(stemOf(block)));
      const inOthers = new Set(sole.others.flatMap(({ option }) => contentWords(option.text)));
      const key = contentWords(sole.key.option.text);
      const shared = [...new Set(key)].filter((word) => stem.has(word) && !inOthers.has(word));
      // One word in common is chance; two, and a good part of the option, are an echo.
      if (shared.length < 2 || shared.length * 3 < key.length) return [];
      const word = originals(sole.key.option.text, shared);
      return [{ path: itemPath<McqOption>(index, sole.key.at, 'text'), data: { words: word } }];
    });
  },
};

function originals(text: string, roots: readonly string[]): string {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .filter((word) => roots.includes(contentWords(word)[0] ?? ''))
    .map((word) => `“${word}”`)
    .join(', ');
}

export const stemInKeyTexts: RuleTexts = {
  en: {
    name: 'The question repeats the right option',
    found: '{words} stand in the question and in the right option, and in no other option.',
    why: 'Students choose the option that sounds like the question. They can do so without reading or hearing the passage.',
    fix: 'Say it in other words in the right option, or let a wrong option repeat words of the question too.',
  },
  ar: {
    name: 'السؤال يكرر الخيار الصحيح',
    found: 'ترد {words} في السؤال وفي الخيار الصحيح دون الخيارات الأخرى.',
    why: 'يختار الطالب ما يشبه السؤال في ألفاظه، ولا يحتاج إلى قراءة النص أو سماعه.',
    fix: 'عبّر عن الخيار الصحيح بألفاظ أخرى، أو كرّر ألفاظًا من السؤال في خيار خاطئ أيضًا.',
  },
};

const head = {
  input: [passageExample('The lighthouse was built of granite. It needed a strong lamp, since fog is frequent.')],
};
const stem = 'Why did the lighthouse keeper need a strong lamp?';

export const stemInKeyExamples: RuleExamples = {
  bad: {
    draft: exampleOf(
      head,
      choiceExample(stem, 'He read at night.', '*A strong lamp was needed in fog.', 'It cost little money.'),
    ),
  },
  good: {
    draft: exampleOf(
      head,
      choiceExample(
        stem,
        'He liked to read at night.',
        '*The coast was often hidden in fog.',
        'It cost very little money.',
      ),
    ),
  },
};
