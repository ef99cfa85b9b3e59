import { skillNames } from '../../primitives/text/skill-names.ts';
import type { QuestionType } from '../../types/question-types.ts';

/** What types are called in a report. A server cannot take the names from the labels of the types, which have icons. */
export const typeNames = {
  en: {
    MCQ: 'Multiple choice',
    ShortAnswers: 'Short answers',
    FillInBlanks: 'Fill in the blanks',
    NoteTaking: 'Note taking',
    Rubric: 'Instructions',
    Matching: 'Matching',
    Vocab: 'Vocabulary',
    WritingPhotoDescription: 'Describe a photo',
    WritingSummaries: 'Summary',
    WritingEssays: 'Essay',
    SpeakingQA: 'Spoken answers',
    SpeakingPhotoDescription: 'Talk about a photo',
    VideoSpeaking: 'Answer a video',
  },
  ar: {
    MCQ: 'اختيار من متعدد',
    ShortAnswers: 'إجابات قصيرة',
    FillInBlanks: 'ملء الفراغات',
    NoteTaking: 'تدوين الملاحظات',
    Rubric: 'تعليمات',
    Matching: 'مطابقة',
    Vocab: 'مفردات',
    WritingPhotoDescription: 'وصف صورة',
    WritingSummaries: 'تلخيص',
    WritingEssays: 'مقال',
    SpeakingQA: 'إجابات شفهية',
    SpeakingPhotoDescription: 'التحدث عن صورة',
    VideoSpeaking: 'الرد على فيديو',
  },
} as const satisfies Record<'en' | 'ar', Record<QuestionType, string>>;

/** The values of a report line with the type and the skill as readers know them. */
export function withNames(
  data: Readonly<Record<string, string | number>>,
  language: 'en' | 'ar',
): Readonly<Record<string, string | number>> {
  const named = (key: 'type' | 'skill', names: Readonly<Record<string, string>>) => {
    const name = Object.hasOwn(data, key) && new Map(Object.entries(names)).get(String(data[key]));
    return name ? { [key]: name } : {};
  };
  return { ...data, ...named('type', typeNames[language]), ...named('skill', skillNames[language]) };
}
