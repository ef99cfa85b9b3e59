import type { Verb } from '../verb.ts';
import type { NamedKind } from './kinds.ts';
import { namedById } from './to-named.ts';

/** One of a kind. */
export function getNamed(kind: NamedKind): Verb<'getCategory'> {
  return ({ db }, { params }) => namedById(db, kind, params.id);
}
