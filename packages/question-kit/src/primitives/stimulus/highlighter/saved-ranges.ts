import type { Range } from '../../text-ranges/segments.ts';

/** What was kept may be of an older text, or of anybody: only ranges that lie in the text are taken. */
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

/** The ranges kept under a name on this device, of a text so long; none where nothing can be read. */
export function readRanges(name: string, length: number): Range[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => isRange(one, length)) : [];
  } catch {
    return [];
  }
}

/** Keeps ranges under a name on this device. Where nothing can be written they last as long as the page. */
export function saveRanges(name: string, ranges: readonly Range[]): void {
  try {
    if (ranges.length === 0) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(ranges));
  } catch {
    // Private windows and full disks: the page still shows them.
  }
}
