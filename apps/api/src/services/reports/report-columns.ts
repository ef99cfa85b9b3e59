import type { AttendanceReport, ItemsReport, MarksReport, ProgressReport } from '@rubrica/api-client/contract';
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

/** The columns of the progress report as a file. */
export function progressColumns({ columns }: ReportTexts): SheetColumn<RowOf<ProgressReport>>[] {
  return [
    { type: 'text', heading: columns.student, value: ({ student }) => student.name },
    { type: 'number', heading: columns.done, value: ({ done }) => done },
    { type: 'number', heading: columns.doneLate, value: ({ late }) => late },
    { type: 'number', heading: columns.missing, value: ({ missing }) => missing },
    { type: 'percent', heading: columns.mean, value: ({ meanPercent }) => meanPercent },
    { type: 'number', heading: columns.trend, value: ({ trend }) => trend, width: 14 },
    { type: 'number', heading: columns.lectures, value: ({ lectures }) => lectures, width: 14 },
    { type: 'number', heading: columns.documents, value: ({ documents }) => documents, width: 14 },
    { type: 'number', heading: columns.words, value: ({ words }) => words, width: 14 },
    {
      type: 'time',
      heading: columns.lastActive,
      value: ({ lastActiveAt }) => (lastActiveAt ? new Date(lastActiveAt) : null),
    },
  ];
}

const minuteMs = 60_000;

/** The columns of the items report as a file. */
export function itemsColumns({ columns, skills, reasons }: ReportTexts): SheetColumn<RowOf<ItemsReport>>[] {
  return [
    { type: 'text', heading: columns.question, value: ({ question }) => question.title, width: 36 },
    { type: 'text', heading: columns.skill, value: ({ question }) => skills[question.type], width: 14 },
    { type: 'number', heading: columns.tasks, value: ({ tasks }) => tasks },
    { type: 'number', heading: columns.attempts, value: ({ attempts }) => attempts },
    {
      type: 'percent',
      heading: columns.facility,
      value: ({ facility }) => (facility === null ? null : 100 * facility),
    },
    {
      type: 'number',
      heading: columns.discrimination,
      value: ({ discrimination }) => (discrimination === null ? null : Math.round(discrimination * 10_000) / 10_000),
      width: 14,
    },
    {
      type: 'number',
      heading: columns.minutes,
      value: ({ medianMs }) => (medianMs === null ? null : Math.round((medianMs * 10) / minuteMs) / 10),
      width: 18,
    },
    {
      type: 'text',
      heading: columns.look,
      value: ({ facility, reasons: found }) =>
        facility === null ? reasons.unknown : found.map((reason) => reasons[reason]).join('; '),
      width: 48,
    },
  ];
}
