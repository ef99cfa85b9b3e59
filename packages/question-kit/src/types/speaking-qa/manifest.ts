import type { TypeManifest } from '../../primitives/type-manifest.ts';
import { defaultSpeakingQaBlock, newSpeakingPrompt, speakingQaTemplate } from './defaults.ts';
import { markSpeakingQa, speakingQaEntry, speakingQaMaximum } from './marking.ts';
import { speakingQaBlockSchema, speakingQaStudentSchema } from './schema.ts';
import type { SpeakingQaBlock, SpeakingQaEntry, SpeakingQaStudentBlock } from './schema.ts';
import { toSpeakingQaStudentBlock } from './student-view.ts';
/** Prompts to answer aloud, marked for four components. */
export const speakingQa = {
  type: 'SpeakingQA',
  version: 1,
  migrations: {},
  blockSchema: speakingQaBlockSchema,
  entry: speakingQaEntry,
  studentSchema: speakingQaStudentSchema,
  defaultBlock: defaultSpeakingQaBlock,
  newItem: newSpeakingPrompt,
  whyTarget: () => null,
  template: speakingQaTemplate,
  toStudentBlock: toSpeakingQaStudentBlock,
  maximum: speakingQaMaximum,
  mark: markSpeakingQa,
} as const satisfies TypeManifest<'SpeakingQA', SpeakingQaBlock, SpeakingQaEntry, SpeakingQaStudentBlock>;
