import { escapeHtml } from '../../../primitives/rich-text/clean-rich-text.ts';
import type { ImportContext, SourceQuestion } from '../import-context.ts';
import { importHtml, importPlainText, importFeedback } from '../text/import-html.ts';
import { showEscapes } from './escapes.ts';

const formats = ['moodle', 'html', 'plain', 'markdown'] as const;

/** How a text of GIFT is to be read; `moodle` is HTML where it holds tags and plain text else. */
export type TextFormat = (typeof formats)[number];

/** A GIFT question while it is read; escapes are still hidden in its texts. */
export interface GiftQuestion {
  source: SourceQuestion;
  context: ImportContext;
  format: TextFormat;
  /** Before the answers, and behind them. */
  head: string;
  tail: string;
  /** Between the braces, without the general feedback; undefined where there are none. */
  inside: string | undefined;
  general: string;
}

/** A text and the format that is written before it. */
export function formatOf(text: string, otherwise: TextFormat): { format: TextFormat; text: string } {
  const [whole = '', named] = /^\s*\[(html|moodle|plain|markdown)\]/u.exec(text) ?? [];
  return { format: formats.find((format) => format === named) ?? otherwise, text: text.slice(whole.length) };
}

/** A written text as HTML: line breaks of the file are white space, `\n` is one to be seen. */
export function asHtml(question: GiftQuestion, written: string): string {
  const { format, text } = formatOf(written, question.format);
  if (format === 'markdown' && /[*_#`[]/u.test(showEscapes(text))) question.source.changed('markdown-kept');
  const shown = showEscapes(text.replaceAll('\n', ' '));
  const isHtml = format === 'html' || (format === 'moodle' && /<\/?[a-z][^>]*>|&[a-z]+;/iu.test(shown));
  return isHtml ? shown : escapeHtml(shown).replaceAll('\n', '<br>');
}

/** A written text as rich text, with the stimuli that stood in it. */
export function rich(question: GiftQuestion, written: string) {
  return importHtml(asHtml(question, written), question.context, question.source, nothing);
}

/** A written text as plain text on one line. */
export function plain(question: GiftQuestion, written: string): string {
  return importPlainText(asHtml(question, written), question.source);
}

/** What is said to an answer. */
export function why(question: GiftQuestion, written: string): string | undefined {
  return written.trim() === ''
    ? undefined
    : importFeedback(asHtml(question, written), question.context, question.source);
}

/** A typed answer or a right: text as it stands, whatever the question's format. */
export function literal(written: string): string {
  return showEscapes(formatOf(written, 'plain').text).replaceAll(/\s+/gu, ' ').trim();
}

/** GIFT brings no files along. */
function nothing(): undefined {
  return undefined;
}
