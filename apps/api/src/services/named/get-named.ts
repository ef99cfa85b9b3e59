import type { Named } from '@rubrica/api-client/contract';
import type { Input } from '../service.ts';
import type { NamedKind, NamedVerb } from './kinds.ts';
import { namedById } from './to-named.ts';

/** One of a kind. */
export function getNamed(kind: NamedKind): NamedVerb<Pick<Input<'getCategory'>, 'params'>, Named> {
  return ({ db }, { params }) => namedById(db, kind, params.id);
}
