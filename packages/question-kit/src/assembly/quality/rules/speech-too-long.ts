import { plainText } from '../../../primitives/rich-text/rich-text.ts';
import { blockPath } from '../../../primitives/draft/paths.ts';
import { countWords } from '../../../primitives/text/words.ts';
import { placed } from '../text/draft-parts.ts';
import { speakingWordsPerMinute } from '../time.ts';
import type { Rule, RuleExamples, RuleTexts } from '../rule.ts';
import { exampleOf } from './example.ts';

/** The model answer cannot be said in the time that students have to speak. */
export const speechTooLong: Rule = {
  severity: 'warning',
  check: ({ draft }) =>
    placed(draft).flatMap(({ block, index }) => {
      if (block.type !== 'SpeakingQA' && block.type !== 'SpeakingPhotoDescription') return [];
      const limits = block.content.map(({ answerSeconds }) => answerSeconds);
      const seconds = limits.reduce<number>((sum, limit) => sum + (limit ?? 0), 0);
      const words = countWords(plainText(block.modelAnswer ?? ''));
      const needed = Math.round((words / speakingWordsPerMinute) * 60);
      if (limits.length === 0 || limits.includes(undefined) || needed <= seconds) return [];
      return [{ path: blockPath(index, 'modelAnswer'), data: { seconds, needed, words } }];
    }),
};

export const speechTooLongTexts: RuleTexts = {
  en: {
    name: 'A model answer that does not fit the time',
    found: 'To say the {words} words of the model answer takes about {needed} seconds; students have {seconds}.',
    why: 'Students are measured by an answer that nobody could give in the time.',
    fix: 'Shorten the model answer, or give more seconds to speak.',
  },
  ar: {
    name: 'إجابة نموذجية لا يتسع لها الوقت',
    found: 'عدد كلمات الإجابة النموذجية {words}، ويستغرق نطقها نحو {needed} ثانية، والمتاح {seconds}.',
    why: 'يقاس الطلاب بإجابة لا يستطيع أحد أن يقولها في هذا الوقت.',
    fix: 'اختصر الإجابة النموذجية، أو زد ثواني الكلام.',
  },
};

const model = 'I get up at six because the bus leaves early. First I make tea and read the news. ';
const spoken = (answerSeconds: number) =>
  exampleOf(
    { type: 'Speaking', subQuestionType: 'SpeakingQA' },
    {
      type: 'SpeakingQA',
      id: 'example-morning',
      rubric: '<p>Talk about your day.</p>',
      autoCorrected: false,
      communicationMark: 5,
      languageKnowledgeMark: 5,
      spontaneityFluencyMark: 5,
      pronunciationIntonationMark: 5,
      content: [{ id: 'example-prompt', text: 'What do you do in the morning?', answerSeconds }],
      modelAnswer: `<p>${model.repeat(4)}</p>`,
    },
  );

export const speechTooLongExamples: RuleExamples = { bad: { draft: spoken(15) }, good: { draft: spoken(60) } };
