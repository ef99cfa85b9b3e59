import { childOf, type XmlElement } from '../text/xml.ts';
import type { ImportContext, SourceQuestion } from '../import-context.ts';
import { importHtml, importPlainText, importFeedback, type FindFile } from '../text/import-html.ts';
import { htmlOfElement, type QtiBody } from './body.ts';
import type { ResponseDeclaration } from './declarations.ts';

/** An item during import. */
export interface QtiItem {
  element: XmlElement;
  context: ImportContext;
  source: SourceQuestion;
  findFile: FindFile;
  body: QtiBody;
  responses: ReadonlyMap<string, ResponseDeclaration>;
  /** Whether automatic marks are final. */
  isAutoMarked: boolean;
  modelAnswer: string | undefined;
}

/** Returns the fields that all blocks of an item share. */
export function commonFields(item: QtiItem, rubric: string) {
  const { isAutoMarked, modelAnswer } = item;
  return { rubric, autoCorrected: isAutoMarked, ...(modelAnswer !== undefined && { modelAnswer }) };
}

/** Returns the response declaration of an interaction. */
export function responseFor(item: QtiItem, interaction: XmlElement): ResponseDeclaration {
  const declaration = item.responses.get(interaction.attributes['response-identifier'] ?? '');
  return declaration ?? { cardinality: 'single', baseType: 'identifier', correct: [], mapping: [] };
}

/** Converts HTML to rich text with its media as stimuli. */
export function richTextFrom(item: QtiItem, html: string) {
  return importHtml(html, item.context, item.source, item.findFile);
}

/** Returns the text of an option; collects feedback in it. */
export function plainTextFrom(item: QtiItem, element: XmlElement, keepsImage = false): string {
  return importPlainText(htmlOfElement(element, item.body, item.source), item.source, keepsImage);
}

/** Removes the feedback for an identifier from the body and returns it as rich text. */
export function takeFeedback(item: QtiItem, identifier: string): string | undefined {
  const html = item.body.feedback.get(identifier);
  if (html === undefined) return undefined;
  item.body.feedback.delete(identifier);
  return importFeedback(html, item.context, item.source);
}

/** Returns the identifier of an element. */
export function identifierOf(element: XmlElement): string {
  return element.attributes['identifier'] ?? '';
}

/** Whether the body is a text with gaps or fields in the form that this kit writes. */
export function isOwnText({ element }: QtiItem): boolean {
  return ['fill-in-blanks', 'short-answers'].includes(childOf(element, 'item-body')?.attributes['class'] ?? '');
}
