import { escapeHtml } from '../../../primitives/rich-text/clean-rich-text.ts';
import type { InputItem } from '../../../primitives/schema/input.ts';
import { isBlank, plainText } from '../../../primitives/rich-text/rich-text.ts';
import type { ImportContext, SourceQuestion } from '../import-context.ts';
import type { CommonBlockFields } from '../text/blocks.ts';
import { textFromHtmlLine, withNamedCharacters } from '../text/entities.ts';
import {
  fromBase64,
  htmlOf,
  importHtml,
  importMedia,
  importPlainText,
  importFeedback,
  type FindFile,
} from '../text/import-html.ts';
import { childOf, childrenOf, elementsOf, textIn, type XmlElement } from '../text/xml.ts';

/** A question of Moodle XML during import. */
export interface MoodleQuestion {
  element: XmlElement;
  kind: string;
  context: ImportContext;
  source: SourceQuestion;
}

/** Moodle's default feedback, which is not reported. */
const defaultFeedback = ['correct', 'partially correct', 'incorrect'].map((word) => `Your answer is ${word}.`);
const decodedFiles = new WeakMap<XmlElement, Uint8Array<ArrayBuffer> | undefined>();

/** Returns the text of an element: of its `<text>`, or in older files its own. */
export function textOf(element: XmlElement | undefined): string {
  return textIn(childOf(element, 'text') ?? element);
}

/** Returns a text as HTML, according to its attribute `format`. */
export function htmlFrom(element: XmlElement | undefined, { source }: MoodleQuestion): string {
  const text = textOf(element);
  const format = element?.attributes['format'] ?? 'html';
  if (format === 'markdown') source.reportChange('markdown-kept');
  if (format === 'plain_text') return htmlOf(text);
  if (format === 'markdown') return htmlOf(textFromHtmlLine(text));
  return format === 'moodle_auto_format' && !/<[a-z]/iu.test(text)
    ? escapeHtml(textFromHtmlLine(text)).replaceAll('\n', '<br>')
    : withNamedCharacters(text);
}

/** Returns a function that finds the files beside a text. */
export function fileFinder(element: XmlElement | undefined): FindFile {
  const files = new Map(childrenOf(element, 'file').map((file) => [filePath(file), file]));
  return (address) => {
    const file = files.get(addressedPath(address));
    if (!file) return undefined;
    if (!decodedFiles.has(file)) decodedFiles.set(file, fromBase64(textIn(file)));
    return decodedFiles.get(file);
  };
}

/** Returns a text as rich text with its media. */
export function richTextFrom(element: XmlElement | undefined, question: MoodleQuestion) {
  return importHtml(htmlFrom(element, question), question.context, question.source, fileFinder(element));
}

/** Returns the feedback of an answer as rich text. */
export function feedbackFrom(element: XmlElement | undefined, question: MoodleQuestion): string | undefined {
  const feedback = childOf(element, 'feedback');
  return feedback ? importFeedback(htmlFrom(feedback, question), question.context, question.source) : undefined;
}

/** Returns a text as plain text. */
export function plainTextFrom(
  element: XmlElement | undefined,
  question: MoodleQuestion,
  shouldKeepImage = false,
): string {
  return importPlainText(htmlFrom(element, question), question.source, shouldKeepImage);
}

/** Returns a text on one line in which Moodle shows entities as the characters that they stand for. */
export function lineTextFrom(element: XmlElement | undefined): string {
  return textFromHtmlLine(textOf(element)).replaceAll(/\s+/gu, ' ').trim();
}

/** Returns the points for an answer, in percent. */
export function percentOf(answer: XmlElement): number {
  return Number(answer.attributes['fraction'] ?? 0) || 0;
}

/** Returns the points of the question; 1 by default. */
export function gradeOf({ element }: MoodleQuestion): number {
  const rawGrade = textIn(childOf(element, 'defaultgrade')).trim();
  const grade = Number(rawGrade);
  return rawGrade === '' || !Number.isFinite(grade) || grade < 0 ? 1 : grade;
}

/** Rounds points to halves, as marks require. */
export function roundToHalves(points: number, source: SourceQuestion): number {
  const rounded = Math.min(1000, Math.round(points * 2) / 2);
  if (Math.abs(rounded - points) > 1e-6) source.reportChange('marks-rounded');
  return rounded;
}

/** Reads the fields that all kinds have; fields without a counterpart are reported. */
export function readCommonFields(question: MoodleQuestion): { commonFields: CommonBlockFields; media: InputItem[] } {
  const { element, context, source } = question;
  const { html: rubric, media: textMedia } = richTextFrom(childOf(element, 'questiontext'), question);
  for (const name of ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback']) {
    const text = plainText(withNamedCharacters(textOf(childOf(element, name))));
    if (text !== '' && !defaultFeedback.includes(text))
      source.reportChange('feedback-lost', { text: text.slice(0, 100) });
  }
  if (childrenOf(element, 'hint').some((hint) => !isBlank(textOf(hint)))) source.reportChange('hints-lost');
  const media = [...textMedia, ...importLegacyImage(question)];
  const general = childOf(element, 'generalfeedback');
  const modelAnswer = general ? importFeedback(htmlFrom(general, question), context, source) : undefined;
  return { commonFields: { rubric, autoCorrected: true, ...(modelAnswer !== undefined && { modelAnswer }) }, media };
}

/** Imports the image that a question of Moodle 1 has beside its text. */
function importLegacyImage({ element, context, source }: MoodleQuestion): InputItem[] {
  const name = textIn(childOf(element, 'image')).trim();
  const rawGrade = childOf(element, 'image_base64');
  return name === ''
    ? []
    : importMedia(name, '', context, source, () => (rawGrade ? fromBase64(textIn(rawGrade)) : undefined));
}

/** Reports files that no text refers to. */
export function reportUnusedFiles(element: XmlElement, source: SourceQuestion): void {
  const files = childrenOf(element, 'file');
  const used = new Set(
    files.length === 0
      ? []
      : textOf(element)
          .split(/["'<>]/u)
          .map(addressedPath),
  );
  for (const file of files)
    if (!used.has(filePath(file))) source.reportChange('file-unused', { name: file.attributes['name'] ?? '' });
  for (const child of elementsOf(element)) reportUnusedFiles(child, source);
}

function filePath({ attributes }: XmlElement): string {
  return `${attributes['path'] ?? '/'}${attributes['name'] ?? ''}`.replace(/^\//u, '');
}

/** Returns the path that an address refers to, as `filePath` writes it. */
function addressedPath(address: string): string {
  const prefix = '@@PLUGINFILE@@/';
  const path = address.startsWith(prefix) ? address.slice(prefix.length) : address;
  return decodePath(path).split('?', 1)[0] ?? '';
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
