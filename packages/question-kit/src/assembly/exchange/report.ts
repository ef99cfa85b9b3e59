import { fillIn } from './exchange-error.ts';
import { reportTexts } from './report-texts.ts';

/** What became of something in the file. */
export type Outcome = 'taken' | 'changed' | 'left-out';

/** A code of a report line. */
export type ReportCode = keyof typeof reportTexts;

/** Values that a line's text needs. */
export type ReportData = Readonly<Record<string, string | number>>;

/**
 * One thing that the report says. Every source question has at least one line: one `taken`, or one `changed` per change, or
 * one `left-out`. A line without `item` is about the file as a whole.
 */
export interface ReportLine {
  outcome: Outcome;
  code: ReportCode;
  /** English; `reportReason` gives it in Arabic. */
  reason: string;
  data: ReportData;
  /** Which source question (on the way out: which question), counted from 1. */
  item?: number;
  /** Its title, or the beginning of its text. */
  title?: string;
  /** Where it begins, counted from 1; absent where the format has no lines. */
  line?: number;
  /** The file of a package. */
  file?: string;
}

/** How many questions came to what. A question counts once, by the gravest of its lines. */
export interface ReportSummary {
  taken: number;
  changed: number;
  leftOut: number;
}

/** A line with its English reason. */
export function reportLine(
  outcome: Outcome,
  code: ReportCode,
  data: ReportData = {},
  place: Pick<ReportLine, 'item' | 'title' | 'line' | 'file'> = {},
): ReportLine {
  return { outcome, code, reason: fillIn(reportTexts[code], data), data, ...place };
}

/** Counts the questions of a report. Lines that belong to no question are not counted. */
export function summariseReport(report: readonly ReportLine[]): ReportSummary {
  const worst = new Map<number, Outcome>();
  for (const { item, outcome } of report) {
    if (item === undefined) continue;
    const before = worst.get(item) ?? 'taken';
    worst.set(item, before === 'left-out' || outcome === 'taken' ? before : outcome);
  }
  const count = (wanted: Outcome) => [...worst.values()].filter((outcome) => outcome === wanted).length;
  return { taken: count('taken'), changed: count('changed'), leftOut: count('left-out') };
}
