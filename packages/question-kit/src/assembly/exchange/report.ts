import { fillIn } from './exchange-error.ts';
import { reportTexts } from './report-texts.ts';
import { withNames } from './type-names.ts';

/** What an import or export did with a question or a part of the file. */
export type Outcome = 'taken' | 'changed' | 'left-out';

/** A code of a report line. */
export type ReportCode = keyof typeof reportTexts;

/** Values that a line's text needs. */
export type ReportData = Readonly<Record<string, string | number>>;

/**
 * One line of a report. Every source question has at least one: one `taken`, one `changed` per change, or one `left-out` per
 * reason. A line without `item` is about the file as a whole.
 */
export interface ReportLine {
  outcome: Outcome;
  code: ReportCode;
  /** English; `arabicReason` returns it in Arabic. */
  reason: string;
  data: ReportData;
  /** The number of the source question (of the question, in an export), counted from 1. */
  item?: number;
  /** Its title, or the beginning of its text. */
  title?: string;
  /** The line where it begins, counted from 1; absent where the format has no lines. */
  line?: number;
  /** The path of its file in a package. */
  file?: string;
}

/** Number of questions by outcome. A question counts once, by the worst outcome of its lines. */
export interface ReportSummary {
  taken: number;
  changed: number;
  leftOut: number;
}

/** Creates a line with its English reason. */
export function reportLine(
  outcome: Outcome,
  code: ReportCode,
  data: ReportData = {},
  location: Pick<ReportLine, 'item' | 'title' | 'line' | 'file'> = {},
): ReportLine {
  return { outcome, code, reason: fillIn(reportTexts[code], withNames(data, 'en')), data, ...location };
}

/** Counts the questions of a report. Lines that belong to no question are not counted. */
export function summariseReport(report: readonly ReportLine[]): ReportSummary {
  const worstOutcomes = new Map<number, Outcome>();
  for (const { item, outcome } of report) {
    if (item === undefined) continue;
    const worstSoFar = worstOutcomes.get(item) ?? 'taken';
    worstOutcomes.set(item, worstSoFar === 'left-out' || outcome === 'taken' ? worstSoFar : outcome);
  }
  const count = (outcomeToCount: Outcome) =>
    [...worstOutcomes.values()].filter((outcome) => outcome === outcomeToCount).length;
  return { taken: count('taken'), changed: count('changed'), leftOut: count('left-out') };
}
