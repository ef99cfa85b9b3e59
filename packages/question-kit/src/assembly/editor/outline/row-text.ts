import type { InputItem } from '../../../primitives/schema/input.ts';
import type { Block } from '../../core/registry.ts';
import { isBlank, plainText } from '../../../primitives/rich-text/rich-text.ts';

const maxLength = 80;

/** Returns the first words of a block or stimulus; empty if it has none. */
export function rowText(item: Block | InputItem): string {
  return plainText(sourceOf(item).slice(0, 2000)).replaceAll(/\s+/gu, ' ').slice(0, maxLength);
}

function sourceOf(item: Block | InputItem): string {
  if ('kind' in item) {
    if (item.kind === 'text') return item.html;
    return item.kind === 'image' && item.alt.trim() !== '' ? item.alt : item.file.name;
  }
  // An interview may begin with its first prompt.
  if (item.type === 'SpeakingQA' && isBlank(item.rubric)) return item.content[0]?.text ?? '';
  return item.rubric;
}
