import type { McqBlock, McqOption } from './schema.ts';

/** A new multiple-choice block (`spec.md` section 3). */
export function defaultMcqBlock(): McqBlock {
  return { type: 'MCQ', rubric: '', autoCorrected: false, content: [] };
}

/** A new option: empty and wrong. */
export function newMcqOption(id: string): McqOption {
  return { id, text: '', correct: false };
}
