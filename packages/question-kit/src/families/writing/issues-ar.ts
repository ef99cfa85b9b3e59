import type { writingIssueTexts } from './issues.ts';

/** The issues that all types of this family share, in Arabic. */
export const writingIssuesAr: Readonly<Record<keyof typeof writingIssueTexts, string>> = {
  'writing-task-missing': 'اكتب ما المطلوب كتابته.',
  'writing-marks-missing': 'حدّد درجات المحتوى واللغة.',
  'writing-words-reversed': 'الحد الأدنى للكلمات أكبر من الحد الأقصى.',
};
