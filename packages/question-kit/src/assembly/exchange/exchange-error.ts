/** Why a file was refused. */
export type ExchangeErrorCode = keyof typeof exchangeErrorTexts;

/** What happened, and what to do; `{name}` stands for a piece of `data`. */
export const exchangeErrorTexts = {
  'unknown-format': 'The format cannot be told. Say which it is: GIFT, Moodle XML, Aiken, CSV or QTI.',
  empty: 'There is nothing in the file. Choose another one.',
  'too-large': 'The file is larger than {limit}. Split it into smaller ones.',
  'too-many': 'There are more than {limit} questions. Split the file into smaller ones.',
  'not-text': 'This is no text file. Save it as plain text in UTF-8.',
  'encoding-unknown': 'The encoding {name} is unknown. Save the file in UTF-8.',
  'xml-malformed': 'The XML is not well-formed: {detail}. Fix it at that place, or export it again.',
  'xml-doctype': 'The XML declares a document type, which could hide entities. Take the DOCTYPE out.',
  'xml-too-deep': 'The XML is nested deeper than {limit} elements. No question needs that.',
  'xml-unexpected': 'The XML begins with <{name}>, which is neither a Moodle quiz nor QTI.',
  'zip-broken': 'The package cannot be unpacked: {detail}. Make it again.',
  'zip-too-large': 'Unpacked, the package would be larger than {limit}. Split it.',
  'zip-suspicious': 'The file {name} unpacks to more than {limit} times its size. It is not opened.',
  'zip-path': 'The package holds a file outside of itself, {name}. Make it again.',
  'zip-items-missing': 'The package holds no QTI item. Choose the package that does.',
  'csv-header-missing': 'The first line must name the columns, at least “rubric” or “question”.',
  'csv-malformed': 'The table cannot be read: {detail}.',
} as const;

/** A file is not imported, or nothing could be written. `message` is English and says what to do; `line` counts from 1. */
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

/** A text with its data put in. */
export function fillIn(text: string, data: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/gu, (whole, name: string) => {
    const value = Object.hasOwn(data, name) ? data[name] : undefined;
    return value === undefined ? whole : String(value);
  });
}
