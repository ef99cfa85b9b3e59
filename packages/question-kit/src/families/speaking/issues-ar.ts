import type { spokenIssueTexts } from './issues.ts';

/** The issues that all types of this family share, in Arabic. */
export const spokenIssuesAr: Readonly<Record<keyof typeof spokenIssueTexts, string>> = {
  'speaking-marks-missing': 'حدّد درجات الإجابة: كل معيار قيمته صفر.',
};
