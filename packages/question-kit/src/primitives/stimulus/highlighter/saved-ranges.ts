import type { Range } from '../../text-ranges/segments.ts';

/** Stored data may belong to an older text or be invalid: only ranges within the text are accepted. */
function isRange(value: unknown, length: number): value is Range {
  if (typeof value !== 'object' || value === null || !('start' in value) || !('end' in value)) return false;
  const { start, end } = value;
  return (
    Number.isInteger(start) &&
    Number.isInteger(end) &&
    0 <= Number(start) &&
    Number(start) < Number(end) &&
    Number(end) <= length
  );
}

/** Returns the ranges stored under a name on this device, for a text of `length` characters; none if storage is unavailable. */
export function readRanges(name: string, length: number): Range[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(saved) ? saved.filter((range) => isRange(range, length)) : [];
  } catch {
    return [];
  }
}

/** Stores ranges under a name on this device. If storage is unavailable, they last as long as the page. */
export function saveRanges(name: string, ranges: readonly Range[]): void {
  try {
    if (ranges.length === 0) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(ranges));
  } catch {
    // Private windows and full disks: the page still shows them.
  }
}
