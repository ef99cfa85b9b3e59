import { defaultWritingBlock } from '../../families/writing/defaults.ts';
import type { WritingSummariesBlock } from './schema.ts';

/** A new block that asks for a summary (`spec.md` section 3). */
export function defaultWritingSummariesBlock(): WritingSummariesBlock {
  return defaultWritingBlock('WritingSummaries');
}
