import { fingerprint, shuffled } from '../../core/shuffle.ts';
import type { MatchingBlock, MatchingRight } from './schema.ts';

/**
 * The rights of a block as students choose from them. Ids and order follow from the texts and the block's id alone, never
 * from the pairs, so neither can tell what belongs to what, or which are distractors.
 *
 * A text that is right for two lefts stands twice, and either of the two is right. Where the different texts are fewer than
 * the lefts, each stands once and may be given as often as one likes.
 */
export function rightsOf(block: MatchingBlock): { rights: MatchingRight[]; reusable: boolean } {
  const texts = [...block.content.map(({ right }) => right), ...(block.distractors ?? [])]
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const different = new Set(texts);
  const reusable = different.size < block.content.length;
  const seen = new Map<string, number>();
  const rights = shuffled(reusable ? [...different] : texts, block.id ?? '').map((text) => {
    const id = idOf(text, block);
    const times = (seen.get(id) ?? 0) + 1;
    seen.set(id, times);
    return { id: times === 1 ? id : `${id}-${times}`, text };
  });
  return { rights, reusable };
}

/** Reads the text of a right by its id; undefined where the block has none of that id. */
export function rightTexts(block: MatchingBlock): (id: string) => string | undefined {
  const texts = new Map(rightsOf(block).rights.map(({ id, text }) => [bare(id), text]));
  // Without its count: a right that stands twice is one text, also where it stands once by now.
  return (id) => texts.get(bare(id));
}

function bare(id: string): string {
  return id.replace(/-\d+$/u, '');
}

/** 64 bits of the text: a student who knows the id knows no more than the text. */
function idOf(text: string, block: MatchingBlock): string {
  const salt = block.id ?? '';
  return `r${hex(fingerprint(`${salt}\u0000${text}`))}${hex(fingerprint(`${text}\u0000${salt}`))}`;
}

function hex(value: number): string {
  return value.toString(16).padStart(8, '0');
}
