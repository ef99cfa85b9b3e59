import type { InputItem } from '../../primitives/schema/input.ts';
import { plainText } from '../../primitives/rich-text/rich-text.ts';
import { ExchangeError } from './exchange-error.ts';
import type { ExchangeLimits } from './limits.ts';
import { reportLine, type ReportCode, type ReportData, type ReportLine } from './report.ts';
import type { ImportedFile, NewBlock, TakenItem } from './source-item.ts';

/** Where a source question stands, as far as its format tells. */
export interface SourcePlace {
  title?: string;
  line?: number;
  file?: string;
  category?: string;
  group?: string;
  head?: TakenItem['head'];
}

/** What readers of every format share: they tell it what they find, it keeps the report. */
export interface Reading {
  newId: () => string;
  /** The language of the words that the format does not bring along (“True”, “False”). */
  lang: 'en' | 'ar';
  limits: ExchangeLimits;
  items: TakenItem[];
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
  take: (block: NewBlock, input?: InputItem[]) => void;
  leave: (code: ReportCode, data?: ReportData) => void;
}

/** Begins to read a file. */
export function startReading(options: Pick<Reading, 'newId' | 'lang' | 'limits'>): Reading {
  const reading: Reading = {
    ...options,
    items: [],
    files: [],
    report: [],
    begin: (place) => {
      item += 1;
      if (item > options.limits.questions) {
        throw new ExchangeError('too-many', { limit: options.limits.questions }, place.line);
      }
      return sourceQuestion(reading, place, item);
    },
    say: (outcome, code, data, place) => {
      reading.report.push(reportLine(outcome, code, data, place));
    },
  };
  let item = 0;
  return reading;
}

function sourceQuestion(reading: Reading, place: SourcePlace, item: number): SourceQuestion {
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
    const last = reading.report.at(-1);
    if (last?.item === item && last.code === 'taken') reading.report.pop();
    reading.report.push(settled);
  };
  return {
    changed: (code, data) => {
      const note = reportLine('changed', code, data);
      const said = [...notes, ...reading.report.filter((one) => one.item === item)];
      if (said.some(({ reason }) => reason === note.reason)) return;
      // What shows only after the question was taken is told as well.
      if (reading.items.at(-1)?.item === item) settle({ ...note, ...where() });
      else notes.push(note);
    },
    take: (block, input = []) => {
      if (title === '') title = titleOf(block);
      if (title.length > 300) notes.push(reportLine('changed', 'title-cut'));
      title = title.slice(0, 300);
      reading.items.push({
        item,
        title,
        category: place.category ?? '',
        group: place.group ?? '',
        block,
        input,
        head: place.head ?? {},
      });
      for (const note of notes.splice(0)) settle({ ...note, ...where() });
      if (reading.report.at(-1)?.item !== item) settle(reportLine('taken', 'taken', {}, where()));
    },
    leave: (code, data) => {
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
