import type { Readable } from 'node:stream';
import { reportTexts, type ReportTexts } from '../../messages/reports.ts';
import { recordFileAudit } from '../audit-log/record-audit.ts';
import type { SignedInContext } from '../context.ts';
import { dateIn } from '../meetings/occurrences.ts';
import type { Input } from '../service.ts';
import type { Sheet } from '../spreadsheets/sheet.ts';
import { type SheetFormat, writeSheet } from '../spreadsheets/write-sheet.ts';
import { selectAttendanceIds, selectAttendanceRows } from './attendance-report.ts';
import { selectMarksIds, selectMarksRows } from './marks-report.ts';

/** A report as a file, while it is written. */
interface ReportFile {
  /** Without its ending. */
  name: string;
  content: Readable;
}

/** Writes the marks report as a file: the rows that its pages show for the same filters, in the same order. */
export async function openMarksFile(
  context: SignedInContext,
  query: Input<'getMarksReport'>['query'],
  format: SheetFormat,
): Promise<ReportFile> {
  const ids = await selectMarksIds(context, query);
  const { marks: name, columns, kinds, yes, no } = reportTexts[context.language];
  return openFile(
    context,
    { report: 'marks', name, format, query, count: ids.length },
    {
      columns: [
        { type: 'text', heading: columns.student, value: ({ student }) => student.name },
        { type: 'text', heading: columns.task, value: ({ task }) => task.title, width: 36 },
        { type: 'text', heading: columns.kind, value: ({ task }) => kinds[task.kind], width: 16 },
        { type: 'number', heading: columns.attempt, value: ({ number }) => number },
        {
          type: 'time',
          heading: columns.submitted,
          value: ({ submittedAt }) => (submittedAt ? new Date(submittedAt) : null),
        },
        { type: 'text', heading: columns.late, value: ({ late }) => (late ? yes : no), width: 10 },
        { type: 'number', heading: columns.mark, value: ({ mark }) => mark },
        { type: 'number', heading: columns.maximum, value: ({ maximum }) => maximum },
        { type: 'percent', heading: columns.percent, value: ({ percent }) => percent },
        { type: 'text', heading: columns.released, value: ({ isReleased }) => (isReleased ? yes : no), width: 10 },
      ],
      rows: inBatches(ids, (batch) => selectMarksRows(context, batch)),
    },
  );
}

/** Writes the attendance report as a file: the rows that its pages show for the same filters, in the same order. */
export async function openAttendanceFile(
  context: SignedInContext,
  query: Input<'getAttendanceReport'>['query'],
  format: SheetFormat,
): Promise<ReportFile> {
  const ids = await selectAttendanceIds(context, query);
  const { attendance: name, columns } = reportTexts[context.language];
  return openFile(
    context,
    { report: 'attendance', name, format, query, count: ids.length },
    {
      columns: [
        { type: 'text', heading: columns.student, value: ({ student }) => student.name },
        { type: 'number', heading: columns.present, value: ({ counts }) => counts.present },
        { type: 'number', heading: columns.isLate, value: ({ counts }) => counts.late },
        { type: 'number', heading: columns.absent, value: ({ counts }) => counts.absent },
        { type: 'number', heading: columns.excused, value: ({ counts }) => counts.excused },
        { type: 'percent', heading: columns.rate, value: ({ ratePercent }) => ratePercent },
      ],
      rows: inBatches(ids, (batch) => selectAttendanceRows(context, query, batch)),
    },
  );
}

interface Download {
  report: 'marks' | 'attendance';
  name: ReportTexts['marks'];
  format: SheetFormat;
  query: Record<string, unknown>;
  count: number;
}

async function openFile<Row>(
  context: SignedInContext,
  { report, name, format, query, count }: Download,
  { columns, rows }: Pick<Sheet<Row>, 'columns' | 'rows'>,
): Promise<ReportFile> {
  const { db, clock, timeZone, language } = context;
  const { page: _page, limit: _limit, ...filters } = query;
  await recordFileAudit(context, db, { action: 'report.export', details: { report, format, filters, rows: count } });
  return {
    name: `${name} ${dateIn(clock.now(), timeZone)}`,
    content: writeSheet(format, { name, columns, rows, isRightToLeft: language === 'ar', timeZone }),
  };
}

const batchSize = 500;

/**
 * Reads rows while the file is taken, some at a time by their ids: the database is free in between, and a slow reader holds no
 * transaction. The ids are read at once, so that no row is left out or twice when others come meanwhile.
 */
async function* inBatches<Id, Row>(ids: readonly Id[], read: (batch: readonly Id[]) => Promise<Row[]>) {
  for (let start = 0; start < ids.length; start += batchSize) yield* await read(ids.slice(start, start + batchSize));
}
