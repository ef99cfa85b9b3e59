import { inputPath } from '../../../primitives/draft/paths.ts';
import type { Found, Rule, RuleExamples, RuleTexts } from '../rule.ts';
import { audioExample, choiceExample, exampleOf } from './example.ts';

/** A recording without its words, or a video without captions. */
export const noTranscript: Rule = {
  severity: 'warning',
  check: ({ draft }) =>
    draft.input.flatMap((item, index): Found[] => {
      if (item.kind === 'audio' && (item.transcript ?? '').trim() === '')
        return [{ path: inputPath(index, 'transcript'), data: { file: item.file.name } }];
      if (item.kind === 'video' && !item.captions)
        return [{ path: inputPath(index, 'captions'), data: { file: item.file.name } }];
      return [];
    }),
};

export const noTranscriptTexts: RuleTexts = {
  en: {
    name: 'A recording without its words',
    found: '“{file}” has no transcript or captions.',
    why: 'Students who do not hear well cannot answer, markers cannot look up what was said, and reviews cannot show it.',
    fix: 'Write down what is said. Students do not see a transcript before the marks are released.',
  },
  ar: {
    name: 'تسجيل بلا نص',
    found: 'ليس للملف «{file}» نص مكتوب ولا ترجمة مصاحبة.',
    why: 'لا يستطيع ضعاف السمع من الطلاب الإجابة، ولا يستطيع المصحّح الرجوع إلى ما قيل، ولا يظهر عند المراجعة.',
    fix: 'اكتب ما يقال. لا يرى الطلاب النص المكتوب قبل إعلان الدرجات.',
  },
};

const item = choiceExample('Where does the speaker live?', '*In a village', 'In a town', 'On a farm');

export const noTranscriptExamples: RuleExamples = {
  bad: { draft: exampleOf({ type: 'Listening', input: [audioExample()] }, item) },
  good: { draft: exampleOf({ type: 'Listening', input: [audioExample('I grew up in a village.')] }, item) },
};
