/** The validation issues that all types of this family share. */
export const spokenIssueTexts = {
  'speaking-marks-missing': 'Say how many marks the answer is worth: every component is worth 0.',
} as const;

/** The texts of these issues, in Arabic. */
export const spokenIssuesAr: Readonly<Record<keyof typeof spokenIssueTexts, string>> = {
  'speaking-marks-missing': 'حدّد درجات الإجابة: كل معيار قيمته صفر.',
};
