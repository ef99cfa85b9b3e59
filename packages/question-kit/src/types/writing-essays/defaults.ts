import { defaultWritingBlock } from '../../families/writing/defaults.ts';
import type { WritingEssaysBlock } from './schema.ts';

/** A new essay block (`spec.md` section 3). */
export function defaultWritingEssaysBlock(): WritingEssaysBlock {
  return defaultWritingBlock('WritingEssays');
}
