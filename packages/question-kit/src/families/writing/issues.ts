import { isBlank } from '../../primitives/rich-text/rich-text.ts';
import type { Issue } from '../../primitives/type-manifest.ts';
import type { WritingBlock } from './schema.ts';

export const writingIssueTexts = {
  'writing-task-missing': 'Say what is to be written.',
  'writing-marks-missing': 'Say how many marks content and language are worth.',
  'writing-words-reversed': 'The minimum number of words is larger than the maximum.',
} as const;

type WritingIssueCode = keyof typeof writingIssueTexts;

/** Validation issues of a writing block. */
export function writingIssues(block: WritingBlock): Issue<WritingIssueCode>[] {
  const issues: Issue<WritingIssueCode>[] = [];
  const report = (code: WritingIssueCode, field: string) =>
    issues.push({ path: [field], code, message: writingIssueTexts[code] });

  if (isBlank(block.rubric)) report('writing-task-missing', 'rubric');
  if (block.contentMark + block.languageMark === 0) report('writing-marks-missing', 'contentMark');
  if (block.minWords !== undefined && block.maxWords !== undefined && block.minWords > block.maxWords) {
    report('writing-words-reversed', 'minWords');
  }
  return issues;
}

/** The issues that all types of this family share, in Arabic. */
export const writingIssuesAr: Readonly<Record<keyof typeof writingIssueTexts, string>> = {
  'writing-task-missing': 'اكتب ما المطلوب كتابته.',
  'writing-marks-missing': 'حدّد درجات المحتوى واللغة.',
  'writing-words-reversed': 'الحد الأدنى للكلمات أكبر من الحد الأقصى.',
};
