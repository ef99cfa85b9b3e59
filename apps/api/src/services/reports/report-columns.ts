import type { AttendanceReport, MarksReport } from '@rubrica/api-client/contract';
import type { ReportTexts } from '../../messages/reports.ts';
import type { SheetColumn } from '../spreadsheets/sheet.ts';

type RowOf<Report extends { items: unknown[] }> = Report['items'][number];

/** The columns of the marks report as a file. */
export function marksColumns({ columns, kinds, yes, no }: ReportTexts): SheetColumn<RowOf<MarksReport>>[] {
  return [
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
  ];
}

/** The columns of the attendance report as a file. */
export function attendanceColumns({ columns }: ReportTexts): SheetColumn<RowOf<AttendanceReport>>[] {
  return [
    { type: 'text', heading: columns.student, value: ({ student }) => student.name },
    { type: 'number', heading: columns.present, value: ({ counts }) => counts.present },
    { type: 'number', heading: columns.isLate, value: ({ counts }) => counts.late },
    { type: 'number', heading: columns.absent, value: ({ counts }) => counts.absent },
    { type: 'number', heading: columns.excused, value: ({ counts }) => counts.excused },
    { type: 'percent', heading: columns.rate, value: ({ ratePercent }) => ratePercent },
  ];
}
