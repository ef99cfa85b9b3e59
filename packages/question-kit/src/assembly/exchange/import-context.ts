import type { InputItem } from '../../primitives/schema/input.ts';
import { plainText } from '../../primitives/rich-text/rich-text.ts';
import { ExchangeError } from './exchange-error.ts';
import type { ExchangeLimits } from './limits.ts';
import { reportLine, type ReportCode, type ReportData, type ReportLine } from './report.ts';
import type { ImportedFile, NewBlock, ImportedItem } from './source-item.ts';

/** Where a source question stands, as far as its format tells. */
export interface SourcePlace {
  title?: string;
  line?: number;
  file?: string;
  category?: string;
  group?: string;
  head?: ImportedItem['head'];
}

/** Shared by the readers of every format: collects items, files and the report. */
export interface ImportContext {
  newId: () => string;
  /** The language of the words that the format does not bring along (“True”, “False”). */
  lang: 'en' | 'ar';
  limits: ExchangeLimits;
  items: ImportedItem[];
  files: ImportedFile[];
  report: ReportLine[];
  /** Begins the next source question. */
  begin: (place: SourcePlace) => SourceQuestion;
  /** Says something of the file as a whole. */
  say: (outcome: ReportLine['outcome'], code: ReportCode, data?: ReportData, place?: Partial<ReportLine>) => void;
}

/** One source question while it is read. */
export interface SourceQuestion {
  /** Says that something is changed; the same thing is said once. */
  changed: (code: ReportCode, data?: ReportData) => void;
  /** Takes the question as this block, with its own stimuli before it. May be called again for a further block. */
  add: (block: NewBlock, input?: InputItem[]) => void;
  skip: (code: ReportCode, data?: ReportData) => void;
}

/** Creates the context of one import. */
export function createImportContext(options: Pick<ImportContext, 'newId' | 'lang' | 'limits'>): ImportContext {
  const context: ImportContext = {
    ...options,
    items: [],
    files: [],
    report: [],
    begin: (place) => {
      item += 1;
      if (item > options.limits.questions) {
        throw new ExchangeError('too-many', { limit: options.limits.questions }, place.line);
      }
      return sourceQuestion(context, place, item);
    },
    say: (outcome, code, data, place) => {
      context.report.push(reportLine(outcome, code, data, place));
    },
  };
  let item = 0;
  return context;
}

function sourceQuestion(context: ImportContext, place: SourcePlace, item: number): SourceQuestion {
  const { line, file } = place;
  const notes: ReportLine[] = [];
  let title = place.title ?? '';
  const where = () => ({
    item,
    ...(title !== '' && { title }),
    ...(line !== undefined && { line }),
    ...(file !== undefined && { file }),
  });
  const settle = (settled: ReportLine) => {
    const last = context.report.at(-1);
    if (last?.item === item && last.code === 'taken') context.report.pop();
    context.report.push(settled);
  };
  return {
    changed: (code, data) => {
      const note = reportLine('changed', code, data);
      const said = [...notes, ...context.report.filter((one) => one.item === item)];
      if (said.some(({ reason }) => reason === note.reason)) return;
      // What shows only after the question was taken is told as well.
      if (context.items.at(-1)?.item === item) settle({ ...note, ...where() });
      else notes.push(note);
    },
    add: (block, input = []) => {
      if (title === '') title = titleOf(block);
      if (title.length > 300) notes.push(reportLine('changed', 'title-cut'));
      title = title.slice(0, 300);
      context.items.push({
        item,
        title,
        category: place.category ?? '',
        group: place.group ?? '',
        block,
        input,
        head: place.head ?? {},
      });
      for (const note of notes.splice(0)) settle({ ...note, ...where() });
      if (context.report.at(-1)?.item !== item) settle(reportLine('taken', 'taken', {}, where()));
    },
    skip: (code, data) => {
      settle(reportLine('left-out', code, data, where()));
    },
  };
}

/** A title for a question that comes without: how its text begins. */
export function titleOf(block: NewBlock): string {
  const content = block.type === 'FillInBlanks' ? block.content : [];
  const gaps = content.map((piece) => (piece.type === 'text' ? piece.text : '___')).join('');
  const text = (plainText(block.rubric) || gaps).replaceAll(/\s+/gu, ' ').trim();
  if (text.length <= 80) return text;
  const cut = text.slice(0, 80);
  const space = cut.lastIndexOf(' ');
  return `${space > 40 ? cut.slice(0, space) : cut}…`;
}
