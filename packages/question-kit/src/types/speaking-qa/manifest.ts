import type { TypeManifest } from '../../primitives/type-manifest.ts';
import { defaultSpeakingQaBlock, newSpeakingPrompt } from './defaults.ts';
import { speakingQaIssues, speakingQaIssueTexts } from './issues.ts';
import { markSpeakingQa, speakingQaEntry, speakingQaMaximum } from './marking.ts';
import { speakingQaBlockSchema, speakingQaStudentSchema } from './schema.ts';
import type { SpeakingQaBlock, SpeakingQaEntry, SpeakingQaStudentBlock } from './schema.ts';
import { toSpeakingQaStudentBlock } from './student-view.ts';
import { speakingQaTemplate } from './template.ts';

/** Prompts to answer aloud, marked for four components. */
export const speakingQa = {
  type: 'SpeakingQA',
  blockSchema: speakingQaBlockSchema,
  entry: speakingQaEntry,
  studentSchema: speakingQaStudentSchema,
  issueTexts: speakingQaIssueTexts,
  defaultBlock: defaultSpeakingQaBlock,
  newItem: newSpeakingPrompt,
  whyTarget: () => null,
  template: speakingQaTemplate,
  toStudentBlock: toSpeakingQaStudentBlock,
  maximum: speakingQaMaximum,
  mark: markSpeakingQa,
  issues: speakingQaIssues,
} as const satisfies TypeManifest<
  'SpeakingQA',
  SpeakingQaBlock,
  SpeakingQaEntry,
  SpeakingQaStudentBlock,
  keyof typeof speakingQaIssueTexts
>;
