import fc from 'fast-check';

/** One change that makes a value another one, and mostly a wrong one. */
export interface Break {
  /** Which of the value's nodes it changes, from 0 to 1. */
  at: number;
  /** How it is changed. */
  by: 'replace' | 'remove' | 'add' | 'repeat';
  value: unknown;
}

const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);

/** Values of kinds that are not expected. */
const strange: readonly unknown[] = [
  null,
  true,
  -1,
  0.1,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  'NaN',
  '\u0000',
  '\uDC00',
  'x'.repeat(5000),
  [],
  {},
  [[]],
  JSON.parse('{"__proto__":{"isAdmin":true},"constructor":1}'),
  deep(40),
];

export const anyBreak: fc.Arbitrary<Break> = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  by: fc.constantFrom('replace', 'replace', 'remove', 'add', 'repeat'),
  value: fc.constantFrom(...strange),
});

type Path = readonly (string | number)[];

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null || value instanceof Blob) return [path];
  return [path, ...Object.entries(value).flatMap(([key, child]) => pathsOf(child, [...path, key]))];
}

/** A value with one change. */
export function broken(value: unknown, change: Break): unknown {
  const paths = pathsOf(value);
  return changed(value, paths[Math.floor(change.at * paths.length)] ?? [], change);
}

function changed(value: unknown, [key, ...rest]: Path, change: Break): unknown {
  if (key === undefined) return changedHere(value, change);
  if (Array.isArray(value)) {
    const index = Number(key);
    if (rest.length === 0 && change.by === 'remove') return value.toSpliced(index, 1);
    if (rest.length === 0 && change.by === 'repeat') return value.toSpliced(index, 0, ...Array(3).fill(value[index]));
    return value.with(index, changed(value[index], rest, change));
  }
  const { [key]: inner, ...others } = value as Record<string, unknown>;
  if (rest.length === 0 && change.by === 'remove') return others;
  return { ...others, [key]: changed(inner, rest, change) };
}

function changedHere(value: unknown, { by, value: other }: Break): unknown {
  if (by === 'add' && Array.isArray(value)) return [...value, other];
  if (by === 'add' && typeof value === 'object' && value !== null) return { ...value, unknownField: other };
  if (by === 'repeat' && typeof value === 'string') return value.repeat(20);
  return other;
}
