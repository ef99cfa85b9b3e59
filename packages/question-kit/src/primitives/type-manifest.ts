import type { z } from 'zod';
import type { InputItem } from './schema/input.ts';

/** Why an item earned what it earned. `partial`: some of several right options. `manual`: only a person can decide. */
export type Decision = 'exact' | 'alternative' | 'accent' | 'typo' | 'partial' | 'none' | 'manual';

/** What became of one item (an option set, a gap, a component) of a block. Marks in points. */
export interface ItemMark {
  /** The gap, or `content` and `language` of a text; absent where the block itself is the item (MCQ). */
  itemId?: string | undefined;
  /** What the machine found; it stays when a person overrules it, so that both can be shown. */
  decision: Decision;
  /** What stands: a person's mark where there is one, else the machine's. */
  mark: number;
  maximum: number;
  /** A person has given or confirmed this mark. */
  reviewed: boolean;
  /** Who that was, where the host told. */
  reviewedBy?: string | undefined;
}

/** What became of one block. `pending`: it waits for a person. Marks in points. */
export interface BlockMark {
  mark: number;
  maximum: number;
  pending: boolean;
  items: ItemMark[];
}

/** How far a student has come with a block; told without a key. */
export type Completeness = 'empty' | 'partial' | 'complete';

/** Something an author still has to mend. `path` leads from the draft to the field; `message` is English, for logs. */
export interface Issue<Code extends string = string> {
  path: (string | number)[];
  code: Code;
  message: string;
}

/** A person's marking that does not fit its block. `path` leads from the entry to the field. */
export interface MarkProblem {
  code: 'mark-above-maximum' | 'range-outside-text';
  path: (string | number)[];
  message: string;
}

/** All that a template may look at: a block of any type, since the first block's type decides for all of them. */
export interface TemplateSource {
  type: string;
  content?: readonly object[];
  answersCount?: number;
}

/** An entry of a block's `content`. */
export type ItemIn<Block> = Block extends { content: (infer Item)[] } ? Item : never;

/**
 * All that the core knows of one type; a folder under `types/` supplies it, without React.
 * `Student` is the block as a student may receive it before release: no key, no `why`, no model answer.
 *
 * Its functions are written as methods on purpose: TypeScript then lets the registry hold definitions of different
 * blocks under one name, and `core/` calls each with its own blocks only.
 */
export interface TypeManifest<Type extends string, Block, Entry, Student, Code extends string> {
  type: Type;
  blockSchema: z.ZodType<Block>;
  /** One answer entry of this type, however far it is filled in. */
  entrySchema: z.ZodType<Entry>;
  studentSchema: z.ZodType<Student>;
  /** Every code that `issues` may give, with its English text. */
  issueTexts: Readonly<Record<Code, string>>;
  /** A new block, or null for a type that no author inserts. */
  defaultBlock(): Block | null;
  /** An empty item for `content`, or null for a type without items, and for one whose items begin with a file. */
  newItem(id: string): ItemIn<Block> | null;
  /**
   * What an explanation (`why`) of an item is about, in the item's own words; null for an item that has no right answer
   * to explain, such as a text run or a prompt to speak to.
   */
  whyTarget(item: ItemIn<Block>): string | null;
  /** The empty entry of one block, or null for a type without a template (`spec.md` section 3). */
  template(block: TemplateSource): Entry | null;
  /** Copies public fields by name and never spreads. */
  toStudentBlock(block: Block): Student;
  maximum(block: Block): number;
  /** An entry of another length or without a template counts as unanswered where it has nothing. */
  mark(block: Block, entry: Entry | undefined): BlockMark;
  /** The entry with the marks of `mark` written into it; a person's marks are left alone. */
  withMarks(entry: Entry, mark: BlockMark): Entry;
  /** What a student may write of an entry: their answer, with every mark and comment set back. */
  ownAnswer(entry: Entry): Entry;
  /** The stored answer with a person's marks and comments from `given`. */
  takeMarks(stored: Entry, given: Entry): Entry;
  /** The first mark above its maximum, or comment outside its text. */
  markProblem(block: Block, entry: Entry): MarkProblem | undefined;
  /** What an author still has to mend; paths are relative to the block. */
  issues(block: Block): Issue<Code>[];
  /** What a question of this type needs before its blocks and has not; paths are relative to the draft. */
  inputIssues?(input: readonly InputItem[]): Issue<Code>[];
}
