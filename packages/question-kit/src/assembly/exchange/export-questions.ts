import type { Question } from '../core/question.ts';
import type { ExchangeFormat } from './formats.ts';
import { defaultLimits, sizeText } from './limits.ts';
import { reportLine, type ReportLine } from './report.ts';
import type { ExportOptions, Writer } from './writer.ts';
import { prepareExport } from './export-context.ts';

/** An exported file. */
export interface ExportResult {
  format: ExchangeFormat;
  /** In UTF-8 where it is text. */
  bytes: Uint8Array<ArrayBuffer>;
  /** The same as text; absent for QTI, which is a package. */
  text?: string;
  mime: string;
  name: string;
  /**
   * The result for every question: taken as it is, changed (a line for each loss) or left out. A line without a question says
   * that the file is larger than what `importQuestions` reads by default.
   */
  report: ReportLine[];
}

const writers = {
  gift: { mime: 'text/plain', extension: 'gift.txt', load: async () => (await import('./gift/write.ts')).writeGift },
  'moodle-xml': {
    mime: 'application/xml',
    extension: 'xml',
    load: async () => (await import('./moodle-xml/write.ts')).writeMoodleXml,
  },
  aiken: {
    mime: 'text/plain',
    extension: 'aiken.txt',
    load: async () => (await import('./aiken/write.ts')).writeAiken,
  },
  csv: { mime: 'text/csv', extension: 'csv', load: async () => (await import('./csv/write.ts')).writeCsv },
  qti: {
    mime: 'application/zip',
    extension: 'zip',
    load: async () => (await import('./qti/write-package.ts')).writeQti,
  },
} as const satisfies Record<ExchangeFormat, { mime: string; extension: string; load: () => Promise<Writer> }>;

/**
 * Exports questions to GIFT, Moodle XML, Aiken, CSV or QTI 3.0. Works in the browser and in Node.
 *
 * A question that the report lists as taken is equal when `importQuestions` reads it back. Equal means: the same title
 * (trimmed), the same skill, the same text stimuli, and the same blocks in the same order:
 * equal sanitised rich text, options, pairs, accepted answers and gaps, but other ids. Plain texts may differ in white space,
 * accepted answers in how a backslash is written; an item without a mark is worth 1. Aiken has no titles and does not group
 * blocks, so only the list of blocks is equal.
 */
export async function exportQuestions(
  questions: readonly Question[],
  format: ExchangeFormat,
  options: ExportOptions = {},
): Promise<ExportResult> {
  const report: ReportLine[] = [];
  const { mime, extension, load } = writers[format];
  const prepared = prepareExport(questions, format, report, options);
  const write: Writer = await load();
  const output = await write(prepared, options);
  for (const { item, title } of prepared) {
    if (!report.some((line) => line.item === item)) report.push(reportLine('taken', 'taken', {}, { item, title }));
  }
  const bytes = 'bytes' in output ? output.bytes : new TextEncoder().encode(output.text);
  const limit = exceededLimit(bytes.length, 'bytes' in output ? output.fileCount : 1);
  if (limit !== undefined) report.push(reportLine('changed', 'out-too-large', { limit }));
  report.sort((a, b) => (a.item ?? 0) - (b.item ?? 0));
  const name = `${options.name ?? 'questions'}.${extension}`;
  return { format, bytes, ...('text' in output && { text: output.text }), mime, name, report };
}

/** The limit of an import above which a file is, as a text states it. */
function exceededLimit(sizeBytes: number, fileCount: number): string | undefined {
  if (sizeBytes > defaultLimits.fileSizeBytes) return sizeText(defaultLimits.fileSizeBytes);
  return fileCount > defaultLimits.filesPerZip ? `${defaultLimits.filesPerZip} files` : undefined;
}
