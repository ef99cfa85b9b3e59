import { literalOf } from '../../core/matching/wildcard.ts';
import type { FillInBlanksBlock } from './schema.ts';

/**
 * The words of the box: the first answer of each gap and the distractors, each as often as it may be used.
 * Their order depends on nothing but the words and the block's id, so it is the same for everyone, stays the same when
 * the page is loaded again, and tells neither the order of the gaps nor which words are distractors.
 */
export function wordBox(block: FillInBlanksBlock): string[] {
  if (!block.boxOptions) return [];
  const answers = block.content.flatMap((item) => (item.type === 'gap' ? item.answers.slice(0, 1).map(literalOf) : []));
  return [...answers, ...(block.distractors ?? [])]
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .map((word) => ({ word, rank: hash(`${block.id ?? ''}\u0000${word}`) }))
    .toSorted((one, other) => one.rank - other.rank || (one.word < other.word ? -1 : Number(one.word > other.word)))
    .map(({ word }) => word);
}

/** FNV-1a over UTF-16 units, finished as murmur3 does so that similar words land far apart. */
function hash(text: string): number {
  let value = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85_eb_ca_6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2_b2_ae_35);
  return (value ^ (value >>> 16)) >>> 0;
}
