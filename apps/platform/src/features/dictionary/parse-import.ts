import { clean, createCollector, defaultLanguage, type ParsedImport, toKey } from './import-collector.ts';
import { ImportFileError } from './import-file-error.ts';

/** Returns a language as BCP 47 has it: `ar` for `arb`. */
function languageOf(code: string): string {
  try {
    return new Intl.Locale(code).language;
  } catch {
    return defaultLanguage;
  }
}

/** The server's limit. */
const maxLicenceLength = 200;

const tabLine = /^\d{8}-[nvars]\t/mu;

interface TabWord {
  at: number;
  sense: string;
  word: string;
  line: string;
  hasRoot: boolean;
}

const vowelSign = /[\u064B-\u0652\u0670]/u;

/**
 * Returns the words that people have chosen for a sense. Arabic Wordnet has their roots beside them, and at the end of a sense words
 * from a list of translations that nobody has chosen from: without vowel signs or root, `laughed` and `sold` for `went`.
 */
function chosenWords(words: readonly TabWord[]): TabWord[] {
  const senses = new Set(words.filter(({ hasRoot }) => hasRoot).map(({ sense }) => sense));
  return words.filter(({ sense, word, hasRoot }) => hasRoot || vowelSign.test(word) || !senses.has(sense));
}

/** Open Multilingual Wordnet: `02084071-n<tab>arb:lemma<tab>كلب`, after `# name<tab>language<tab>address<tab>licence`. */
function parseTab(lines: readonly string[]): Omit<ParsedImport, 'counted'> {
  const { entries, problems, add, refuse } = createCollector();
  const header = lines[0]?.startsWith('#') ? lines[0].slice(1).split('\t').map(clean) : [];
  const [title = '', code = '', url = '', licence = ''] = header;
  const words: TabWord[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const at = index + 1;
    const [key = '', type = '', word = '', ...more] = line.split('\t');
    // Adjectives that are near another are adjectives here.
    const sense = key.replace(/s$/u, 'a');
    const before = words.at(-1);
    if (word === '' || (more.length > 0 && /lemma/u.test(type) && more.some((field) => field.trim() !== ''))) {
      refuse(at, 'columns', line);
    } else if (!/^\d{8}-[nvars]$/u.test(key)) {
      refuse(at, 'sense', line);
    } else if (/(?:^|:)lemma$/u.test(type)) {
      if (clean(word) === '') refuse(at, 'translation', line);
      else words.push({ at, sense, word: clean(word), line, hasRoot: false });
    } else if (/:lemma:(?:root|brokenplural)$/u.test(type) && before?.sense === sense) {
      before.hasRoot = true;
    }
  }
  for (const { at, sense, word, line } of chosenWords(words)) add(at, sense, word, line);
  return {
    kind: 'senses',
    language: languageOf(code || defaultLanguage),
    title,
    licence,
    about: '',
    url,
    entries,
    problems,
  };
}

/** The cells of a line, by what separates them: a cell in quotes may hold separators, and quotes that are written twice. */
function cellsOf(line: string, separators: string): string[] {
  const cell = new RegExp(`[${separators}] *(?:"((?:[^"]|"")*)" *(?=[${separators}]|$)|([^${separators}]*))`, 'gu');
  return [...`${separators.charAt(0)}${line}`.matchAll(cell)].map(([, quoted, plain = '']) =>
    quoted === undefined ? plain.trim().replaceAll(/^"|"$/gu, '') : quoted.replaceAll('""', '"').trim(),
  );
}

const levelIn = (cells: readonly string[]) => cells.slice(1).find((cell) => /^[abc][12][+-]?$/iu.test(cell));

/**
 * The cells of a line by one separator, where one after the first is a level. Where the first has a level of its own, something else
 * separates: `abandon,verb,B2;C1`.
 */
function cellsWithLevel(line: string, separator: string): string[] | undefined {
  const cells = cellsOf(line, separator);
  const hasLevel = levelIn(cells) !== undefined && levelIn(cellsOf(cells[0] ?? '', ',;\t')) === undefined;
  return hasLevel ? cells : undefined;
}

/** The usual separators, first the one by which most lines have a level. */
function separatorsOf(lines: readonly string[]): string[] {
  const counted = [',', ';', '\t'].map((separator) => ({
    separator,
    count: lines.filter((line) => cellsWithLevel(line, separator)).length,
  }));
  return counted.toSorted((a, b) => b.count - a.count).map(({ separator }) => separator);
}

/** A CEFR list: `word,level`, with any of the usual separators and an optional first line of names. */
function parseLevels(lines: readonly string[]): Omit<ParsedImport, 'counted'> {
  const { entries, problems, add, refuse } = createCollector();
  const separators = separatorsOf(lines);
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    // `no, thank you;A2`: what separates the level is no comma.
    const separator = separators.find((each) => cellsWithLevel(line, each)) ?? separators.join('');
    const cells = cellsOf(line, separator);
    const level = levelIn(cells);
    const key = toKey(cells[0] ?? '');
    if (cells.length < 2) refuse(index + 1, 'columns', line);
    else if (key === '') refuse(index + 1, 'word', line);
    else if (level !== undefined) {
      // Of two levels of a word the first is kept: lists name its commonest part of speech first.
      if (!entries.has(key)) add(index + 1, key, level.toUpperCase(), line);
    } else if (index > 0) refuse(index + 1, 'level', line);
  }
  return { kind: 'levels', language: defaultLanguage, title: '', licence: '', about: '', url: '', entries, problems };
}

/** FreeDict: entries with `<orth>`, and `<quote>` within `<cit type="trans">`. */
function parseTei(text: string): Omit<ParsedImport, 'counted'> {
  const document = new DOMParser().parseFromString(text, 'text/xml');
  const found = document.getElementsByTagName('entry');
  if (document.querySelector('parsererror') || found.length === 0) throw new ImportFileError('unknown');
  const { entries, problems, add, refuse } = createCollector();
  const textOf = (selector: string) => clean(document.querySelector(selector)?.textContent ?? '');
  for (const [index, entry] of [...found].entries()) {
    const word = toKey(entry.querySelector('orth')?.textContent ?? '');
    const quotes = [...entry.querySelectorAll('cit[type="trans"] > quote, cit[type="translation"] > quote')];
    const translations = quotes.map((quote) => clean(quote.textContent)).filter((quote) => quote !== '');
    const shown = clean(entry.textContent);
    if (word === '') refuse(index + 1, 'word', shown);
    else if (translations.length === 0) refuse(index + 1, 'translation', shown);
    for (const translation of word === '' ? [] : translations) add(index + 1, word, translation, shown);
  }
  const language =
    document.querySelector('cit[type="trans"] > quote[*|lang], quote[*|lang]')?.getAttribute('xml:lang') ?? '';
  return {
    kind: 'words',
    language: language === '' ? defaultLanguage : languageOf(language),
    title: textOf('titleStmt > title'),
    // The name of the licence, where it is a link; the whole text is long.
    licence: (textOf('availability ref') || textOf('availability')).slice(0, maxLicenceLength),
    about: [...document.querySelectorAll('availability > p')].map((part) => clean(part.textContent)).join('\n'),
    url: document.querySelector('availability ref')?.getAttribute('target') ?? '',
    entries,
    problems,
  };
}

/**
 * Parses a file for the dictionary: a table of Open Multilingual Wordnet, a TEI file of FreeDict, or a CEFR list.
 *
 * @throws {ImportFileError} if it is none of them
 */
export function parseImport(text: string): ParsedImport {
  const content = text.replace(/^\uFEFF/u, '');
  if (content.trimStart().startsWith('<')) return { ...parseTei(content), counted: 'entries' };
  const lines = content.split(/\r?\n/u);
  const parsed = tabLine.test(content) ? parseTab(lines) : parseLevels(lines);
  if (parsed.entries.size === 0) throw new ImportFileError('unknown');
  return { ...parsed, counted: 'lines' };
}

/** The most entries, values of them, and bytes, that one request sends: its body may have 512 KB. */
const maxBatchEntries = 500;
const maxBatchValues = 4000;
const maxBatchBytes = 400 * 1024;

const encoder = new TextEncoder();

/** Divides entries into what single requests send. */
export function batchesOf(entries: ParsedImport['entries']): { key: string; values: string[] }[][] {
  const batches: { key: string; values: string[] }[][] = [];
  let valueCount = Number.POSITIVE_INFINITY;
  let byteCount = 0;
  for (const [key, values] of entries) {
    const entry = { key, values: [...values] };
    const bytes = encoder.encode(JSON.stringify(entry)).length + 1;
    const isFull = (batches.at(-1)?.length ?? 0) >= maxBatchEntries || byteCount + bytes > maxBatchBytes;
    if (isFull || valueCount + values.length > maxBatchValues) {
      batches.push([]);
      valueCount = 0;
      byteCount = 0;
    }
    batches.at(-1)?.push(entry);
    valueCount += values.length;
    byteCount += bytes;
  }
  return batches;
}
