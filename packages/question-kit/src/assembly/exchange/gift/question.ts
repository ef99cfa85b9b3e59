import { escapeHtml } from '../../../primitives/rich-text/clean-rich-text.ts';
import type { ImportContext, SourceQuestion } from '../import-context.ts';
import { textFromHtmlLine, withNamedCharacters } from '../text/entities.ts';
import { containsTag, importHtml, importPlainText, importFeedback } from '../text/import-html.ts';
import { restoreEscapes } from './escapes.ts';

const formats = ['moodle', 'html', 'plain', 'markdown'] as const;

/** The format of a GIFT text; `moodle` is HTML if it contains tags, else plain text. */
export type TextFormat = (typeof formats)[number];

/** A GIFT question during import; escaped characters in its texts are still placeholders. */
export interface GiftQuestion {
  source: SourceQuestion;
  context: ImportContext;
  format: TextFormat;
  textBefore: string;
  textAfter: string;
  /** The text between the braces, without the general feedback; undefined if there are no braces. */
  answersText: string | undefined;
  generalFeedback: string;
}

/** Splits the format prefix (`[html]`) from a text. */
export function splitFormat(text: string, defaultFormat: TextFormat): { format: TextFormat; text: string } {
  const [whole = '', formatName] = /^\s*\[(html|moodle|plain|markdown)\]/u.exec(text) ?? [];
  return { format: formats.find((format) => format === formatName) ?? defaultFormat, text: text.slice(whole.length) };
}

/** Converts a GIFT text to HTML. Line breaks of the file are white space; `\n` becomes a line break. */
export function toHtml(question: GiftQuestion, source: string): string {
  const { format, text } = splitFormat(source, question.format);
  if (format === 'markdown' && /[*_#`[]/u.test(restoreEscapes(text))) question.source.reportChange('markdown-kept');
  const visibleText = restoreEscapes(text.replaceAll('\n', ' '));
  if (format === 'html' || (format === 'moodle' && containsTag(visibleText))) return withNamedCharacters(visibleText);
  const plain = format === 'plain' ? visibleText : textFromHtmlLine(visibleText);
  return escapeHtml(plain).replaceAll('\n', '<br>');
}

/** Converts a GIFT text to rich text and its media. */
export function toRichText(question: GiftQuestion, source: string) {
  return importHtml(toHtml(question, source), question.context, question.source, findNoFile);
}

/** Converts a GIFT text to plain text on one line. */
export function toPlainText(question: GiftQuestion, source: string): string {
  return importPlainText(toHtml(question, source), question.source);
}

/** Converts the feedback of an answer to rich text; undefined if it is empty. */
export function toFeedback(question: GiftQuestion, source: string): string | undefined {
  return source.trim() === '' ? undefined : importFeedback(toHtml(question, source), question.context, question.source);
}

/** Returns the literal text of a typed answer, whatever the format of the question. */
export function toLiteralText(source: string): string {
  return restoreEscapes(splitFormat(source, 'plain').text).replaceAll(/\s+/gu, ' ').trim();
}

/** Returns the text of a right side or a title, in which Moodle shows entities as the characters that they stand for. */
export function toLineText(source: string): string {
  return textFromHtmlLine(toLiteralText(source));
}

/** GIFT files contain no media. */
function findNoFile(): undefined {
  return undefined;
}
