import { escapeHtml } from '../../../primitives/rich-text/clean-rich-text.ts';
import type { SourceQuestion } from '../import-context.ts';
import { gapMark, stripGapMarks } from '../text/gap-text.ts';
import { elementsOf, type XmlElement } from '../text/xml.ts';

/** An item's body taken apart. */
export interface QtiBody {
  /** HTML with marks: `gapMark` for an inline interaction, `blockMark` for the others. */
  html: string;
  inline: XmlElement[];
  blocks: XmlElement[];
  /** Instructions to the candidate and notes to those who mark, as HTML. */
  instructions: string;
  notes: string;
  /** What is said afterwards, by the identifier that brings it up. */
  feedback: Map<string, string>;
}

const inlineKinds: ReadonlySet<string> = new Set(['text-entry-interaction', 'inline-choice-interaction', 'gap']);
/** What has no counterpart here, in the body or beside it. */
export const partsLost: ReadonlySet<string> = new Set([
  'catalog-info',
  'info-control',
  'end-attempt-interaction',
  'companion-materials-info',
]);
const emptyTags: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'source', 'track', 'col']);

/** Stands in HTML where a block interaction is. */
export function blockMark(index: number): string {
  return `\uE202${index}\uE203`;
}

/** A body without anything in it yet. */
export function emptyBody(): QtiBody {
  return { html: '', inline: [], blocks: [], instructions: '', notes: '', feedback: new Map() };
}

/** The content of an element as HTML; interactions, feedback and notes are collected in `body`. */
export function htmlOfElement(element: XmlElement, body: QtiBody, question: SourceQuestion): string {
  return element.children
    .map((child) => (typeof child === 'string' ? escapeHtml(stripGapMarks(child)) : htmlOfChild(child, body, question)))
    .join('');
}

function htmlOfChild(child: XmlElement, body: QtiBody, question: SourceQuestion): string {
  const { name, attributes } = child;
  const inside = () => htmlOfElement(child, body, question);
  if (inlineKinds.has(name)) {
    body.inline.push(child);
    return gapMark(body.inline.length - 1);
  }
  if (name === 'stylesheet') return '';
  if (partsLost.has(name)) {
    question.changed('item-part-lost', { name });
    return '';
  }
  if (name.endsWith('-interaction')) {
    body.blocks.push(child);
    return blockMark(body.blocks.length - 1);
  }
  if (name.startsWith('feedback-') && asks(child)) {
    question.changed('steps-shown');
    return inside();
  }
  if (name.startsWith('feedback-')) {
    const key = feedbackKey(child);
    body.feedback.set(key, `${body.feedback.get(key) ?? ''}${inside()}`);
    return '';
  }
  if (name === 'rubric-block') {
    const isNote = !/candidate/u.test(attributes['view'] ?? 'candidate');
    if (isNote) body.notes += inside();
    else body.instructions += inside();
    return '';
  }
  if (name === 'printed-variable') {
    question.changed('template-lost');
    return `[${escapeHtml(attributes['identifier'] ?? '')}]`;
  }
  if (name === 'template-block' || name === 'template-inline') question.changed('template-lost');
  if (name === 'object') return objectHtml(child, inside());
  if (name === 'content-body' || name === 'hottext' || name === 'prompt' || name.startsWith('template-'))
    return inside();
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${written.join('')}>${emptyTags.has(name) ? '' : `${inside()}</${name}>`}`;
}

/** Under which identifier something is said; what is said where it does NOT come up belongs to no answer. */
export function feedbackKey({ attributes }: XmlElement): string {
  const identifier = attributes['identifier'] ?? '';
  return attributes['show-hide'] === 'hide' ? `! ${identifier}` : identifier;
}

function asks(element: XmlElement): boolean {
  return elementsOf(element).some((child) => child.name.endsWith('-interaction') || asks(child));
}

/** HTML's old way to embed: an image, a recording or a document. */
function objectHtml({ attributes }: XmlElement, inside: string): string {
  const kind = attributes['type']?.split('/')[0] ?? 'image';
  const tag = kind === 'audio' || kind === 'video' ? kind : 'img';
  const alt = inside.replaceAll(/<[^>]*>/gu, '').trim();
  return `<${tag} src="${escapeHtml(attributes['data'] ?? '')}" alt="${alt}">`;
}

/** What an interaction asks. */
export function promptOf(interaction: XmlElement, body: QtiBody, question: SourceQuestion): string {
  const prompt = elementsOf(interaction).find(({ name }) => name === 'prompt');
  const html = prompt ? htmlOfElement(prompt, body, question) : '';
  if (html.trim() === '') return '';
  return /<(?:p|div|h[1-6]|ul|ol|table|blockquote|pre)[ >]/u.test(html) ? html : `<p>${html}</p>`;
}
