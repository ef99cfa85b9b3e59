import { blockSchema, questionSchema, questionVersion, type Question } from '../core/question.ts';
import { freshId } from '../../primitives/schema/fresh-id.ts';
import { ExchangeError } from './exchange-error.ts';
import { detectFormat } from './detect-format.ts';
import type { ExchangeFormat } from './formats.ts';
import { groupItems, type Grouping, type ImportedHead } from './group-items.ts';
import { defaultLimits, type ExchangeLimits } from './limits.ts';
import { createImportContext, type ImportContext } from './import-context.ts';
import { reportLine, type ReportLine } from './report.ts';
import type { ImportedFile, ImportedItem } from './source-item.ts';
import { isZip } from './qti/unzip.ts';
import { readSourceText } from './text/source-text.ts';

/** How to import. */
export interface ImportOptions {
  /** Told from the content where it is absent. */
  format?: ExchangeFormat;
  /** The file's name; its end helps to tell the format. */
  name?: string;
  /** An encoding (as `TextDecoder` knows it) for files that do not say theirs. */
  encoding?: string;
  /** How source questions become questions: see `Grouping`. */
  group?: Grouping;
  /** What the questions get where the file does not say: the skill, and the host's category, level and diploma. */
  head?: ImportedHead;
  /** The host's category for the name that the file gives; without it every category is told in the report. */
  category?: (name: string) => string | undefined;
  /** The language of words that the format does not bring along (“True”, “False”). */
  lang?: 'en' | 'ar';
  limits?: Partial<ExchangeLimits>;
  /** Makes the ids of what is imported; random ones by default. */
  newId?: () => string;
}

/** What came of an import. */
export interface ImportResult {
  format: ExchangeFormat;
  /** In the order of the file, each with ids and in a shape that can be stored. */
  questions: Question[];
  /** Files that came inside: store them and put their references in with `placeFiles`. */
  files: ImportedFile[];
  /** What became of every source question, and what concerns the file as a whole. */
  report: ReportLine[];
}

/**
 * Imports questions from GIFT, Moodle XML, Aiken, CSV or QTI. Works in the browser and in Node; each format's reader is
 * loaded when it is needed.
 *
 * @param source the text, or the bytes of the file (a QTI package is always bytes)
 * @throws {ExchangeError} when the file as a whole is refused: malformed, too large, hostile, or of no known format. What is
 * wrong with a single question is in the report instead.
 */
export async function importQuestions(source: string | Uint8Array, options: ImportOptions = {}): Promise<ImportResult> {
  const limits = { ...defaultLimits, ...options.limits };
  if (source.length > limits.fileSize) throw new ExchangeError('too-large', { limit: `${limits.fileSize} bytes` });
  if (source.length === 0) throw new ExchangeError('empty');
  const format = options.format ?? detectFormat(source, options.name);
  if (format === undefined) throw new ExchangeError('unknown-format');
  const context = createImportContext({ newId: options.newId ?? freshId, lang: options.lang ?? 'en', limits });
  await read(source, format, context, options.encoding);
  return { format, ...settle(context, options), files: context.files };
}

async function read(
  source: string | Uint8Array,
  format: ExchangeFormat,
  context: ImportContext,
  encoding: string | undefined,
): Promise<void> {
  if (format === 'qti' && typeof source !== 'string' && isZip(source)) {
    const { readQtiPackage } = await import('./qti/read-package.ts');
    return readQtiPackage(source, context);
  }
  const { text, guessed } = readSourceText(source, encoding);
  if (text.trim() === '') throw new ExchangeError('empty');
  if (guessed !== undefined) context.say('changed', 'encoding-guessed', { encoding: guessed });
  const { reader } = await readers[format]();
  reader(text, context);
}

type Reader = (text: string, context: ImportContext) => void;

const readers = {
  gift: async () => ({ reader: (await import('./gift/read.ts')).readGift }),
  'moodle-xml': async () => ({ reader: (await import('./moodle-xml/read.ts')).readMoodleXml }),
  aiken: async () => ({ reader: (await import('./aiken/read.ts')).readAiken }),
  csv: async () => ({ reader: (await import('./csv/read.ts')).readCsv }),
  qti: async () => ({ reader: (await import('./qti/read-package.ts')).readQtiFile }),
} as const satisfies Record<ExchangeFormat, () => Promise<{ reader: Reader }>>;

/** Questions of what was read; what does not fit the model is told as left out. */
function settle(context: ImportContext, options: ImportOptions): { questions: Question[]; report: ReportLine[] } {
  const newId = () => context.newId();
  const refused = new Map<number, ReportLine>();
  const refuse = ({ item }: Pick<ImportedItem, 'item'>, why: ReportLine) => {
    const { title, line, file } = context.report.find((one) => one.item === item) ?? {};
    refused.set(item, { ...why, item, ...(title && { title }), ...(line && { line }), ...(file && { file }) });
  };
  const fitting = context.items.flatMap((taken) => {
    const result = blockSchema.safeParse({ ...taken.block, id: newId() });
    if (result.success) return [{ ...taken, block: { ...taken.block, id: result.data.id ?? newId() } }];
    refuse(taken, reportLine('left-out', 'does-not-fit', { detail: detailOf(result.error.issues) }));
    return [];
  });
  const categories = new Map<string, string>();
  const questions = groupItems(fitting, options.group ?? 'as-written', newId, options.head ?? {}).flatMap((grouped) => {
    const category = categoryOf(grouped.category, categories, options);
    const result = questionSchema.safeParse({ version: questionVersion, ...grouped.draft, category });
    if (result.success) return [result.data];
    const detail = detailOf(result.error.issues);
    for (const item of grouped.items) refuse({ item }, reportLine('left-out', 'does-not-fit', { detail }));
    return [];
  });
  const unmapped = [...categories].filter(([, id]) => id === '').map(([name]) => name);
  return {
    questions,
    report: [
      ...context.report.filter(({ item }) => item === undefined || !refused.has(item)),
      ...unmapped.map((name) => reportLine('changed', 'category-unmapped', { name })),
      ...refused.values(),
    ].toSorted((a, b) => (a.item ?? 0) - (b.item ?? 0)),
  };
}

function categoryOf(name: string, known: Map<string, string>, options: ImportOptions): string {
  if (name === '') return options.head?.category ?? '';
  const before = known.get(name) ?? options.category?.(name) ?? '';
  known.set(name, before);
  return before === '' ? (options.head?.category ?? '') : before;
}

function detailOf(issues: readonly { path: readonly PropertyKey[]; message: string }[]): string {
  const [first] = issues;
  return first ? `${first.path.map(String).join('.')}: ${first.message}` : '';
}
