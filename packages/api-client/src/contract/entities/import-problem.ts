import type { ImportField } from './user-import.ts';
import type { Role } from './user.ts';

/** The codes of what can be wrong with a cell of a file with people, each with the values that its message contains. */
interface CellProblemData {
  required: unknown;
  email: unknown;
  phone: unknown;
  phone_shortened: unknown;
  role_unknown: unknown;
  role_admin: unknown;
  language_unknown: unknown;
  parent_self: unknown;
  text_max: { limit: number };
  /** `name`: what it is about, as it is written there. */
  group_unknown: { name: string };
  group_archived: { name: string };
  group_ambiguous: { name: string };
  level_unknown: { name: string };
  level_archived: { name: string };
  level_ambiguous: { name: string };
  parent_unknown: { name: string };
  parent_other_role: { name: string };
  phone_taken: { name: string };
  /** `row`: the other row, by its number in the file. */
  duplicate_email: { row: number };
  duplicate_phone: { row: number };
  duplicate_person: { row: number };
  parent_faulty: { row: number };
  other_role: { role: Role };
}

export type CellProblemCode = keyof CellProblemData;

/** A problem of one code. */
export type CellProblemOf<Code extends CellProblemCode> = { code: Code } & CellProblemData[Code];

/** What is wrong with a cell of a file with people, as a code: the server stores it and translates it for whoever reads it. */
export type CellProblem = { [Code in CellProblemCode]: CellProblemOf<Code> }[CellProblemCode];

/** A problem and the column of its cell. */
export type ImportProblem = CellProblem & { field: ImportField };

/** Why somebody stays as an import made them when it is undone. */
export type KeptReason = 'logged_in' | 'has_records' | 'changed_since';
