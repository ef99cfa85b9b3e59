import type { FileRef } from '../../primitives/schema/fields.ts';
import type { InputItem } from '../../primitives/schema/input.ts';
import type { FillInBlanksBlock } from '../../types/fill-in-blanks/schema.ts';
import type { MatchingBlock } from '../../types/matching/schema.ts';
import type { McqBlock } from '../../types/mcq/schema.ts';
import type { RubricBlock } from '../../types/rubric/schema.ts';
import type { ShortAnswersBlock } from '../../families/short-answers/schema.ts';
import type { WritingEssaysBlock } from '../../types/writing-essays/schema.ts';

/** A block of a type that exchange formats have a counterpart to. */
export type ExchangeBlock =
  | McqBlock
  | FillInBlanksBlock
  | ShortAnswersBlock
  | MatchingBlock
  | WritingEssaysBlock
  | RubricBlock;

/** A file contained in the source. Questions refer to it by its id until the host has stored it. */
export interface ImportedFile extends FileRef {
  bytes: Uint8Array<ArrayBuffer>;
}

/** One block that a reader created from a source question. */
export interface ImportedItem {
  /** Number of its source question, counted from 1. */
  item: number;
  title: string;
  category: string;
  /** Consecutive items with the same group form one question; see `ImportOptions.group`. */
  group: string;
  block: ExchangeBlock;
  input: InputItem[];
  /** Words that its author filed it under, besides the category. */
  tags: readonly string[];
  /** Further fields of the question, where the format has them. */
  metadata: { type?: string; level?: string; diploma?: string };
}
