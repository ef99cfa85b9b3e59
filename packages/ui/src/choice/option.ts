import { foldText } from '../shared/fold-text.ts';

/** An option of a `Select`, `Combobox` or `MultiCombobox`. */
export interface Option<V extends string = string> {
  value: V;
  label: string;
  /** A second line in smaller text. */
  description?: string | undefined;
  disabled?: boolean | undefined;
}

export const optionLabel = (option: Option | null): string => option?.label ?? '';
export const optionKey = (option: Option | null): string | null => option?.value ?? null;
/** Downshift asks this of the option at -1 too, where no option is highlighted. */
export const isOptionDisabled = (option: Option | undefined): boolean => option?.disabled === true;

/** Returns the options whose label or description contains the text, compared as `foldText` says. */
export function filterOptions<V extends string>(options: readonly Option<V>[], text: string): Option<V>[] {
  const query = foldText(text.trim());
  if (query === '') return [...options];
  return options.filter((option) => foldText(`${option.label} ${option.description ?? ''}`).includes(query));
}

interface Search {
  /** Whether a server searches: it knows more than labels and descriptions. */
  bySearch: boolean;
  loading: boolean;
}

/** Returns the options to show for a typed text. Those of an earlier search are narrowed here until the reply comes. */
export function shownOptions<V extends string>(
  options: readonly Option<V>[],
  text: string,
  { bySearch, loading }: Search,
): Option<V>[] {
  return bySearch && !loading ? [...options] : filterOptions(options, text);
}

/** Returns the option that a typed text means: the one with this label (compared as `foldText` says), or the only one there is. */
export function meantOption<V extends string>(options: readonly Option<V>[], text: string): Option<V> | undefined {
  const query = foldText(text.trim());
  if (query === '') return undefined;
  const found =
    options.find(({ label }) => foldText(label) === query) ?? (options.length === 1 ? options[0] : undefined);
  return found?.disabled === true ? undefined : found;
}
