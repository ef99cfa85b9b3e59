import type { z } from 'zod';
import type { QuestionType } from './question-types.ts';

/** Why an item earned what it earned. `manual`: a person decides. */
export type Decision = 'exact' | 'alternative' | 'accent' | 'typo' | 'none' | 'manual';

/** What became of one item (an option set, a gap, a field) of a block. Marks in points. */
export interface ItemMark {
  /** The gap or field; absent where the block itself is the item (MCQ). */
  itemId?: string;
  decision: Decision;
  mark: number;
  maximum: number;
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

/** Something an author still has to mend. `path` leads from the draft to the field. */
export interface Issue {
  path: (string | number)[];
  code: string;
  message: string;
}

/**
 * All that the core knows of one type; a folder under `types/` supplies it, without React.
 * `Student` is the block as a student may receive it before release: no key, no `why`, no model answer.
 */
export interface TypeDefinition<Type extends QuestionType, Block, Entry, Student> {
  type: Type;
  blockSchema: z.ZodType<Block>;
  /** One answer entry of this type, however far it is filled in. */
  entrySchema: z.ZodType<Entry>;
  studentSchema: z.ZodType<Student>;
  defaultBlock: () => Block;
  /** The empty entry of one block, or null for a type without a template (`spec.md` section 3). */
  template: (block: Block) => Entry | null;
  /** Copies public fields by name and never spreads. */
  toStudentBlock: (block: Block) => Student;
  maximum: (block: Block) => number;
  mark: (block: Block, entry: Entry) => BlockMark;
  /** The entry with the marks of `mark` written into its `studentMark` fields. */
  withMarks: (entry: Entry, mark: BlockMark) => Entry;
  completeness: (block: Student, entry: Entry | undefined) => Completeness;
  /** What an author still has to mend; paths are relative to the block. */
  issues: (block: Block) => Issue[];
}
