import { childOf, childrenOf, textIn, type XmlElement } from '../text/xml.ts';

/** What an item says of one response. */
export interface ResponseDeclaration {
  cardinality: string;
  baseType: string;
  correct: string[];
  /** Points by response; `exact`: capital letters count. */
  mapping: { key: string; value: number; exact: boolean }[];
}

/** The declared responses of an item by their identifier. */
export function responsesOf(item: XmlElement): ReadonlyMap<string, ResponseDeclaration> {
  return new Map(
    childrenOf(item, 'response-declaration').map((declaration) => [
      declaration.attributes['identifier'] ?? '',
      {
        cardinality: declaration.attributes['cardinality'] ?? 'single',
        baseType: declaration.attributes['base-type'] ?? 'identifier',
        correct: childrenOf(childOf(declaration, 'correct-response'), 'value').map((value) => tidy(textIn(value))),
        mapping: childrenOf(childOf(declaration, 'mapping'), 'map-entry').map(({ attributes }) => ({
          key: tidy(attributes['map-key'] ?? ''),
          value: Number(attributes['mapped-value'] ?? 0) || 0,
          exact: attributes['case-sensitive'] !== 'false',
        })),
      },
    ]),
  );
}

/** What an outcome can be at most, where the item declares it. */
export function maximumOf(item: XmlElement, outcome: string): number | undefined {
  const declaration = childrenOf(item, 'outcome-declaration').find(
    ({ attributes }) => attributes['identifier'] === outcome,
  );
  const maximum = Number(declaration?.attributes['normal-maximum'] ?? Number.NaN);
  return Number.isFinite(maximum) ? maximum : undefined;
}

/** Whether a person gives the marks. */
export function isMarkedByPeople(item: XmlElement): boolean {
  return childrenOf(item, 'outcome-declaration').some(({ attributes }) => attributes['external-scored'] === 'human');
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}
