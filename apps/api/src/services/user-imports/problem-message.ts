import type { Messages } from '../../messages/messages.ts';
import type { CellProblemCode, CellProblemOf } from '@rubrica/api-client/contract';

/** Returns what is wrong with a cell, and what to do, in the reader's language. */
export function problemMessage<Code extends CellProblemCode>(
  { imports }: Messages,
  problem: CellProblemOf<Code>,
): string {
  const texts: { [Key in CellProblemCode]: (found: CellProblemOf<Key>) => string } = imports.problems;
  return texts[problem.code](problem);
}
