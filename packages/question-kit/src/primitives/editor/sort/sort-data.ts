/** What a sortable line knows of itself. */
export interface SortData {
  /** Lines of one list share it. */
  list: string;
  index: number;
  /** How the line is called when it is announced. */
  name: string;
  move: (from: number, to: number) => void;
}

/** The line's own data, as the drag library hands it back. */
export function sortDataOf(entry: { data: { current: unknown } }): SortData | undefined {
  const data = entry.data.current;
  return hasLine(data) ? data.line : undefined;
}

/** Only sortable lines write a `line` into the drag library's data. */
function hasLine(data: unknown): data is { line: SortData } {
  return typeof data === 'object' && data !== null && 'line' in data;
}
