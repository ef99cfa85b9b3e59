import type { Decision } from '../../../primitives/marking/marks.ts';
import type { DraftPath } from '../../../primitives/draft/paths.ts';
import type { SimulatedStudent } from './students.ts';

/** What became of one item of a simulated answer. Marks in points. */
export interface SimulatedItem {
  /** What the student gave: a text, the letters of options; empty for nothing. */
  given: string;
  decision: Decision;
  mark: number;
  maximum: number;
}

/** What became of one block. */
export interface SimulatedBlock {
  /** The block's place in the draft. */
  index: number;
  mark: number;
  maximum: number;
  /** It waits for a person. */
  pending: boolean;
  items: SimulatedItem[];
  words?: number | undefined;
  seconds?: number | undefined;
}

/** How one student comes out. */
export interface SimulatedResult {
  student: SimulatedStudent;
  blocks: SimulatedBlock[];
  mark: number;
  maximum: number;
  pending: boolean;
}

/** The table of marks, a row for each student, and what the key does not decide well. */
export interface Simulation {
  results: SimulatedResult[];
  remarks: Remark[];
}

/** What the key and its comparison do not decide well. */
export const remarkCodes = [
  'right-refused',
  'near-miss-accepted',
  'copy-accepted',
  'much-accepted',
  'accents-refused',
  'keyboard-refused',
  'typo-refused',
  'guess-pays',
  'person-marks',
] as const;

/** What the key and its comparison do not decide well. */
export type RemarkCode = (typeof remarkCodes)[number];

/** A remark on one item of a block. */
export interface Remark {
  code: RemarkCode;
  student: SimulatedStudent;
  /** The block's place in the draft, and the item's among those that are marked. */
  block: number;
  item: number;
  /** From the draft to what has to be changed. */
  path: DraftPath;
  given: string;
}
