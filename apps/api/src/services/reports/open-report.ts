import type { Readable } from 'node:stream';
import { reportTexts } from '../../messages/reports.ts';
import { dateIn } from '../meetings/occurrences.ts';
import type { Input } from '../service.ts';
import type { SheetColumn } from '../spreadsheets/sheet.ts';
import { type SheetFormat, writeSheet } from '../spreadsheets/write-sheet.ts';
import { selectAttendanceIds, selectAttendanceRows } from './attendance-report.ts';
import { selectMarksIds, selectMarksRows } from './marks-report.ts';
import { selectFilterNames } from './filter-names.ts';
import { selectItems, selectItemsRows } from './items-report.ts';
import { selectProgress, selectProgressRows } from './progress-report.ts';
import { attendanceColumns, itemsColumns, marksColumns, progressColumns } from './report-columns.ts';
import type { ReportContext } from './report-context.ts';

/** A report with its filters and the order of its rows. */
export type ReportRequest = Input<'createReportFile'>['body'] extends infer Body
  ? Body extends { format: SheetFormat }
    ? Omit<Body, 'format'>
    : never
  : never;

interface WriteOptions {
  /** Told how many rows were written, from time to time. An error of it ends the file. */
  onRows?: (made: number) => Promise<void>;
}

/** A report whose rows are known and not read yet. */
export interface OpenReport {
  /** Of its file, without the ending, in the reader's language. */
  name: string;
  rows: number;
  /** Writes it as a file, as fast as that is taken. */
  write: (format: SheetFormat, options?: WriteOptions) => Readable;
}

/** Opens a report as a file: the rows that its pages show for the same filters, in the same order. */
export async function openReport(context: ReportContext, request: ReportRequest): Promise<OpenReport> {
  const texts = reportTexts[context.language];
  const name = await selectReportFileName(context, request);
  const opened = <Id, Row>(
    ids: readonly Id[],
    columns: readonly SheetColumn<Row>[],
    read: (batch: readonly Id[]) => Promise<Row[]>,
  ): OpenReport => ({
    name,
    rows: ids.length,
    write: (format, { onRows } = {}) =>
      writeSheet(format, {
        name: texts.names[request.report],
        columns,
        rows: inBatches(ids, read, onRows),
        isRightToLeft: context.language === 'ar',
        timeZone: context.timeZone,
      }),
  });
  switch (request.report) {
    case 'marks':
      return opened(await selectMarksIds(context, request.query), marksColumns(texts), (batch) =>
        selectMarksRows(context, batch),
      );
    case 'attendance':
      return opened(await selectAttendanceIds(context, request.query), attendanceColumns(texts), (batch) =>
        selectAttendanceRows(context, request.query, batch),
      );
    case 'progress': {
      const ids = (await selectProgress(context, request.query)).map(({ id }) => id);
      return opened(ids, progressColumns(texts), (batch) => selectProgressRows(context, request.query, batch));
    }
    case 'items': {
      const ids = (await selectItems(context, request.query)).map(({ question }) => question._id);
      return opened(ids, itemsColumns(texts), (batch) => selectItemsRows(context, request.query, batch));
    }
  }
}

/** What a report's file of today is called, with the filters in force. */
async function selectReportFileName(context: ReportContext, { report, query }: ReportRequest): Promise<string> {
  const { clock, timeZone, language } = context;
  const texts = reportTexts[language];
  const filters = await selectFilterNames(context, query);
  const ofToday = `${texts.names[report]} ${dateIn(clock.now(), timeZone)}`;
  return filters.length > 0 ? `${ofToday} (${filters.join(texts.comma)})` : ofToday;
}

/** What was asked for, as the address of the report's page has it. */
export function filtersOf({ query }: ReportRequest): Record<string, string> {
  const { page: _page, limit: _limit, ...filters }: Record<string, unknown> = query;
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    ),
  );
}

const batchSize = 500;

/**
 * Reads rows while the file is taken, some at a time by their ids: the database is free in between, and a slow reader holds no
 * transaction. The ids are read at once, so that no row is left out or twice when others come meanwhile.
 */
async function* inBatches<Id, Row>(
  ids: readonly Id[],
  read: (batch: readonly Id[]) => Promise<Row[]>,
  onRows?: WriteOptions['onRows'],
) {
  for (let start = 0; start < ids.length; start += batchSize) {
    yield* await read(ids.slice(start, start + batchSize));
    await onRows?.(Math.min(ids.length, start + batchSize));
  }
}
