import { runHtml, type FormattedRun } from '../../../primitives/rich-text/formatted-runs.ts';
import { xmlClean, xmlText } from '../text/xml.ts';
import { toExportHtml } from '../export-context.ts';

/** Writes an element; attributes without a value are omitted. */
export function tag(
  name: string,
  attributes: Readonly<Record<string, string | number | boolean | undefined>>,
  ...inside: readonly string[]
): string {
  const attributeText = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${xmlText(String(value))}"`)
    .join('');
  const content = inside.join('');
  return content === '' ? `<${name}${attributeText}/>` : `<${name}${attributeText}>${content}</${name}>`;
}

/** Converts rich text to XHTML. */
export function toXhtml(html: string | undefined): string {
  return xmlClean(toExportHtml(html)).replaceAll(/<(br|hr)([^>]*)>/gu, '<$1$2/>');
}

/** Converts plain text to XML with its line breaks. */
export function linesToXml(text: string): string {
  return xmlText(text).replaceAll('\n', '<br/>');
}

/** Converts a run of formatted text to XML with its line breaks. */
export function runToXml(run: FormattedRun): string {
  return runHtml(run, xmlText(run.text)).replaceAll('<br>', '<br/>');
}

/** Writes the `why` of each item as modal feedback, with identifiers of a letter and a number. */
export function modalFeedbackFor(
  letter: string,
  items: readonly { why?: string | undefined }[],
): { feedback: string[]; feedbackFor: string[] } {
  const feedback = items.map(({ why }, index) => modalFeedback(`${letter}${index + 1}`, why));
  const feedbackFor = feedback.flatMap((element, index) => (element === '' ? [] : [`${letter}${index + 1}`]));
  return { feedback, feedbackFor };
}

function modalFeedback(identifier: string, html: string | undefined): string {
  const content = toXhtml(html);
  if (content === '') return '';
  const attributes = { 'outcome-identifier': 'FEEDBACK', identifier, 'show-hide': 'show' };
  return tag('qti-modal-feedback', attributes, tag('qti-content-body', {}, content));
}
