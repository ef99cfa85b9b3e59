import type { VocabBlock } from './schema.ts';

/** A new vocabulary block (`spec.md` section 3): the common fields only. */
export function defaultVocabBlock(): VocabBlock {
  return { type: 'Vocab', rubric: '', autoCorrected: false };
}

/** The words stand in the rubric: a vocabulary block has no items. */
export function noVocabItem(): null {
  return null;
}
