import type { z } from 'zod';
import type { BlockMark } from './marking/marks.ts';
import type { EntryRules } from './entries/entry-rules.ts';
import type { InputItem } from './schema/input.ts';
import type { Migrations, VersionField } from './schema/migrations.ts';
import type { ItemId } from './schema/ids.ts';

/** A validation issue of a draft. `path` leads from the draft to the field; `message` is English, for logs. */
export interface Issue<Code extends string = string> {
  path: (string | number)[];
  code: Code;
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
 *
 * `Version` is that of the shape of stored blocks. A type that changes it passes the new version, states it in `blockSchema`
 * and adds a migration from each earlier one.
 */
export interface TypeManifest<Type extends string, Block, Entry, Student, Version extends number = 1> {
  type: Type;
  /** The version of the blocks that `blockSchema` describes. Blocks of version 1 are stored without a version. */
  version: Version;
  /** Brings stored blocks of each earlier version to the next. */
  migrations: Migrations<Version>;
  blockSchema: z.ZodType<Block & VersionField<Version>>;
  /** How answer entries of this type are read and written. */
  entry: EntryRules<Block, Entry>;
  studentSchema: z.ZodType<Student>;
  /** A new block, or null for a type that no author inserts. */
  defaultBlock(): Block | null;
  /** An empty item for `content`, or null for a type without items, and for one whose items begin with a file. */
  newItem(id: ItemId): ItemIn<Block> | null;
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
}

/** The validation issues of one type. They stand apart from its manifest, because only authoring needs them. */
export interface TypeIssueRules<Block, Code extends string> {
  /** Every code that `issues` and `inputIssues` may give, with its English text. */
  texts: Readonly<Record<Code, string>>;
  /** Validation issues of a block; paths are relative to the block. */
  issues(block: Block): Issue<Code>[];
  /** What a question of this type needs before its blocks and has not; paths are relative to the draft. */
  inputIssues?(input: readonly InputItem[]): Issue<Code>[];
}
