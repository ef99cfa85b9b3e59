import { storedTypes } from '../../types/question-types.ts';
import { registry } from './registry.ts';

type Manifest = (typeof registry)[keyof typeof registry];

/** One schema of every type that is stored, as zod's unions take them. */
export function schemasOf<Schema>(pick: (manifest: Manifest) => Schema): [Schema, ...Schema[]] {
  const [first, ...rest] = storedTypes.map((type) => pick(registry[type]));
  if (first === undefined) throw new RangeError('The registry holds no type.');
  return [first, ...rest];
}
