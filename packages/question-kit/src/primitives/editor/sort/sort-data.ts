/** The data of a sortable row. */
export interface SortData {
  /** The same for all rows of one list. */
  list: string;
  index: number;
  /** The name of the row in announcements. */
  name: string;
  move: (from: number, to: number) => void;
}

/** Returns a row's data from the drag library's data. */
export function sortDataOf(entry: { data: { current: unknown } }): SortData | undefined {
  const data = entry.data.current;
  return hasLine(data) ? data.line : undefined;
}

/** Only sortable rows set `line` in the drag library's data. */
function hasLine(data: unknown): data is { line: SortData } {
  return typeof data === 'object' && data !== null && 'line' in data;
}
