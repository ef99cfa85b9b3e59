/**
 * Returns data whose strings, keys included, PostgreSQL can store: lone surrogates become U+FFFD, and U+0000 is removed. Data
 * that has no such string is returned as it is. `data` is plain, as `JSON.parse` returns it.
 */
export function wellFormed(data: unknown): unknown {
  return isWellFormed(data) ? data : copyWellFormed(data);
}

function isWellFormed(data: unknown): boolean {
  if (typeof data === 'string') return data.isWellFormed() && !data.includes('\0');
  if (Array.isArray(data)) return data.every(isWellFormed);
  if (typeof data !== 'object' || data === null) return true;
  return Object.entries(data).every(([key, value]) => isWellFormed(key) && isWellFormed(value));
}

function copyWellFormed(data: unknown): unknown {
  if (typeof data === 'string') return data.toWellFormed().replaceAll('\0', '');
  if (Array.isArray(data)) return data.map(copyWellFormed);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key.toWellFormed().replaceAll('\0', ''), copyWellFormed(value)]),
  );
}
