import { escapeHtml } from '../../../primitives/rich-text/clean-rich-text.ts';
import type { SourceQuestion } from '../import-context.ts';
import { gapPlaceholder, stripGapPlaceholders } from '../text/gap-text.ts';
import { elementsOf, type XmlElement } from '../text/xml.ts';

/** The parts of an item's body. */
export interface QtiBody {
  /** HTML with placeholders: `gapPlaceholder` for inline interactions, `interactionPlaceholder` for the others. */
  html: string;
  inline: XmlElement[];
  blocks: XmlElement[];
  /** Instructions for students and notes for markers, as HTML. */
  instructions: string;
  notes: string;
  /** Feedback by the identifier that shows it. */
  feedback: Map<string, string>;
}

const inlineKinds: ReadonlySet<string> = new Set(['text-entry-interaction', 'inline-choice-interaction', 'gap']);
/** Elements without a counterpart, in the body or beside it. */
export const unsupportedParts: ReadonlySet<string> = new Set([
  'catalog-info',
  'info-control',
  'end-attempt-interaction',
  'companion-materials-info',
]);
const emptyTags: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'source', 'track', 'col']);

/** Returns the placeholder of a block interaction in HTML. */
export function interactionPlaceholder(index: number): string {
  return `\uE202${index}\uE203`;
}

/** Creates an empty body. */
export function emptyBody(): QtiBody {
  return { html: '', inline: [], blocks: [], instructions: '', notes: '', feedback: new Map() };
}

/** Returns the content of an element as HTML; collects interactions, feedback and notes in `body`. */
export function htmlOfElement(element: XmlElement, body: QtiBody, question: SourceQuestion): string {
  return element.children
    .map((child) =>
      typeof child === 'string' ? escapeHtml(stripGapPlaceholders(child)) : htmlOfChild(child, body, question),
    )
    .join('');
}

function htmlOfChild(child: XmlElement, body: QtiBody, question: SourceQuestion): string {
  const { name, attributes } = child;
  const innerHtml = () => htmlOfElement(child, body, question);
  if (inlineKinds.has(name)) {
    body.inline.push(child);
    return gapPlaceholder(body.inline.length - 1);
  }
  if (name === 'stylesheet') return '';
  if (unsupportedParts.has(name)) {
    question.reportChange('item-part-lost', { name });
    return '';
  }
  if (name.endsWith('-interaction')) {
    body.blocks.push(child);
    return interactionPlaceholder(body.blocks.length - 1);
  }
  if (name.startsWith('feedback-') && hasInteraction(child)) {
    question.reportChange('steps-shown');
    return innerHtml();
  }
  if (name.startsWith('feedback-')) {
    const key = feedbackKey(child);
    body.feedback.set(key, `${body.feedback.get(key) ?? ''}${innerHtml()}`);
    return '';
  }
  if (name === 'rubric-block') {
    const isNote = !/candidate/u.test(attributes['view'] ?? 'candidate');
    if (isNote) body.notes += innerHtml();
    else body.instructions += innerHtml();
    return '';
  }
  if (name === 'printed-variable') {
    question.reportChange('template-lost');
    return `[${escapeHtml(attributes['identifier'] ?? '')}]`;
  }
  if (name === 'template-block' || name === 'template-inline') question.reportChange('template-lost');
  if (name === 'object') return objectHtml(child, innerHtml());
  if (name === 'content-body' || name === 'hottext' || name === 'prompt' || name.startsWith('template-'))
    return innerHtml();
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${written.join('')}>${emptyTags.has(name) ? '' : `${innerHtml()}</${name}>`}`;
}

/** Returns the identifier that shows a feedback. Feedback shown in its absence belongs to no answer and gets a key of its own. */
export function feedbackKey({ attributes }: XmlElement): string {
  const identifier = attributes['identifier'] ?? '';
  return attributes['show-hide'] === 'hide' ? `! ${identifier}` : identifier;
}

function hasInteraction(element: XmlElement): boolean {
  return elementsOf(element).some((child) => child.name.endsWith('-interaction') || hasInteraction(child));
}

/** Converts `<object>` to an image, audio or video element. */
function objectHtml({ attributes }: XmlElement, innerHtml: string): string {
  const kind = attributes['type']?.split('/')[0] ?? 'image';
  const tag = kind === 'audio' || kind === 'video' ? kind : 'img';
  const alt = innerHtml.replaceAll(/<[^>]*>/gu, '').trim();
  return `<${tag} src="${escapeHtml(attributes['data'] ?? '')}" alt="${alt}">`;
}

/** Returns the prompt of an interaction as HTML. */
export function promptOf(interaction: XmlElement, body: QtiBody, question: SourceQuestion): string {
  const prompt = elementsOf(interaction).find(({ name }) => name === 'prompt');
  const html = prompt ? htmlOfElement(prompt, body, question) : '';
  if (html.trim() === '') return '';
  const blocks = /<(?:p|div|h[1-6]|ul|ol|table|blockquote|pre)[ >]/u.test(html) ? html : `<p>${html}</p>`;
  return inDirection(blocks, prompt?.attributes['dir'] ?? interaction.attributes['dir']);
}

/** Keeps the direction of an element that HTML does not have. */
export function inDirection(html: string, dir: string | undefined): string {
  return dir === undefined ? html : `<div dir="${escapeHtml(dir)}">${html}</div>`;
}
