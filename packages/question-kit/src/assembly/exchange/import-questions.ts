import { blockSchema, questionSchema, questionVersion, type Question } from '../core/question.ts';
import { freshId } from '../../primitives/schema/fresh-id.ts';
import { ExchangeError } from './exchange-error.ts';
import { detectFormat, isQti1 } from './detect-format.ts';
import type { ExchangeFormat } from './formats.ts';
import { groupItems, type Grouping, type QuestionDefaults } from './group-items.ts';
import { defaultLimits, sizeText, type ExchangeLimits } from './limits.ts';
import { createImportContext, type ImportContext } from './import-context.ts';
import { isOfficeDocument } from './office-document.ts';
import { reportLine, type ReportLine } from './report.ts';
import type { ImportedFile, ImportedItem } from './source-item.ts';
import { isZip } from './qti/unzip.ts';
import { readSourceText } from './text/source-text.ts';

/** How to import. */
export interface ImportOptions {
  /** Detected from the content by default. */
  format?: ExchangeFormat;
  /** The name of the file; its extension helps to detect the format. */
  name?: string;
  /** An encoding (a label of `TextDecoder`) for files that do not declare one. */
  encoding?: string;
  /** How source questions are combined into questions; see `Grouping`. */
  group?: Grouping;
  /** Values where the file has none: the skill, and the host's category, level and diploma. */
  defaults?: QuestionDefaults;
  /** Returns the id of the host's category for a name in the file. Unmapped categories are reported. */
  category?: (name: string) => string | undefined;
  /** The language of texts that the format does not contain (“True”, “False”). */
  lang?: 'en' | 'ar';
  limits?: Partial<ExchangeLimits>;
  /** Creates the ids of imported questions, blocks, items and files; random by default. */
  newId?: () => string;
}

/** The result of an import. */
export interface ImportResult {
  format: ExchangeFormat;
  /** In the order of the file, with ids, valid by `questionSchema`. */
  questions: Question[];
  /** The tags of each question, in the order of `questions`: of Moodle XML. */
  tags: (readonly string[])[];
  /** Files contained in the source: store them, then call `replaceFileRefs`. */
  files: ImportedFile[];
  /** The result for every source question, and lines about the file as a whole. */
  report: ReportLine[];
}

/**
 * Imports questions from GIFT, Moodle XML, Aiken, CSV or QTI. Works in the browser and in Node; each format's reader is
 * loaded when it is needed.
 *
 * @param source the text, or the bytes of the file (a QTI package is always bytes)
 * @throws {ExchangeError} when the file as a whole is rejected: malformed, too large, hostile, or of an unknown format.
 * Faults of a single question are in the report instead.
 */
export async function importQuestions(source: string | Uint8Array, options: ImportOptions = {}): Promise<ImportResult> {
  const limits = { ...defaultLimits, ...options.limits };
  if (source.length > limits.fileSizeBytes)
    throw new ExchangeError('too-large', { limit: sizeText(limits.fileSizeBytes) });
  if (source.length === 0) throw new ExchangeError('empty');
  if (typeof source !== 'string' && isOfficeDocument(source)) throw new ExchangeError('office-document');
  const format = options.format ?? detectFormat(source, options.name);
  if (format === undefined) throw new ExchangeError('unknown-format');
  const context = createImportContext({ newId: options.newId ?? freshId, lang: options.lang ?? 'en', limits });
  await readSource(source, format, context, options.encoding);
  return { format, ...buildResult(context, options), files: context.files };
}

async function readSource(
  source: string | Uint8Array,
  format: ExchangeFormat,
  context: ImportContext,
  encoding: string | undefined,
): Promise<void> {
  if (format === 'qti' && typeof source !== 'string' && isZip(source)) {
    const { readQtiPackage } = await import('./qti/read-package.ts');
    return readQtiPackage(source, context);
  }
  const { text, guessedEncoding } = readSourceText(source, encoding);
  if (text.trim() === '') throw new ExchangeError('empty');
  if (isQti1(text)) throw new ExchangeError('qti-1');
  if (guessedEncoding !== undefined)
    context.addReportLine('changed', 'encoding-guessed', { encoding: guessedEncoding });
  const { read } = await readerLoaders[format]();
  read(text, context);
}

type Reader = (text: string, context: ImportContext) => void;

const readerLoaders = {
  gift: async () => ({ read: (await import('./gift/read.ts')).readGift }),
  'moodle-xml': async () => ({ read: (await import('./moodle-xml/read.ts')).readMoodleXml }),
  aiken: async () => ({ read: (await import('./aiken/read.ts')).readAiken }),
  csv: async () => ({ read: (await import('./csv/read.ts')).readCsv }),
  qti: async () => ({ read: (await import('./qti/read-package.ts')).readQtiFile }),
} as const satisfies Record<ExchangeFormat, () => Promise<{ read: Reader }>>;

/** Creates questions from the items; items that the schema rejects are reported as left out. */
function buildResult(
  context: ImportContext,
  options: ImportOptions,
): Pick<ImportResult, 'questions' | 'tags' | 'report'> {
  const newId = () => context.newId();
  const rejected = new Map<number, ReportLine>();
  const firstLines = new Map(context.report.toReversed().map((reported) => [reported.item, reported]));
  const reject = ({ item }: Pick<ImportedItem, 'item'>, rejection: ReportLine) => {
    const { title, line, file } = firstLines.get(item) ?? {};
    rejected.set(item, { ...rejection, item, ...(title && { title }), ...(line && { line }), ...(file && { file }) });
  };
  const validItems = context.items.flatMap((item) => {
    const result = blockSchema.safeParse({ ...item.block, id: newId() });
    if (result.success) return [{ ...item, block: { ...item.block, id: result.data.id ?? newId() } }];
    reject(item, reportLine('left-out', 'does-not-fit', { detail: firstIssueText(result.error.issues) }));
    return [];
  });
  const categories = new Map<string, string>();
  const tagsOf = new Map(validItems.map(({ item, tags }) => [item, tags]));
  const made = groupItems(validItems, options.group ?? 'as-written', newId, options.defaults ?? {}).flatMap(
    (grouped) => {
      const category = categoryId(grouped.category, categories, options);
      const result = questionSchema.safeParse({ version: questionVersion, ...grouped.draft, category });
      const tags = [...new Set(grouped.sourceNumbers.flatMap((item) => tagsOf.get(item) ?? []))];
      if (result.success) return [{ question: result.data, tags }];
      const detail = firstIssueText(result.error.issues);
      for (const item of grouped.sourceNumbers) reject({ item }, reportLine('left-out', 'does-not-fit', { detail }));
      return [];
    },
  );
  const importedItems = new Set(context.items.map(({ item }) => item));
  const unmapped = [...categories].filter(([, id]) => id === '').map(([name]) => name);
  return {
    questions: made.map(({ question }) => question),
    tags: made.map(({ tags }) => tags),
    report: [
      ...context.report
        .filter(({ item }) => item === undefined || !rejected.has(item))
        .map((line) => (isPartLeftOut(line, importedItems) ? { ...line, outcome: 'changed' as const } : line)),
      ...unmapped.map((name) => reportLine('changed', 'category-unmapped', { name })),
      ...rejected.values(),
    ].toSorted((a, b) => (a.item ?? 0) - (b.item ?? 0)),
  };
}

/** Whether a line says that a part of a question was left out whose other parts were imported. */
function isPartLeftOut({ item, outcome }: ReportLine, importedItems: ReadonlySet<number>): boolean {
  return outcome === 'left-out' && item !== undefined && importedItems.has(item);
}

function categoryId(name: string, known: Map<string, string>, options: ImportOptions): string {
  if (name === '') return options.defaults?.category ?? '';
  const id = known.get(name) ?? options.category?.(name) ?? '';
  known.set(name, id);
  return id === '' ? (options.defaults?.category ?? '') : id;
}

function firstIssueText(issues: readonly { path: readonly PropertyKey[]; message: string }[]): string {
  const [first] = issues;
  return first ? `${first.path.map(String).join('.')}: ${first.message}` : '';
}
