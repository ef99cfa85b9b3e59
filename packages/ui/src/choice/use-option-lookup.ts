import { useState } from 'react';
import type { Option } from './option.ts';

type OptionsByValue<V extends string> = ReadonlyMap<V, Option<V>>;

function withChanges<V extends string>(known: OptionsByValue<V>, options: readonly Option<V>[]): OptionsByValue<V> {
  const changed = options.filter((option) => known.get(option.value)?.label !== option.label);
  if (changed.length === 0) return known;
  return new Map([...known, ...changed.map((option) => [option.value, option] as const)]);
}

/**
 * Remembers every option that was ever given, because a search on a server replaces the options while a selected value must
 * keep its label.
 * @returns a function that returns the option of a value, or `undefined` for an unknown value.
 */
export function useOptionLookup<V extends string>(
  options: readonly Option<V>[],
  selectedOptions: readonly Option<V>[] = [],
): (value: V) => Option<V> | undefined {
  const [known, setKnown] = useState<OptionsByValue<V>>(new Map());
  // One label per value before comparing: two sources that disagree would otherwise replace each other on every render.
  const current = new Map([...selectedOptions, ...options].map((option) => [option.value, option]));
  const next = withChanges(known, [...current.values()]);
  // State derived from props: React renders again before the browser paints.
  if (next !== known) setKnown(next);
  return (value) => next.get(value);
}
