import type { RubricBlock } from './schema.ts';

/** New instructions (`spec.md` section 3). */
export function defaultRubricBlock(): RubricBlock {
  return { type: 'Rubric', rubric: '', autoCorrected: false };
}
