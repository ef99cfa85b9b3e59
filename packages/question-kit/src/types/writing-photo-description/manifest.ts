import type { TypeManifest } from '../../primitives/type-manifest.ts';
import { noWritingItem } from '../../families/writing/defaults.ts';
import { writingIssues } from '../../families/writing/issues.ts';
import { defaultWritingPhotoDescriptionBlock } from './defaults.ts';
import { writingPhotoDescriptionInputIssues, writingPhotoDescriptionIssueTexts } from './issues.ts';
import { markWriting, writingEntry, writingMaximum } from '../../families/writing/marking.ts';
import { writingPhotoDescriptionBlockSchema, writingPhotoDescriptionStudentSchema } from './schema.ts';
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
  entry: writingEntry,
  studentSchema: writingPhotoDescriptionStudentSchema,
  issueTexts: writingPhotoDescriptionIssueTexts,
  defaultBlock: defaultWritingPhotoDescriptionBlock,
  newItem: noWritingItem,
  whyTarget: () => null,
  template: writingPhotoDescriptionTemplate,
  toStudentBlock: toWritingPhotoDescriptionStudentBlock,
  maximum: writingMaximum,
  mark: markWriting,
  issues: writingIssues,
  inputIssues: writingPhotoDescriptionInputIssues,
} as const satisfies TypeManifest<
  'WritingPhotoDescription',
  WritingPhotoDescriptionBlock,
  WritingPhotoDescriptionEntry,
  WritingPhotoDescriptionStudentBlock,
  keyof typeof writingPhotoDescriptionIssueTexts
>;
