import { escapeHtml } from '../../../primitives/rich-text/clean-rich-text.ts';
import type { InputItem } from '../../../primitives/schema/input.ts';
import { isBlank, plainText } from '../../../primitives/rich-text/rich-text.ts';
import type { ImportContext, SourceQuestion } from '../import-context.ts';
import type { BlockRest } from '../text/blocks.ts';
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

/** A question of Moodle XML while it is read. */
export interface MoodleQuestion {
  element: XmlElement;
  kind: string;
  context: ImportContext;
  source: SourceQuestion;
}

/** What Moodle says by itself when nobody wrote anything. */
const usual = ['correct', 'partially correct', 'incorrect'].map((word) => `Your answer is ${word}.`);
const decoded = new WeakMap<XmlElement, Uint8Array<ArrayBuffer> | undefined>();

/** The text of an element that holds one in `<text>`; older files have it directly. */
export function textOf(element: XmlElement | undefined): string {
  return textIn(childOf(element, 'text') ?? element);
}

/** A text as HTML, by its `format`. */
export function htmlIn(element: XmlElement | undefined, { source }: MoodleQuestion): string {
  const text = textOf(element);
  const format = element?.attributes['format'] ?? 'html';
  if (format === 'markdown') source.changed('markdown-kept');
  if (format === 'plain_text' || format === 'markdown') return htmlOf(text);
  return format === 'moodle_auto_format' && !/<[a-z]/iu.test(text) ? escapeHtml(text).replaceAll('\n', '<br>') : text;
}

/** The files that stand beside a text. */
export function filesIn(element: XmlElement | undefined): FindFile {
  const files = childrenOf(element, 'file');
  return (address) => {
    const [, path] = /^@@PLUGINFILE@@\/(.*)$/u.exec(address) ?? [];
    const name = decodedPath(path ?? address).replace(/\?.*$/u, '');
    const file = files.find(
      ({ attributes }) => `${attributes['path'] ?? '/'}${attributes['name'] ?? ''}`.replace(/^\//u, '') === name,
    );
    if (!file) return undefined;
    if (!decoded.has(file)) decoded.set(file, fromBase64(textIn(file)));
    return decoded.get(file);
  };
}

/** A text as rich text, with its images. */
export function richIn(element: XmlElement | undefined, question: MoodleQuestion) {
  return importHtml(htmlIn(element, question), question.context, question.source, filesIn(element));
}

/** What is said to an answer. */
export function feedbackIn(element: XmlElement | undefined, question: MoodleQuestion): string | undefined {
  const feedback = childOf(element, 'feedback');
  return feedback ? importFeedback(htmlIn(feedback, question), question.context, question.source) : undefined;
}

/** A text as plain text. */
export function plainIn(element: XmlElement | undefined, question: MoodleQuestion, keepsImage = false): string {
  return importPlainText(htmlIn(element, question), question.source, keepsImage);
}

/** How much of everything an answer earns, in percent. */
export function percentOf(answer: XmlElement): number {
  return Number(answer.attributes['fraction'] ?? 0) || 0;
}

/** What the question is worth in points; 1 where it is not said. */
export function gradeOf({ element }: MoodleQuestion): number {
  const written = textIn(childOf(element, 'defaultgrade')).trim();
  const grade = Number(written);
  return written === '' || !Number.isFinite(grade) || grade < 0 ? 1 : grade;
}

/** Points in halves, as marks are here. */
export function halves(points: number, source: SourceQuestion): number {
  const rounded = Math.min(1000, Math.round(points * 2) / 2);
  if (Math.abs(rounded - points) > 1e-6) source.changed('marks-rounded');
  return rounded;
}

/** What all kinds have; what none here has is told. */
export function restOf(question: MoodleQuestion): { rest: BlockRest; media: InputItem[] } {
  const { element, context, source } = question;
  const { html: rubric, media: within } = richIn(childOf(element, 'questiontext'), question);
  for (const name of ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback']) {
    const text = plainText(textOf(childOf(element, name)));
    if (text !== '' && !usual.includes(text)) source.changed('feedback-lost', { text: text.slice(0, 100) });
  }
  if (childrenOf(element, 'hint').some((hint) => !isBlank(textOf(hint)))) source.changed('hints-lost');
  const media = [...within, ...oldImage(question)];
  const general = childOf(element, 'generalfeedback');
  const modelAnswer = general ? importFeedback(htmlIn(general, question), context, source) : undefined;
  return { rest: { rubric, autoCorrected: true, ...(modelAnswer !== undefined && { modelAnswer }) }, media };
}

/** The one image that a question of Moodle 1 has beside its text. */
function oldImage({ element, context, source }: MoodleQuestion): InputItem[] {
  const name = textIn(childOf(element, 'image')).trim();
  const written = childOf(element, 'image_base64');
  return name === ''
    ? []
    : importMedia(name, '', context, source, () => (written ? fromBase64(textIn(written)) : undefined));
}

/** Tells the files that came along although no text names them. */
export function tellUnusedFiles(element: XmlElement, source: SourceQuestion): void {
  const text = textOf(element);
  for (const { attributes } of childrenOf(element, 'file')) {
    const name = attributes['name'] ?? '';
    if (!text.includes(name) && !text.includes(encodeURIComponent(name))) source.changed('file-unused', { name });
  }
  for (const child of elementsOf(element)) tellUnusedFiles(child, source);
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
