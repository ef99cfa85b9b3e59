import type { Rule, RuleExamples, RuleTexts } from '../rule.ts';
import { neededMinutes } from '../time.ts';
import { exampleOf } from './example.ts';

/** The time is short where students need this much more of it: the rates are no more exact. */
export const timeTolerance = 1.25;

/** Students have less time than the question needs. */
export const timeShort: Rule = {
  severity: 'warning',
  check: ({ draft, minutes, level }) => {
    const needed = Math.round(neededMinutes(draft, level));
    if (minutes === null || minutes === 0 || needed < 2 || needed <= minutes * timeTolerance) return [];
    return [{ path: [], data: { minutes, needed } }];
  },
};

export const timeShortTexts: RuleTexts = {
  en: {
    name: 'Too little time',
    found: 'Minutes that students have: {minutes}; that reading, hearing and answering take: about {needed}.',
    why: 'Who reads slowly cannot finish: the marks then say how fast students are, not what they know.',
    fix: 'Give more time, shorten the passage, or leave out items.',
  },
  ar: {
    name: 'وقت قصير',
    found: 'الدقائق المتاحة للطلاب: {minutes}، وما تحتاج إليه القراءة والاستماع والإجابة: نحو {needed}.',
    why: 'لا ينتهي من يقرأ ببطء، فتقيس الدرجات السرعة لا المعرفة.',
    fix: 'زد الوقت، أو اختصر النص، أو احذف بعض البنود.',
  },
};

const essay = {
  type: 'WritingEssays' as const,
  id: 'example-essay',
  rubric: '<p>Should museums be free? Write an essay.</p>',
  autoCorrected: false,
  contentMark: 5,
  languageMark: 5,
  minWords: 250,
  maxWords: 300,
};
const draft = exampleOf({ type: 'Writing', subQuestionType: 'WritingEssays' }, essay);

export const timeShortExamples: RuleExamples = {
  bad: { draft, options: { minutes: 20 } },
  good: { draft, options: { minutes: 40 } },
};
