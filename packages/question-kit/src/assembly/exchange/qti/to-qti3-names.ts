import type { XmlElement } from '../text/xml.ts';

/** Converts names of QTI 2 to those of QTI 3 without prefix: `choiceInteraction` becomes `choice-interaction`. */
export function toQti3Names(element: XmlElement): XmlElement {
  const attributes = Object.fromEntries(
    Object.entries(element.attributes).map(([name, value]) => [toKebabCase(name.slice(name.indexOf(':') + 1)), value]),
  );
  const children = element.children.map((child) => (typeof child === 'string' ? child : toQti3Names(child)));
  return { ...element, name: toKebabCase(element.name).replace(/^qti-/u, ''), attributes, children };
}

function toKebabCase(name: string): string {
  return name.replaceAll(/(?<=[a-z\d])[A-Z]/gu, (letter) => `-${letter}`).toLowerCase();
}
