import type { Rule, RuleExamples, RuleTexts } from '../rule.ts';
import { neededMinutes } from '../time.ts';
import { choiceExample, exampleOf, passageExample } from './example.ts';

/** The time is long where students need less than this part of it, and so many minutes are left over. */
const limits = { usedPart: 0.4, leftMinutes: 10 };

/** Whether students have far more time than they need; `needed` counts all questions that the time is for. */
export function isTooLong(minutes: number, needed: number): boolean {
  return needed > 0 && needed < minutes * limits.usedPart && minutes - needed >= limits.leftMinutes;
}

/** Students have far more time than the question needs. */
export const timeLong: Rule = {
  severity: 'note',
  check: ({ draft, minutes, level }) => {
    const needed = Math.round(neededMinutes(draft, level));
    return minutes !== null && isTooLong(minutes, needed) ? [{ path: [], data: { minutes, needed } }] : [];
  },
};

export const timeLongTexts: RuleTexts = {
  en: {
    name: 'Too much time',
    found: 'Minutes that students have: {minutes}; that reading, hearing and answering take: about {needed}.',
    why: 'Who is ready early has to wait, and what should be known by heart can be worked out at leisure.',
    fix: 'Give less time, or add items.',
  },
  ar: {
    name: 'وقت أطول من الحاجة',
    found: 'الدقائق المتاحة للطلاب: {minutes}، وما تحتاج إليه القراءة والاستماع والإجابة: نحو {needed}.',
    why: 'من ينتهي مبكرًا ينتظر، وما يجب أن يُعرف عن ظهر قلب يُستخرج على مهل.',
    fix: 'قلّل الوقت، أو أضف بنودًا.',
  },
};

const draft = exampleOf(
  { input: [passageExample('The keeper lit the lamp at dusk and let it burn until the sun had risen.')] },
  choiceExample('When did the keeper light it?', 'At noon', '*In the evening', 'At dawn'),
);

export const timeLongExamples: RuleExamples = {
  bad: { draft, options: { minutes: 30 } },
  good: { draft, options: { minutes: 3 } },
};
