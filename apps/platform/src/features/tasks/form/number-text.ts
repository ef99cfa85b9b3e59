/** Returns the number that a field's text says; null for no text. */
export const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** Returns the text of a field for a number. */
export const textOf = (value: number | null): string => (value === null || Number.isNaN(value) ? '' : String(value));
