import type { SourceQuestion } from '../import-context.ts';
import { childOf, childrenOf, elementsOf, textIn, type XmlElement } from '../text/xml.ts';

/** The declaration of one response of an item. */
export interface ResponseDeclaration {
  cardinality: string;
  baseType: string;
  correct: string[];
  /** Points by response. */
  mapping: { key: string; value: number; isCaseSensitive: boolean }[];
}

/**
 * Returns the response declarations of an item by identifier, as its response processing uses them: `match_correct` compares with
 * the right response, `map_response` adds up the points. Rules that are not followed are reported.
 */
export function readResponses(
  item: XmlElement,
  question: Pick<SourceQuestion, 'reportChange'>,
): ReadonlyMap<string, ResponseDeclaration> {
  const processing = childOf(item, 'response-processing');
  const template = /(match_correct|map_response)(?:_point)?(?:\.xml)?$/u.exec(
    processing?.attributes['template'] ?? '',
  )?.[1];
  if (processing && template === undefined && !isSumOfPoints(processing)) question.reportChange('rules-lost');
  return new Map(
    childrenOf(item, 'response-declaration').map((declaration) => {
      const response = readResponse(declaration, question);
      const isMapped = response.mapping.some(({ value }) => value > 0);
      const identifier = declaration.attributes['identifier'] ?? '';
      if (template === 'match_correct' && response.mapping.length > 0) {
        question.reportChange('mapping-unused');
        return [identifier, { ...response, mapping: [] }];
      }
      return [
        identifier,
        template === 'map_response' && isMapped ? { ...response, correct: rightKeys(response) } : response,
      ];
    }),
  );
}

/** The right responses by their points; without them the declared ones, which show the order. */
function rightKeys({ cardinality, correct, mapping }: ResponseDeclaration): string[] {
  if (cardinality === 'ordered') return correct;
  const most = Math.max(...mapping.map(({ value }) => value));
  return mapping.filter(({ value }) => (cardinality === 'single' ? value === most : value > 0)).map(({ key }) => key);
}

/** Whether the rules only match right responses and add up mapped points, as this kit and simple items do. */
function isSumOfPoints(processing: XmlElement): boolean {
  return elementsOf(processing).every((rule) => {
    const isFeedback = rule.name === 'set-outcome-value' && /feedback/iu.test(rule.attributes['identifier'] ?? '');
    if (isFeedback) return true;
    const isSimpleRule = rule.name === 'set-outcome-value' || rule.name === 'response-condition';
    return isSimpleRule && findNames(rule).every((name) => simpleRuleNames.has(name));
  });
}

function findNames(element: XmlElement): string[] {
  return elementsOf(element).flatMap((child) => [child.name, ...findNames(child)]);
}

const simpleRuleNames: ReadonlySet<string> = new Set([
  'response-if',
  'response-else',
  'match',
  'variable',
  'correct',
  'set-outcome-value',
  'base-value',
  'sum',
  'map-response',
  'is-null',
]);

function readResponse(declaration: XmlElement, question: Pick<SourceQuestion, 'reportChange'>): ResponseDeclaration {
  const bounds = childOf(declaration, 'mapping')?.attributes ?? {};
  const values = childrenOf(childOf(declaration, 'mapping'), 'map-entry').map(
    ({ attributes }) => Number(attributes['mapped-value'] ?? 0) || 0,
  );
  const sum = values.reduce((total, value) => total + Math.max(0, value), 0);
  const isBounded =
    Number(bounds['default-value'] ?? 0) !== 0 ||
    Number(bounds['lower-bound'] ?? 0) !== 0 ||
    (bounds['lower-bound'] === undefined && values.some((value) => value < 0)) ||
    (bounds['upper-bound'] !== undefined && Number(bounds['upper-bound']) < sum - 1e-6);
  if (isBounded) question.reportChange('bounds-lost');
  return {
    cardinality: declaration.attributes['cardinality'] ?? 'single',
    baseType: declaration.attributes['base-type'] ?? 'identifier',
    correct: childrenOf(childOf(declaration, 'correct-response'), 'value').map((value) =>
      collapseWhitespace(textIn(value)),
    ),
    mapping: childrenOf(childOf(declaration, 'mapping'), 'map-entry').map(({ attributes }) => ({
      key: collapseWhitespace(attributes['map-key'] ?? ''),
      value: Number(attributes['mapped-value'] ?? 0) || 0,
      isCaseSensitive: attributes['case-sensitive'] !== 'false',
    })),
  };
}

/** Returns the maximum of an outcome, if the item declares it. */
export function outcomeMaximum(item: XmlElement, outcome: string): number | undefined {
  const declaration = childrenOf(item, 'outcome-declaration').find(
    ({ attributes }) => attributes['identifier'] === outcome,
  );
  const maximum = Number(declaration?.attributes['normal-maximum'] ?? Number.NaN);
  return Number.isFinite(maximum) ? maximum : undefined;
}

/** Whether a marker gives the marks. */
export function isMarkedByPeople(item: XmlElement): boolean {
  return childrenOf(item, 'outcome-declaration').some(({ attributes }) => attributes['external-scored'] === 'human');
}

function collapseWhitespace(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}
