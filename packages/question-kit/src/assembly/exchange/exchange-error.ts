/** Why a file was refused. */
export type ExchangeErrorCode = keyof typeof exchangeErrorTexts;

/** English texts: what happened, and what to do. `{name}` is replaced by that value of `data`. */
export const exchangeErrorTexts = {
  'unknown-format': 'The format was not recognized. Select it: GIFT, Moodle XML, Aiken, CSV or QTI.',
  empty: 'The file is empty. Choose another file.',
  'too-large': 'The file is larger than {limit}. Split it into smaller files.',
  'too-many': 'There are more than {limit} questions. Split the file into smaller files.',
  'office-document':
    'Documents of Word, Excel and similar programs cannot be read. Save a table as CSV there, and a text as plain text, and choose that file.',
  'not-text': 'This is not a text file. Save it as plain text in UTF-8.',
  'encoding-unknown': 'The encoding {name} is unknown. Save the file in UTF-8.',
  'xml-malformed': 'The XML is not well-formed: {detail}. Fix it there, or export the file again.',
  'xml-doctype': 'The XML declares a document type, which could define hidden entities. Remove the DOCTYPE.',
  'xml-too-deep': 'The XML is nested deeper than {limit} elements. Questions do not need that depth.',
  'xml-unexpected': 'The root element is <{name}>, but a Moodle quiz or QTI was expected.',
  'qti-1':
    'This is QTI 1.2, which cannot be read. Export the questions there as QTI 2.1 or 3.0 or as Moodle XML, or write them in a table (CSV).',
  'qti-not-item':
    'This QTI document is a {kind}, which contains no question itself. Choose an item, or the package with its items.',
  'zip-broken': 'The package cannot be unpacked: {detail}. Create it again.',
  'zip-too-large': 'Unpacked, the package would be larger than {limit}. Split it.',
  'zip-suspicious': 'The file {name} unpacks to more than {limit} times its size, so it was not opened.',
  'zip-path': 'The package contains a path outside the package: {name}. Create it again.',
  'zip-items-missing': 'The package contains no QTI item. Choose another package.',
  'csv-header-missing': 'The first line must name the columns, at least “rubric” or “question”.',
  'csv-malformed': 'The table cannot be read: {detail}.',
} as const;

/** Thrown when a whole file is rejected. `message` is in English and says what to do; `line` counts from 1. */
export class ExchangeError extends Error {
  override readonly name = 'ExchangeError';
  readonly code: ExchangeErrorCode;
  readonly data: Readonly<Record<string, string | number>>;
  readonly line: number | undefined;

  constructor(code: ExchangeErrorCode, data: Readonly<Record<string, string | number>> = {}, line?: number) {
    const text = fillIn(exchangeErrorTexts[code], data);
    super(line === undefined ? text : `Line ${line}: ${text}`);
    this.code = code;
    this.data = data;
    this.line = line;
  }
}

/** Returns a text with each `{name}` replaced by that value of `data`. */
export function fillIn(text: string, data: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/gu, (whole, name: string) => {
    const value = Object.hasOwn(data, name) ? data[name] : undefined;
    return value === undefined ? whole : String(value);
  });
}
