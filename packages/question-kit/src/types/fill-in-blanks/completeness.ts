import type { Completeness } from '../../primitives/type-manifest.ts';
import type { FillInBlanksEntry, FillInBlanksStudentBlock } from './schema.ts';

/** Complete when every gap holds something. A text without gaps asks for nothing and is complete. */
export function fillInBlanksCompleteness(
  block: FillInBlanksStudentBlock,
  entry: FillInBlanksEntry | undefined,
): Completeness {
  const gaps = block.content.filter((item) => item.type === 'gap');
  const filled = gaps.filter((_, index) => (entry?.[index]?.studentAnswer ?? '').trim() !== '').length;
  if (filled === gaps.length) return 'complete';
  return filled === 0 ? 'empty' : 'partial';
}
