import type { ItemId } from '../schema/ids.ts';

/** Why an item earned what it earned. `partial`: some of several right options. `manual`: only a person can decide. */
export type Decision = 'exact' | 'alternative' | 'accent' | 'typo' | 'partial' | 'none' | 'manual';

/** What became of one item (an option set, a gap, a component) of a block. Marks in points. */
export interface ItemMark {
  /** The gap, or `content` and `language` of a text; absent where the block itself is the item (MCQ). */
  itemId?: ItemId | undefined;
  /** What the machine found; it stays when a person overrules it, so that both can be shown. */
  decision: Decision;
  /** What stands: a person's mark where there is one, else the machine's. */
  mark: number;
  maximum: number;
  /** A person has given or confirmed this mark. */
  reviewed: boolean;
  /** Who that was, if the host says so. */
  reviewedBy?: string | undefined;
}

/** What became of one block. `pending`: it waits for a person. Marks in points. */
export interface BlockMark {
  mark: number;
  maximum: number;
  pending: boolean;
  items: ItemMark[];
}

/** How far a student has come with a block, judged without a key. */
export type Completeness = 'empty' | 'partial' | 'complete';

/** A person's marking that does not fit its block. `path` leads from the entry to the field. */
export interface MarkProblem {
  code: 'mark-above-maximum' | 'range-outside-text' | 'time-outside-recording';
  path: (string | number)[];
  message: string;
}
