import { defaultWritingBlock } from '../../families/writing/defaults.ts';
import type { WritingPhotoDescriptionBlock } from './schema.ts';

/** A new block that asks for a description of a photo (`spec.md` section 3). */
export function defaultWritingPhotoDescriptionBlock(): WritingPhotoDescriptionBlock {
  return defaultWritingBlock('WritingPhotoDescription');
}
