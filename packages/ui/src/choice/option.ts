/** One choice of a list. */
export interface Option<V extends string = string> {
  value: V;
  label: string;
  /** A second, quieter line. */
  description?: string | undefined;
  disabled?: boolean | undefined;
}

export const optionLabel = (option: Option | null): string => option?.label ?? '';
export const optionKey = (option: Option | null): string | null => option?.value ?? null;
export const isOptionDisabled = (option: Option): boolean => option.disabled === true;

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The options whose label or description holds the text, whatever its case, accents or vowel marks. */
export function filterOptions<V extends string>(options: readonly Option<V>[], text: string): Option<V>[] {
  const wanted = folded(text.trim());
  if (wanted === '') return [...options];
  return options.filter((option) => folded(`${option.label} ${option.description ?? ''}`).includes(wanted));
}
