import { emptyEntry } from '../../primitives/entries/list-entry.ts';
import type { TypeManifest } from '../../primitives/type-manifest.ts';
import { defaultVocabBlock, noVocabItem } from './defaults.ts';
import { vocabIssues, vocabIssueTexts } from './issues.ts';
import { markVocab, vocabMaximum } from './marking.ts';
import { vocabBlockSchema, vocabEntrySchema, vocabStudentSchema } from './schema.ts';
import type { VocabBlock, VocabEntry, VocabStudentBlock } from './schema.ts';
import { toVocabStudentBlock } from './student-view.ts';
import { vocabTemplate } from './template.ts';

/** A word list or a passage whose every word can be looked up, translated and heard. */
export const vocab = {
  type: 'Vocab',
  blockSchema: vocabBlockSchema,
  entry: emptyEntry(vocabEntrySchema),
  studentSchema: vocabStudentSchema,
  issueTexts: vocabIssueTexts,
  defaultBlock: defaultVocabBlock,
  newItem: noVocabItem,
  whyTarget: () => null,
  template: vocabTemplate,
  toStudentBlock: toVocabStudentBlock,
  maximum: vocabMaximum,
  mark: markVocab,
  issues: vocabIssues,
} as const satisfies TypeManifest<'Vocab', VocabBlock, VocabEntry, VocabStudentBlock, keyof typeof vocabIssueTexts>;
