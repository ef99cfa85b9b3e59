import { useState } from 'react';
import type { Option } from './option.ts';

type Known<V extends string> = ReadonlyMap<V, Option<V>>;

function withNews<V extends string>(known: Known<V>, options: readonly Option<V>[]): Known<V> {
  const news = options.filter((option) => known.get(option.value)?.label !== option.label);
  return news.length === 0 ? known : new Map([...known, ...news.map((option) => [option.value, option] as const)]);
}

/**
 * Names for values: a search on a server replaces the options, and what was chosen before must keep its name.
 * @returns a function from value to option, or `undefined` for a value never seen.
 */
export function useOptionLookup<V extends string>(
  options: readonly Option<V>[],
  more: readonly Option<V>[] = [],
): (value: V) => Option<V> | undefined {
  const [known, setKnown] = useState<Known<V>>(new Map());
  // One name for each value before it is compared: two sources that disagree must not take turns for ever.
  const names = new Map([...more, ...options].map((option) => [option.value, option]));
  const next = withNews(known, [...names.values()]);
  // State that follows props: React renders again at once, before anything is shown.
  if (next !== known) setKnown(next);
  return (value) => next.get(value);
}
