import { listEntry } from '../../primitives/entries/list-entry.ts';
import type { TypeManifest } from '../../primitives/type-manifest.ts';
import { defaultFillInBlanksBlock, newGap, fillInBlanksTemplate } from './defaults.ts';
import { fillInBlanksMaximum, gapMaximum, gapsOf, markFillInBlanks } from './marking.ts';
import { fillInBlanksBlockSchema, fillInBlanksEntrySchema, fillInBlanksStudentSchema } from './schema.ts';
import type { FillInBlanksBlock, FillInBlanksEntry, FillInBlanksStudentBlock, FillInBlanksItem } from './schema.ts';
import { toFillInBlanksStudentBlock } from './student-view.ts';
/** A text with gaps, typed into or filled from a word box. */
export const fillInBlanks = {
  type: 'FillInBlanks',
  version: 1,
  migrations: {},
  blockSchema: fillInBlanksBlockSchema,
  entry: listEntry(fillInBlanksEntrySchema, (block: FillInBlanksBlock) => gapsOf(block).map(gapMaximum)),
  studentSchema: fillInBlanksStudentSchema,
  defaultBlock: defaultFillInBlanksBlock,
  newItem: newGap,
  whyTarget: (item: FillInBlanksItem) => (item.type === 'gap' ? (item.answers[0] ?? '') : null),
  template: fillInBlanksTemplate,
  toStudentBlock: toFillInBlanksStudentBlock,
  maximum: fillInBlanksMaximum,
  mark: markFillInBlanks,
} as const satisfies TypeManifest<'FillInBlanks', FillInBlanksBlock, FillInBlanksEntry, FillInBlanksStudentBlock>;
