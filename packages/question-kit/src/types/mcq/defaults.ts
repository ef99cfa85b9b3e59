import type { McqBlock } from './schema.ts';

/** A new multiple-choice block (`spec.md` section 3). */
export function defaultMcqBlock(): McqBlock {
  return { type: 'MCQ', rubric: '', autoCorrected: false, content: [] };
}
