import { syllable } from 'syllable';
import { inputPath } from '../../../primitives/draft/paths.ts';
import type { CefrLevel } from '../levels.ts';
import { passagesOf } from '../text/draft-parts.ts';
import { sentencesOf } from '../text/sentences.ts';
import { wordsOf } from '../text/words.ts';
import type { Rule, RuleExamples, RuleTexts } from '../rule.ts';
import { choiceExample, exampleOf, passageExample } from './example.ts';

/**
 * The highest grade of Flesch and Kincaid that suits a level. There is no agreed table; ours is wide on purpose, so that
 * it finds what is clearly too hard.
 */
const highestGrade: Readonly<Record<CefrLevel, number>> = { A1: 4, A2: 6, B1: 9, B2: 12, C1: 15, C2: 18 };

/** Fewer words say nothing of how hard a text is. */
const fewestWords = 60;

/** An English passage whose sentences and words are too long for its level. */
export const readability: Rule = {
  severity: 'note',
  check: ({ draft, level, languageOf }) =>
    passagesOf(draft).flatMap(({ text, index }) => {
      const item = draft.input[index];
      if (level === null || item?.kind !== 'text' || languageOf(text) !== 'en') return [];
      const measured = measure(text);
      if (!measured || measured.grade <= highestGrade[level]) return [];
      const { grade, wordsPerSentence } = measured;
      return [
        { path: inputPath(index, 'html'), data: { grade, wordsPerSentence, level, highest: highestGrade[level] } },
      ];
    }),
};

/**
 * The Flesch–Kincaid grade of an English text, 0.39 × words per sentence + 11.8 × syllables per word − 15.59 (Kincaid, Fishburne,
 * Rogers and Chissom 1975); undefined for a text that is too short.
 */
function measure(text: string): { grade: number; wordsPerSentence: number } | undefined {
  const sentences = sentencesOf(text, 'en');
  const words = sentences.flatMap((sentence) => wordsOf(sentence).filter((word) => !/^\p{N}/u.test(word)));
  if (words.length < fewestWords) return undefined;
  const wordsPerSentence = words.length / sentences.length;
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  const grade = 0.39 * wordsPerSentence + 11.8 * (syllables / words.length) - 15.59;
  return { grade: Math.round(grade), wordsPerSentence: Math.round(wordsPerSentence) };
}

export const readabilityTexts: RuleTexts = {
  en: {
    name: 'A passage that is hard to read',
    found:
      'Grade by Flesch and Kincaid: {grade}, with {wordsPerSentence} words in a sentence. At {level}, {highest} is high.',
    why: 'Long sentences and words stop students who would know the answer.',
    fix: 'Divide long sentences, use shorter words, explain the rare ones, or choose a higher level.',
  },
  ar: {
    name: 'نص صعب القراءة',
    found:
      'درجة الصعوبة بمقياس فليش وكينكيد: {grade}، ومتوسط كلمات الجملة: {wordsPerSentence}. وفي المستوى {level} تُعدّ {highest} مرتفعة.',
    why: 'توقف الجمل الطويلة والكلمات الطويلة طلابًا يعرفون الإجابة.',
    fix: 'قسّم الجمل الطويلة، واستعمل كلمات أقصر، واشرح النادر منها، أو اختر مستوى أعلى.',
  },
};

const item = choiceExample('What closed the road?', '*Snow', 'A fire', 'A flood');
const hard =
  'Notwithstanding the considerable inconvenience occasioned to travellers by the unanticipated accumulation of snow upon the principal ' +
  'thoroughfare, the municipal administration, whose responsibilities encompassed the maintenance of every communication between the ' +
  'settlements, deliberately postponed the commencement of operations until the subsequent afternoon, an omission which the inhabitants ' +
  'neither comprehended nor appreciated, particularly since provisions were becoming extraordinarily expensive.';
const easy =
  'It snowed all night. In the morning the road was closed, and no bus came. People stood in front of their houses and looked at the snow. ' +
  'The town did not send anyone to clear it. They said that they would come in the afternoon. Nobody liked that. There was little bread ' +
  'in the shop, and it cost more each day.';

export const readabilityExamples: RuleExamples = {
  bad: { draft: exampleOf({ level: 'B1', input: [passageExample(`${hard} ${hard}`)] }, item) },
  good: { draft: exampleOf({ level: 'B1', input: [passageExample(easy)] }, item) },
};
