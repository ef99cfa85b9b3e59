import type { TypeManifest } from '../../primitives/type-manifest.ts';
import { noWritingItem } from '../../families/writing/defaults.ts';
import { writingIssues } from '../../families/writing/issues.ts';
import { defaultWritingPhotoDescriptionBlock } from './defaults.ts';
import { writingPhotoDescriptionInputIssues, writingPhotoDescriptionIssueTexts } from './issues.ts';
import {
  markWritingPhotoDescription,
  ownWritingPhotoDescriptionAnswer,
  takeWritingPhotoDescriptionMarks,
  withWritingPhotoDescriptionMarks,
  writingPhotoDescriptionMarkProblem,
  writingPhotoDescriptionMaximum,
} from './marking.ts';
import {
  writingPhotoDescriptionBlockSchema,
  writingPhotoDescriptionEntrySchema,
  writingPhotoDescriptionStudentSchema,
} from './schema.ts';
import type {
  WritingPhotoDescriptionBlock,
  WritingPhotoDescriptionEntry,
  WritingPhotoDescriptionStudentBlock,
} from './schema.ts';
import { toWritingPhotoDescriptionStudentBlock } from './student-view.ts';
import { writingPhotoDescriptionTemplate } from './template.ts';

/** A photo from the stimulus, described in writing; marked for content and language. */
export const writingPhotoDescription = {
  type: 'WritingPhotoDescription',
  blockSchema: writingPhotoDescriptionBlockSchema,
  entrySchema: writingPhotoDescriptionEntrySchema,
  studentSchema: writingPhotoDescriptionStudentSchema,
  issueTexts: writingPhotoDescriptionIssueTexts,
  defaultBlock: defaultWritingPhotoDescriptionBlock,
  newItem: noWritingItem,
  whyTarget: () => null,
  template: writingPhotoDescriptionTemplate,
  toStudentBlock: toWritingPhotoDescriptionStudentBlock,
  maximum: writingPhotoDescriptionMaximum,
  mark: markWritingPhotoDescription,
  withMarks: withWritingPhotoDescriptionMarks,
  ownAnswer: ownWritingPhotoDescriptionAnswer,
  takeMarks: takeWritingPhotoDescriptionMarks,
  markProblem: writingPhotoDescriptionMarkProblem,
  issues: writingIssues,
  inputIssues: writingPhotoDescriptionInputIssues,
} as const satisfies TypeManifest<
  'WritingPhotoDescription',
  WritingPhotoDescriptionBlock,
  WritingPhotoDescriptionEntry,
  WritingPhotoDescriptionStudentBlock,
  keyof typeof writingPhotoDescriptionIssueTexts
>;
