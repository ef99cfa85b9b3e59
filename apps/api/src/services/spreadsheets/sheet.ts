/** What a column shows of a row. A null is an empty cell. */
export type SheetColumn<Row> = ColumnHead &
  (
    | { type: 'text'; value: (row: Row) => string | null }
    | { type: 'number'; value: (row: Row) => number | null }
    /** From 0 to 100. */
    | { type: 'percent'; value: (row: Row) => number | null }
    /** A day of the calendar, `2026-11-22`. */
    | { type: 'date'; value: (row: Row) => string | null }
    /** A moment, shown as the time on the sheet's clock. */
    | { type: 'time'; value: (row: Row) => Date | null }
  );

interface ColumnHead {
  heading: string;
  /** In characters; without it, what cells of the type usually need. */
  width?: number;
}

/** How many rows a sheet can have below its headings: Excel's limit. */
export const mostSheetRows = 1_048_575;

/** A sheet to be written. Its rows are read one after another, as fast as the file is taken. */
export interface Sheet<Row> {
  /** The name of the tab; what Excel refuses in one is left out. */
  name: string;
  columns: readonly SheetColumn<Row>[];
  rows: AsyncIterable<Row> | Iterable<Row>;
  /** Whether the first column is the rightmost. */
  isRightToLeft: boolean;
  /** The IANA name of the zone whose clock times are shown on. */
  timeZone: string;
}
