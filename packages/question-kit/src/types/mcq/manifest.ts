import { shortEntry } from '../../primitives/entries/short-entry.ts';
import type { TypeManifest } from '../../primitives/type-manifest.ts';
import { defaultMcqBlock, newMcqOption, mcqTemplate } from './defaults.ts';
import { markMcq, mcqMaximum } from './marking.ts';
import { mcqBlockSchema, mcqStudentSchema } from './schema.ts';
import type { McqBlock, McqEntry, McqStudentBlock, McqOption } from './schema.ts';
import { toMcqStudentBlock } from './student-view.ts';
/** Multiple choice, single and multiple. */
export const mcq = {
  type: 'MCQ',
  version: 1,
  migrations: {},
  blockSchema: mcqBlockSchema,
  entry: shortEntry(mcqMaximum),
  studentSchema: mcqStudentSchema,
  defaultBlock: defaultMcqBlock,
  newItem: newMcqOption,
  whyTarget: (option: McqOption) => option.text,
  template: mcqTemplate,
  toStudentBlock: toMcqStudentBlock,
  maximum: mcqMaximum,
  mark: markMcq,
} as const satisfies TypeManifest<'MCQ', McqBlock, McqEntry, McqStudentBlock>;
