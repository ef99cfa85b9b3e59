import type { XmlElement } from '../text/xml.ts';
import type { ImportContext, SourceQuestion } from '../import-context.ts';
import { importHtml, importPlainText, importFeedback, type FindFile } from '../text/import-html.ts';
import { htmlOfElement, type QtiBody } from './body.ts';
import type { ResponseDeclaration } from './declarations.ts';

/** An item while it is read. */
export interface QtiItem {
  element: XmlElement;
  context: ImportContext;
  source: SourceQuestion;
  find: FindFile;
  body: QtiBody;
  responses: ReadonlyMap<string, ResponseDeclaration>;
  /** The machine's marks stand. */
  auto: boolean;
  modelAnswer: string | undefined;
}

/** What all blocks of an item have. */
export function restOf(item: QtiItem, rubric: string) {
  const { auto, modelAnswer } = item;
  return { rubric, autoCorrected: auto, ...(modelAnswer !== undefined && { modelAnswer }) };
}

/** The declaration of an interaction's response. */
export function responseOf(item: QtiItem, interaction: XmlElement): ResponseDeclaration {
  const declared = item.responses.get(interaction.attributes['response-identifier'] ?? '');
  return declared ?? { cardinality: 'single', baseType: 'identifier', correct: [], mapping: [] };
}

/** HTML with its images as stimuli. */
export function richOf(item: QtiItem, html: string) {
  return importHtml(html, item.context, item.source, item.find);
}

/** The words of an option; feedback within it is collected. */
export function plainTextOf(item: QtiItem, element: XmlElement, keepsImage = false): string {
  return importPlainText(htmlOfElement(element, item.body, item.source), item.source, keepsImage);
}

/** What is said when this identifier is chosen or answered. */
export function whyOf(item: QtiItem, identifier: string): string | undefined {
  const html = item.body.feedback.get(identifier);
  if (html === undefined) return undefined;
  item.body.feedback.delete(identifier);
  return importFeedback(html, item.context, item.source);
}

/** An element's own name. */
export function idOf(element: XmlElement): string {
  return element.attributes['identifier'] ?? '';
}
