import { emptyEntry } from '../../primitives/entries/list-entry.ts';
import type { TypeManifest } from '../../primitives/type-manifest.ts';
import { rubricBlockSchema, rubricEntrySchema, rubricStudentSchema } from './schema.ts';
import type { RubricBlock, RubricEntry, RubricStudentBlock } from './schema.ts';

/** Instructions on their own: nothing is answered, and they earn nothing. */
export const rubric = {
  type: 'Rubric',
  version: 1,
  migrations: {},
  blockSchema: rubricBlockSchema,
  entry: emptyEntry(rubricEntrySchema),
  studentSchema: rubricStudentSchema,
  defaultBlock: () => ({ type: 'Rubric', rubric: '', autoCorrected: false }),
  newItem: () => null,
  whyTarget: () => null,
  template: () => null,
  toStudentBlock: (block: RubricBlock): RubricStudentBlock => ({
    type: 'Rubric',
    id: block.id,
    rubric: block.rubric,
    maximum: 0,
  }),
  maximum: () => 0,
  mark: () => ({ mark: 0, maximum: 0, pending: false, items: [] }),
} as const satisfies TypeManifest<'Rubric', RubricBlock, RubricEntry, RubricStudentBlock>;
