import type { FileRef } from '../../primitives/schema/fields.ts';
import type { InputItem } from '../../primitives/schema/input.ts';
import type { FillInBlanksBlock } from '../../types/fill-in-blanks/schema.ts';
import type { MatchingBlock } from '../../types/matching/schema.ts';
import type { McqBlock } from '../../types/mcq/schema.ts';
import type { RubricBlock } from '../../types/rubric/schema.ts';
import type { ShortAnswersBlock } from '../../families/short-answers/schema.ts';
import type { WritingEssaysBlock } from '../../types/writing-essays/schema.ts';

/** A block that a source question can become. */
export type NewBlock =
  | McqBlock
  | FillInBlanksBlock
  | ShortAnswersBlock
  | MatchingBlock
  | WritingEssaysBlock
  | RubricBlock;

/** A file that came inside another; questions refer to it by its id until the host has stored it. */
export interface ImportedFile extends FileRef {
  bytes: Uint8Array<ArrayBuffer>;
}

/** What a reader took of one source question. */
export interface ImportedItem {
  /** Its place among the source questions, from 1. */
  item: number;
  title: string;
  category: string;
  /** Items with the same group, one after the other, belong together; see `ImportOptions.group`. */
  group: string;
  block: NewBlock;
  input: InputItem[];
  /** What the format says of the question's head beside its title. */
  head: { type?: string; level?: string; diploma?: string };
}
