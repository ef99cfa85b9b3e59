import type { Rule, RuleExamples, RuleTexts } from '../rule.ts';
import { audioExample, choiceExample, exampleOf, passageExample } from './example.ts';

/** A Listening question without anything to hear. */
export const noRecording: Rule = {
  severity: 'error',
  check: ({ draft }) =>
    draft.type !== 'Listening' || draft.input.some(({ kind }) => kind === 'audio' || kind === 'video')
      ? []
      : [{ path: ['input'] }],
};

export const noRecordingTexts: RuleTexts = {
  en: {
    name: 'Listening without a recording',
    found: 'The skill is Listening, and the question has neither audio nor video.',
    why: 'Students have nothing to listen to: the question measures reading, or nothing.',
    fix: 'Add the recording, or choose another skill.',
  },
  ar: {
    name: 'استماع بلا تسجيل',
    found: 'المهارة هي الاستماع، وليس في السؤال صوت ولا فيديو.',
    why: 'لا يجد الطالب ما يستمع إليه، فيقيس السؤال القراءة أو لا يقيس شيئًا.',
    fix: 'أضف التسجيل، أو اختر مهارة أخرى.',
  },
};

const item = choiceExample('Where does the speaker live?', '*In a village', 'In a town', 'On a farm');

export const noRecordingExamples: RuleExamples = {
  bad: { draft: exampleOf({ type: 'Listening', input: [passageExample('Read the notes first.')] }, item) },
  good: { draft: exampleOf({ type: 'Listening', input: [audioExample('I grew up in a village.')] }, item) },
};
