import type { Question } from '../core/question.ts';
import type { ExchangeFormat } from './formats.ts';
import { reportLine, type ReportLine } from './report.ts';
import type { ExportOptions, Writer } from './writer.ts';
import { prepareExport } from './export-context.ts';

/** A file that was made of questions. */
export interface ExportResult {
  format: ExchangeFormat;
  /** In UTF-8 where it is text. */
  bytes: Uint8Array<ArrayBuffer>;
  /** The same as text; absent for QTI, which is a package. */
  text?: string;
  mime: string;
  name: string;
  /** What became of every question: taken as it is, changed (a line for each loss) or left out. */
  report: ReportLine[];
}

const writers = {
  gift: { mime: 'text/plain', end: 'gift.txt', load: async () => (await import('./gift/write.ts')).writeGift },
  'moodle-xml': {
    mime: 'application/xml',
    end: 'xml',
    load: async () => (await import('./moodle-xml/write.ts')).writeMoodleXml,
  },
  aiken: { mime: 'text/plain', end: 'aiken.txt', load: async () => (await import('./aiken/write.ts')).writeAiken },
  csv: { mime: 'text/csv', end: 'csv', load: async () => (await import('./csv/write.ts')).writeCsv },
  qti: { mime: 'application/zip', end: 'zip', load: async () => (await import('./qti/write-package.ts')).writeQti },
} as const satisfies Record<ExchangeFormat, { mime: string; end: string; load: () => Promise<Writer> }>;

/**
 * Exports questions to GIFT, Moodle XML, Aiken, CSV or QTI 3.0. Works in the browser and in Node.
 *
 * A question that the report tells as taken is read back equal by `importQuestions`. Equal means: the same title (white
 * space at its ends aside), skill by its type (CSV: the same skill), stimuli of text, and blocks in their order with the same
 * rich text once it is cleaned, the same options, pairs, accepted answers and gaps, but other ids; plain texts may differ in
 * white space at their ends and in runs of it, accepted answers in how a backslash is written; an item without a mark is worth 1. Aiken holds
 * no titles and keeps no blocks together: there the list of blocks is equal.
 */
export async function exportQuestions(
  questions: readonly Question[],
  format: ExchangeFormat,
  options: ExportOptions = {},
): Promise<ExportResult> {
  const report: ReportLine[] = [];
  const { mime, end, load } = writers[format];
  const out = prepareExport(questions, format, report, options.categoryName ?? (() => undefined));
  const write: Writer = await load();
  const written = await write(out, options);
  for (const { item, title } of out) {
    if (!report.some((line) => line.item === item)) report.push(reportLine('taken', 'taken', {}, { item, title }));
  }
  report.sort((a, b) => (a.item ?? 0) - (b.item ?? 0));
  const name = `${options.name ?? 'questions'}.${end}`;
  if ('bytes' in written) return { format, bytes: written.bytes, mime, name, report };
  return { format, bytes: new TextEncoder().encode(written.text), text: written.text, mime, name, report };
}
