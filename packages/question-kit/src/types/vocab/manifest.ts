import { emptyEntry } from '../../primitives/entries/list-entry.ts';
import type { TypeManifest } from '../../primitives/type-manifest.ts';
import { vocabBlockSchema, vocabEntrySchema, vocabStudentSchema } from './schema.ts';
import type { VocabBlock, VocabEntry, VocabStudentBlock } from './schema.ts';

/**
 * A word list or a passage whose every word can be looked up, translated and heard. The words are in `rubric`; nothing is
 * answered, and they earn nothing.
 */
export const vocab = {
  type: 'Vocab',
  version: 1,
  migrations: {},
  blockSchema: vocabBlockSchema,
  entry: emptyEntry(vocabEntrySchema),
  studentSchema: vocabStudentSchema,
  defaultBlock: () => ({ type: 'Vocab', rubric: '', autoCorrected: false }),
  newItem: () => null,
  whyTarget: () => null,
  template: () => null,
  toStudentBlock: (block: VocabBlock): VocabStudentBlock => ({
    type: 'Vocab',
    id: block.id,
    rubric: block.rubric,
    maximum: 0,
  }),
  maximum: () => 0,
  mark: () => ({ mark: 0, maximum: 0, pending: false, items: [] }),
} as const satisfies TypeManifest<'Vocab', VocabBlock, VocabEntry, VocabStudentBlock>;
