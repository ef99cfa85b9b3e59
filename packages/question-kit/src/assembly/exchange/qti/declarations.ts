import type { SourceQuestion } from '../import-context.ts';
import { childOf, childrenOf, findAll, textIn, type XmlElement } from '../text/xml.ts';
import { areAboutFeedback, readRules, type ScoringRule } from './response-rules.ts';

/** The declaration of one response of an item, and how the item scores it. */
export interface ResponseDeclaration {
  cardinality: string;
  baseType: string;
  correct: string[];
  /** Points by response; empty if only the right response counts. */
  mapping: { key: string; value: number; isCaseSensitive: boolean }[];
  /** The points for the right response, where the item's rules say them. */
  points?: number;
}

/**
 * Returns the response declarations of an item by identifier, as its response processing uses them: `match_correct` compares with
 * the right response, `map_response` adds up the points. Rules that are not followed are reported.
 */
export function readResponses(
  item: XmlElement,
  question: Pick<SourceQuestion, 'reportChange'>,
): ReadonlyMap<string, ResponseDeclaration> {
  const declarations = childrenOf(item, 'response-declaration').map((element) => ({
    identifier: element.attributes['identifier'] ?? '',
    bounds: childOf(element, 'mapping')?.attributes ?? {},
    response: readResponse(element),
  }));
  const ruleOf = rulesOf(item, declarations);
  if (!ruleOf) question.reportChange('rules-lost');
  return new Map(
    declarations.map(({ identifier, bounds, response }) => {
      const rule = ruleOf?.(identifier);
      const scored = rule ? scoredResponse(response, rule) : response;
      if (!scored) question.reportChange('rules-lost');
      if (rule?.kind === 'match' && !isMappedAlike(response)) question.reportChange('mapping-unused');
      if (rule?.kind !== 'match' && isBounded(bounds, response)) question.reportChange('bounds-lost');
      return [identifier, scored ?? response];
    }),
  );
}

interface Declared {
  identifier: string;
  response: ResponseDeclaration;
}

/** Returns the rule of each response that has a key; undefined if the rules of the item cannot be followed. */
function rulesOf(item: XmlElement, declared: readonly Declared[]): ((identifier: string) => ScoringRule) | undefined {
  const keyed = declared.filter(({ response }) => response.correct.length + response.mapping.length > 0);
  const processing = childOf(item, 'response-processing');
  // Common Cartridge's templates have names of their own.
  const [, template] =
    /(match_correct|map_response|CC2_match(?:_basic)?)(?:\.xml)?$/u.exec(processing?.attributes['template'] ?? '') ??
    [];
  if (template !== undefined) {
    const rule: ScoringRule = template === 'map_response' ? { kind: 'map' } : matchRule;
    return keyed.length > 1 ? undefined : () => rule;
  }
  if (processing?.attributes['template'] !== undefined) return undefined;
  if (!processing || areAboutFeedback(processing)) {
    // Without rules for the score the key is what the item declares, if that does not contradict itself.
    const isClear = keyed.every(({ response }) => response.mapping.length === 0 || isSameKey(response));
    return isClear
      ? (identifier) =>
          keyed.some((one) => one.identifier === identifier && one.response.mapping.length > 0)
            ? { kind: 'map' }
            : matchRule
      : undefined;
  }
  const byIdentifier = new Map(declared.map(({ identifier, response }) => [identifier, response]));
  const rules = readRules(processing, {
    has: (identifier) => byIdentifier.has(identifier),
    constantOf: (outcome) => constantOf(item, processing, outcome),
    isNumber: (identifier) => isNumber(byIdentifier.get(identifier)?.baseType),
    correctOf: (identifier) => byIdentifier.get(identifier)?.correct ?? [],
  });
  if (!rules || keyed.some(({ identifier }) => !rules.has(identifier))) return undefined;
  return (identifier) => rules.get(identifier) ?? matchRule;
}

/** Returns the default value of an outcome that no rule sets. */
function constantOf(item: XmlElement, processing: XmlElement, outcome: string): number | undefined {
  const isNamed = ({ attributes }: XmlElement) => attributes['identifier'] === outcome;
  const isSet = ['set-outcome-value', 'lookup-outcome-value'].some((name) => findAll(processing, name).some(isNamed));
  const declaration = childrenOf(item, 'outcome-declaration').find(isNamed);
  const value = textIn(childOf(childOf(declaration, 'default-value'), 'value')).trim();
  return isSet || value === '' ? undefined : Number(value);
}

const matchRule: ScoringRule = {
  kind: 'match',
  responses: [{ text: undefined, isCaseSensitive: true, points: 1 }],
};

function isSameKey(response: ResponseDeclaration): boolean {
  const right = rightKeys(response);
  return (
    response.correct.length === 0 ||
    response.cardinality === 'ordered' ||
    (response.correct.every((key) => right.includes(key)) &&
      (response.cardinality === 'single' || right.length === response.correct.length))
  );
}

/** Whether the points of a mapping say the same as the right response. */
function isMappedAlike({ cardinality, correct, mapping }: ResponseDeclaration): boolean {
  const isRight = ({ key, value }: { key: string; value: number }) => correct.includes(key) === value > 0;
  return mapping.length === 0 || (cardinality === 'single' && mapping.every(isRight));
}

/** Returns the response with the key and the points that its rule gives; undefined if it cannot be followed. */
function scoredResponse(response: ResponseDeclaration, rule: ScoringRule): ResponseDeclaration | undefined {
  if (rule.kind === 'map') {
    const isMapped = response.mapping.some(({ value }) => value > 0);
    if (isMapped) return { ...response, correct: rightKeys(response) };
    return response.correct.length === 0 ? { ...response, mapping: [] } : undefined;
  }
  const [only, more] = rule.responses;
  if (!only || rule.responses.every(({ points }) => points <= 0)) return undefined;
  if (only.text === undefined && !more) return { ...response, mapping: [], points: only.points };
  if (response.cardinality !== 'single') return undefined;
  const mapping = rule.responses.flatMap(({ text, isCaseSensitive, points }) =>
    (text === undefined ? response.correct : [text]).map((key) => ({ key, value: points, isCaseSensitive })),
  );
  return { ...response, mapping, correct: rightKeys({ ...response, mapping }) };
}

/** The right responses by their points; without them the declared ones, which show the order. */
function rightKeys({ cardinality, correct, mapping }: ResponseDeclaration): string[] {
  if (cardinality === 'ordered') return correct;
  const most = Math.max(...mapping.map(({ value }) => value));
  return mapping.filter(({ value }) => (cardinality === 'single' ? value === most : value > 0)).map(({ key }) => key);
}

function readResponse(declaration: XmlElement): ResponseDeclaration {
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

/** Whether a base type is compared as a number. */
export function isNumber(baseType: string | undefined): boolean {
  return baseType === 'float' || baseType === 'integer';
}

/** Whether limits change the points of a mapping. */
function isBounded(bounds: XmlElement['attributes'], { mapping }: ResponseDeclaration): boolean {
  const sum = mapping.reduce((total, { value }) => total + Math.max(0, value), 0);
  return (
    Number(bounds['default-value'] ?? 0) !== 0 ||
    Number(bounds['lower-bound'] ?? 0) !== 0 ||
    (bounds['lower-bound'] === undefined && mapping.some(({ value }) => value < 0)) ||
    (bounds['upper-bound'] !== undefined && Number(bounds['upper-bound']) < sum - 1e-6)
  );
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
