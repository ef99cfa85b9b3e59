import { xmlClean, xmlText } from '../text/xml.ts';
import { outHtml } from '../export-context.ts';

/** An element; attributes without a value are left out. */
export function tag(
  name: string,
  attributes: Readonly<Record<string, string | number | boolean | undefined>>,
  ...inside: readonly string[]
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${xmlText(String(value))}"`)
    .join('');
  const content = inside.join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** Rich text as XML. */
export function xhtml(html: string | undefined): string {
  return xmlClean(outHtml(html)).replaceAll(/<(br|hr)([^>]*)>/gu, '<$1$2/>');
}

/** Plain text as XML; line breaks stay. */
export function lines(text: string): string {
  return xmlText(text).replaceAll('\n', '<br/>');
}

/** What is said after each item was answered, under a letter and its number. */
export function afterwards(
  letter: string,
  items: readonly { why?: string | undefined }[],
): { feedback: string[]; said: string[] } {
  const feedback = items.map(({ why }, index) => modalFeedback(`${letter}${index + 1}`, why));
  const said = feedback.flatMap((written, index) => (written === '' ? [] : [`${letter}${index + 1}`]));
  return { feedback, said };
}

function modalFeedback(identifier: string, html: string | undefined): string {
  const content = xhtml(html);
  if (content === '') return '';
  const attributes = { 'outcome-identifier': 'FEEDBACK', identifier, 'show-hide': 'show' };
  return tag('qti-modal-feedback', attributes, tag('qti-content-body', {}, content));
}
