import type { InputItem } from '../../primitives/schema/input.ts';
import { plainText } from '../../primitives/rich-text/rich-text.ts';
import { ExchangeError } from './exchange-error.ts';
import type { ExchangeLimits } from './limits.ts';
import { reportMissingKey } from './report-key.ts';
import { reportLine, type ReportCode, type ReportData, type ReportLine } from './report.ts';
import type { ImportedFile, ExchangeBlock, ImportedItem } from './source-item.ts';

/** What a format says about a source question besides its content. */
export interface SourceDetails {
  title?: string;
  line?: number;
  file?: string;
  category?: string;
  group?: string;
  tags?: readonly string[];
  metadata?: ImportedItem['metadata'];
}

/** Collects items, files and report lines; shared by the readers of every format. */
export interface ImportContext {
  newId: () => string;
  /** The language of texts that the format does not contain (“True”, “False”). */
  lang: 'en' | 'ar';
  limits: ExchangeLimits;
  items: ImportedItem[];
  files: ImportedFile[];
  /** The same files by their bytes. */
  filesByBytes: Map<Uint8Array, ImportedFile>;
  report: ReportLine[];
  /** Starts the next source question. */
  beginQuestion: (details: SourceDetails) => SourceQuestion;
  /** Adds a line about the file as a whole. */
  addReportLine: (
    outcome: ReportLine['outcome'],
    code: ReportCode,
    data?: ReportData,
    location?: Partial<ReportLine>,
  ) => void;
}

/** One source question while it is read. */
export interface SourceQuestion {
  /** Reports a change; the same line is added once. */
  reportChange: (code: ReportCode, data?: ReportData) => void;
  /** Adds a block for the question, with its stimuli. Can be called several times, once per block. */
  addBlock: (block: ExchangeBlock, input?: InputItem[]) => void;
  /** Reports the question as left out. */
  skip: (code: ReportCode, data?: ReportData) => void;
  /** Whether the question has more parts than the limit allows; it is then reported as left out. */
  hasTooManyParts: (count: number) => boolean;
}

/** Creates the context of one import. */
export function createImportContext(options: Pick<ImportContext, 'newId' | 'lang' | 'limits'>): ImportContext {
  const context: ImportContext = {
    ...options,
    items: [],
    files: [],
    filesByBytes: new Map(),
    report: [],
    beginQuestion: (details) => {
      item += 1;
      if (item > options.limits.questions) {
        throw new ExchangeError('too-many', { limit: options.limits.questions }, details.line);
      }
      return createSourceQuestion(context, details, item);
    },
    addReportLine: (outcome, code, data, location) => {
      context.report.push(reportLine(outcome, code, data, location));
    },
  };
  let item = 0;
  return context;
}

function createSourceQuestion(context: ImportContext, details: SourceDetails, item: number): SourceQuestion {
  const { line, file } = details;
  const pendingChanges: ReportLine[] = [];
  const reportedReasons = new Set<string>();
  let title = details.title ?? '';
  const sourceLocation = () => ({
    item,
    ...(title !== '' && { title }),
    ...(line !== undefined && { line }),
    ...(file !== undefined && { file }),
  });
  const addLine = (added: ReportLine) => {
    const last = context.report.at(-1);
    if (last?.item === item && last.code === 'taken') context.report.pop();
    context.report.push(added);
  };
  const skip = (code: ReportCode, data?: ReportData) => {
    addLine(reportLine('left-out', code, data, sourceLocation()));
  };
  const reportChange: SourceQuestion['reportChange'] = (code, data) => {
    const note = reportLine('changed', code, data);
    if (reportedReasons.has(note.reason)) return;
    reportedReasons.add(note.reason);
    // A change found after the block was added replaces its line `taken`.
    if (context.items.at(-1)?.item === item) addLine({ ...note, ...sourceLocation() });
    else pendingChanges.push(note);
  };
  return {
    reportChange,
    addBlock: (block, input = []) => {
      reportMissingKey(block, reportChange);
      if (title === '') title = titleFromText(block);
      if (title.length > 300) pendingChanges.push(reportLine('changed', 'title-cut'));
      title = title.slice(0, 300);
      context.items.push({
        item,
        title,
        category: details.category ?? '',
        group: details.group ?? '',
        block,
        input,
        tags: details.tags ?? [],
        metadata: details.metadata ?? {},
      });
      for (const note of pendingChanges.splice(0)) addLine({ ...note, ...sourceLocation() });
      if (context.report.at(-1)?.item !== item) addLine(reportLine('taken', 'taken', {}, sourceLocation()));
    },
    skip,
    hasTooManyParts: (count) => {
      const limit = context.limits.partsPerQuestion;
      if (count > limit) skip('parts-many', { limit });
      return count > limit;
    },
  };
}

/** Returns a title for a question without one: the beginning of its text, cut at 80 characters. */
export function titleFromText(block: ExchangeBlock): string {
  const content = block.type === 'FillInBlanks' ? block.content : [];
  const gaps = content.map((piece) => (piece.type === 'text' ? piece.text : '___')).join('');
  const text = (plainText(block.rubric) || gaps).replaceAll(/\s+/gu, ' ').trim();
  if (text.length <= 80) return text;
  const cut = text.slice(0, 80);
  const space = cut.lastIndexOf(' ');
  return `${space > 40 ? cut.slice(0, space) : cut}…`;
}
