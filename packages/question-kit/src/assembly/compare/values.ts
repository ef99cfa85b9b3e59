/** An object with fields to compare one by one; a file is one value. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether the fields of a value are compared one by one. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !('mime' in value);
}

/** Whether a value is a list of objects, which are matched with those of the other version. A list of texts is one value. */
export function isItemList(value: unknown): value is readonly Fields[] {
  return Array.isArray(value) && value.every(isFields);
}

/** The names of the fields of two versions of an object, in the newer one's order. */
export function fieldNames(before: Fields, after: Fields): string[] {
  return [...new Set([...Object.keys(after), ...Object.keys(before)])];
}

/** Whether two values are equal; a field that is undefined counts as absent, and so do the `ignored` fields of objects. */
export function isSame(before: unknown, after: unknown, ignored?: string): boolean {
  if (Object.is(before, after)) return true;
  if (Array.isArray(before) && Array.isArray(after))
    return before.length === after.length && before.every((each, index) => isSame(each, after[index], ignored));
  if (!isObject(before) || !isObject(after)) return false;
  return fieldNames(before, after).every((name) => name === ignored || isSame(before[name], after[name], ignored));
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
