export const spokenIssueTexts = {
  'speaking-marks-missing': 'Say how many points the answer is worth: every component is worth 0.',
} as const;
