import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  /** Unique in its table; also the sort key. */
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean | undefined;
  /** Numbers stand at the end. */
  align?: 'start' | 'end' | undefined;
  /** A CSS width. */
  width?: string | undefined;
  /** Names the row: its cell is the row's header, and the title of its card. The first column unless told. */
  primary?: boolean | undefined;
  /** The header is for a screen reader only (a column of buttons). */
  hideHeader?: boolean | undefined;
}

/** By which column, and which way. */
export interface TableSort {
  key: string;
  direction: 'asc' | 'desc';
}

export interface TableProps<Row> {
  /** What the table holds; its caption for a screen reader. */
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The row's name in words, for its checkbox. The row's key unless told. */
  rowLabel?: ((row: Row) => string) | undefined;
  /** Rows are on their way: their grey shapes stand in for them. */
  loading?: boolean | undefined;
  skeletonRows?: number | undefined;
  sort?: TableSort | null | undefined;
  /** Given, sortable columns can be sorted: ascending, descending, then as it was (`null`). */
  onSortChange?: ((sort: TableSort | null) => void) | undefined;
  /** Keys of the chosen rows. */
  selected?: ReadonlySet<string> | undefined;
  /** Given, rows can be chosen. */
  onSelectedChange?: ((selected: ReadonlySet<string>) => void) | undefined;
  /** Buttons for the chosen rows, in a bar above the table. */
  bulkActions?: ReactNode;
  /** At the end of each row. */
  rowActions?: ((row: Row) => ReactNode) | undefined;
  /** Instead of rows when there are none. */
  empty?: ReactNode;
  /** CSS length the sticky header keeps from the top, where something else is sticky above it. */
  stickyOffset?: string | undefined;
  className?: string | undefined;
}
