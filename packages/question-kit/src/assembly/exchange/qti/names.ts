import type { XmlElement } from '../text/xml.ts';

/** An element of QTI 2 under the names of QTI 3 without their prefix: `choiceInteraction` is `choice-interaction`. */
export function renamed(element: XmlElement): XmlElement {
  const attributes = Object.fromEntries(
    Object.entries(element.attributes).map(([name, value]) => [kebab(name.slice(name.indexOf(':') + 1)), value]),
  );
  const children = element.children.map((child) => (typeof child === 'string' ? child : renamed(child)));
  return { ...element, name: kebab(element.name).replace(/^qti-/u, ''), attributes, children };
}

function kebab(name: string): string {
  return name.replaceAll(/(?<=[a-z\d])[A-Z]/gu, (letter) => `-${letter}`).toLowerCase();
}
