import type { ReactNode } from 'react';

/** A column of a `Table`. */
export interface TableColumn<Row> {
  /** Unique in the table; also the sort key. */
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean | undefined;
  /** `end` for numbers. Default: `start`. */
  align?: 'start' | 'end' | undefined;
  /** A CSS width. */
  width?: string | undefined;
  /** Whether its cell is the header of the row and the title of its card. Default: the first column. */
  primary?: boolean | undefined;
  /** Shows the header to screen readers only, for example of a column of buttons. */
  hideHeader?: boolean | undefined;
}

/** The column to sort by, and the direction. */
export interface TableSort {
  key: string;
  direction: 'asc' | 'desc';
}

export interface TableProps<Row> {
  /** What the table contains; its caption for screen readers. */
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** Returns a unique key of a row. */
  rowKey: (row: Row) => string;
  /** Returns the name of a row, for the label of its checkbox. Default: its key. */
  rowLabel?: ((row: Row) => string) | undefined;
  /** Shows skeleton rows instead of `rows`. */
  loading?: boolean | undefined;
  /** Number of skeleton rows. Default: 6. */
  skeletonRows?: number | undefined;
  /** The current sort; `null` for the default order. */
  sort?: TableSort | null | undefined;
  /** Makes sortable columns sortable; called with the new sort, or `null` for the default order. */
  onSortChange?: ((sort: TableSort | null) => void) | undefined;
  /** Keys of the selected rows. */
  selected?: ReadonlySet<string> | undefined;
  /** Makes rows selectable. */
  onSelectedChange?: ((selected: ReadonlySet<string>) => void) | undefined;
  /** Buttons for the selected rows, shown in a bar above the table. */
  bulkActions?: ReactNode;
  /** Returns the buttons at the end of a row. */
  rowActions?: ((row: Row) => ReactNode) | undefined;
  /** Shown when there are no rows. */
  empty?: ReactNode;
  /** Distance of the sticky header from the top as a CSS length, where something else is sticky above it. Default: `0px`. */
  stickyOffset?: string | undefined;
  className?: string | undefined;
}
