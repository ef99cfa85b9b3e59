import { itemPath } from '../../../primitives/draft/paths.ts';
import type { McqOption } from '../../../types/mcq/schema.ts';
import type { Rule, RuleExamples, RuleTexts } from '../rule.ts';
import { choicesOf } from '../text/draft-parts.ts';
import { wordsOf } from '../text/words.ts';
import { choiceExample, exampleOf } from './example.ts';

const english =
  /^(?:(?:all|none|any|both|neither|some) (?:of )?(?:the )?(?:above|these|them|options|answers)(?: (?:is|are) (?:right|correct|true))?|(?:both |neither )?[a-d] (?:and|or|nor|&) [a-d])$/u;
const arabic =
  /^(?:(?:كل|جميع|كافه|لا شيء|لا شي|ليس اي|لا احد|لا واحد) (?:من |مما )?(?:ما |الخيارات |الاجابات |ذلك)?(?:سبق|ذكر|صحيحه|السابقه|اعلاه)?|[ابجد] و ?[ابجد])$/u;

/** An option refers to the other options. */
export const allOrNone: Rule = {
  severity: 'warning',
  check: ({ draft }) =>
    choicesOf(draft).flatMap(({ block, index }) =>
      block.content.flatMap(({ text }, at) => {
        const words = wordsOf(text.replaceAll(/[()]/gu, ' ')).join(' ').replaceAll('ة', 'ه');
        if (!english.test(words) && !arabic.test(words)) return [];
        return [{ path: itemPath<McqOption>(index, at, 'text'), data: { option: text.trim() } }];
      }),
    ),
};

export const allOrNoneTexts: RuleTexts = {
  en: {
    name: '“All of the above”, “none of the above”',
    found: '“{option}” refers to the other options.',
    why: 'Who knows that two options are right has answered “all of the above” without the third; “none of the above” shows only what a student does not believe. If options change places, it refers to others.',
    fix: 'Replace it by an option with a meaning of its own, or let students choose several options.',
  },
  ar: {
    name: '«كل ما سبق» و«لا شيء مما سبق»',
    found: 'يشير الخيار «{option}» إلى الخيارات الأخرى.',
    why: 'من يعرف أن خيارين صحيحان يجيب بـ«كل ما سبق» دون أن يعرف الثالث، و«لا شيء مما سبق» لا يبيّن ما يعرفه الطالب. وإذا تغيّر ترتيب الخيارات تغيّر معناه.',
    fix: 'ضع مكانه خيارًا له معنى مستقل، أو اسمح باختيار أكثر من إجابة.',
  },
};

const stem = 'What did the visitors bring with them?';

export const allOrNoneExamples: RuleExamples = {
  bad: { draft: exampleOf({}, choiceExample(stem, 'Bread', 'Blankets', 'Candles', '*All of the above')) },
  good: { draft: exampleOf({}, choiceExample(stem, '*Bread', '*Blankets', '*Candles', 'Lamps')) },
};
