import { fingerprint, shuffled } from '../../primitives/text/shuffle.ts';
import type { MatchingBlock, MatchingRight, RightId } from './schema.ts';

/**
 * The rights of a block as students choose from them. Ids and order follow from the texts and the block's id alone, never
 * from the pairs, so neither reveals what belongs to what, or which are distractors.
 *
 * A text that is right for two lefts occurs twice, and either of the two is right. Where the different texts are fewer than
 * the lefts, each stands once and may be given as often as one likes.
 */
export function rightsOf(block: MatchingBlock): { rights: MatchingRight[]; reusable: boolean } {
  const texts = textsOf(block);
  const different = new Set(texts);
  const reusable = different.size < block.content.length;
  const seen = new Map<RightId, number>();
  const rights = shuffled(reusable ? [...different] : texts, block.id ?? '').map((text) => {
    const id = idOf(text, block);
    const times = (seen.get(id) ?? 0) + 1;
    seen.set(id, times);
    return { id: times === 1 ? id : `${id}-${times}`, text };
  });
  return { rights, reusable };
}

/** Returns a function that says whether a choice is a right with this text, another right of the block, or neither. */
export function choiceReader(block: MatchingBlock): (choice: RightId, right: string) => 'same' | 'other' | 'unknown' {
  let known: ReadonlySet<RightId> | undefined;
  return (choice, right) => {
    // The count is left out: a right that occurs twice is one text, also where it now occurs once.
    const id = bare(choice);
    if (id === idOf(right.trim(), block)) return 'same';
    known ??= new Set(textsOf(block).map((text) => idOf(text, block)));
    return known.has(id) ? 'other' : 'unknown';
  };
}

/** Every right and distractor that is not blank, as often as it occurs. */
function textsOf(block: MatchingBlock): string[] {
  return [...block.content.map(({ right }) => right), ...(block.distractors ?? [])]
    .map((text) => text.trim())
    .filter((text) => text !== '');
}

function bare(id: RightId): RightId {
  return id.replace(/-\d+$/u, '');
}

/** 64 bits of the text: a student who knows the id knows no more than the text. */
function idOf(text: string, block: MatchingBlock): RightId {
  const salt = block.id ?? '';
  return `r${hex(fingerprint(`${salt}\u0000${text}`))}${hex(fingerprint(`${text}\u0000${salt}`))}`;
}

function hex(value: number): string {
  return value.toString(16).padStart(8, '0');
}
