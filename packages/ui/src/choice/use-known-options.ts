import { useRef } from 'react';
import type { Option } from './option.ts';

/**
 * Names for values: a search on a server replaces the options, and what was chosen before must keep its name.
 * @returns a function from value to option; a value never seen is its own label.
 */
export function useKnownOptions<V extends string>(
  options: readonly Option<V>[],
  more: readonly Option<V>[] | undefined,
): (value: V) => Option<V> {
  const known = useRef(new Map<V, Option<V>>());
  for (const option of options) known.current.set(option.value, option);
  for (const option of more ?? []) known.current.set(option.value, option);
  return (value) => known.current.get(value) ?? { value, label: value };
}
