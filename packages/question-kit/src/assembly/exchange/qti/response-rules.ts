import { keyNumber, numberRange } from '../text/numbers.ts';
import { elementsOf, findAll, textIn, type XmlElement } from '../text/xml.ts';

/** A response that earns points: the declared right one, or the one that the rule names. */
export interface MatchedResponse {
  /** Undefined for the declared right response. Of numbers, an accepted answer such as `5 ± 0.1`. */
  text: string | undefined;
  isCaseSensitive: boolean;
  points: number;
}

/** How one response of an item is scored: by the points of its mapping, or by comparing it. */
export type ScoringRule = { kind: 'map' } | { kind: 'match'; responses: MatchedResponse[] };

/** What an item declares that its rules refer to. */
export interface DeclaredResponses {
  has: (identifier: string) => boolean;
  isNumber: (identifier: string) => boolean;
  /** The declared right response. */
  correctOf: (identifier: string) => string[];
  /** The number that an outcome has throughout, such as `MAXSCORE`; undefined if it has none or rules change it. */
  constantOf: (outcome: string) => number | undefined;
}

/**
 * Reads the response processing of an item. Followed are rules that set or add to `SCORE` the points of a mapping, or points for a
 * response that equals the declared or a given one. Undefined if anything else could change the score.
 */
export function readRules(
  processing: XmlElement,
  declared: DeclaredResponses,
): ReadonlyMap<string, ScoringRule> | undefined {
  const rules = new Map<string, ScoringRule>();
  let isScored = false;
  for (const element of elementsOf(processing)) {
    if (isUnrelated(element)) continue;
    const step =
      element.name === 'response-condition' ? readCondition(element, declared) : readAssignment(element, declared);
    // A step that does not add to the score replaces what earlier ones have given.
    if (!step || (isScored && step.isReplacing)) return undefined;
    for (const [identifier, rule] of step.rules) {
      if (rules.has(identifier) || !declared.has(identifier)) return undefined;
      rules.set(identifier, rule);
    }
    isScored ||= step.rules.length > 0;
  }
  return rules;
}

interface Step {
  rules: [identifier: string, rule: ScoringRule][];
  /** Whether it sets the score without adding to it. */
  isReplacing: boolean;
}

/** Whether a rule leaves the score alone: it sets other outcomes, such as feedback. */
function isUnrelated(element: XmlElement): boolean {
  const { name, attributes } = element;
  if (name === 'set-outcome-value' || name === 'lookup-outcome-value') return attributes['identifier'] !== 'SCORE';
  return name === 'response-condition' && elementsOf(element).every((branch) => actionsOf(branch).every(isUnrelated));
}

function actionsOf(branch: XmlElement): XmlElement[] {
  return elementsOf(branch).slice(branch.name === 'response-else' ? 0 : 1);
}

/** Whether rules set nothing but feedback, so that they say nothing about points. */
export function areAboutFeedback(processing: XmlElement): boolean {
  return elementsOf(processing).every((rule) => {
    const outcomes = ['set-outcome-value', 'lookup-outcome-value'].flatMap((name) =>
      findAll({ ...rule, children: [rule] }, name),
    );
    return isUnrelated(rule) && outcomes.every(({ attributes }) => /feedback/iu.test(attributes['identifier'] ?? ''));
  });
}

function readAssignment(element: XmlElement, declared: DeclaredResponses): Step | undefined {
  const score = readScore(element, declared);
  if (!score || score.points !== 0) return undefined;
  return {
    rules: score.mapped.map((identifier) => [identifier, { kind: 'map' }]),
    isReplacing: !score.isAdded,
  };
}

interface Score {
  /** Whether the expression contains the score so far. */
  isAdded: boolean;
  /** The responses whose mapped points it contains. */
  mapped: string[];
  points: number;
}

/** Reads a rule that sets `SCORE`. */
function readScore({ name, attributes, children }: XmlElement, declared: DeclaredResponses): Score | undefined {
  const [expression, more] = children.filter((child) => typeof child !== 'string');
  if (name !== 'set-outcome-value' || attributes['identifier'] !== 'SCORE' || !expression || more) return undefined;
  return readExpression(expression, declared);
}

function readExpression(element: XmlElement, declared: DeclaredResponses): Score | undefined {
  const identifier = element.attributes['identifier'] ?? '';
  if (element.name === 'map-response') return { isAdded: false, mapped: [identifier], points: 0 };
  if (element.name === 'variable' && identifier === 'SCORE') return { isAdded: true, mapped: [], points: 0 };
  if (element.name === 'base-value' || element.name === 'variable') {
    const points = element.name === 'variable' ? declared.constantOf(identifier) : Number(textIn(element));
    return points !== undefined && Number.isFinite(points) ? { isAdded: false, mapped: [], points } : undefined;
  }
  if (element.name === 'product') {
    const factors = elementsOf(element).filter((one) => one.name !== 'base-value' || Number(textIn(one)) !== 1);
    const [factor] = factors;
    return factor && factors.length === 1 ? readExpression(factor, declared) : undefined;
  }
  if (element.name !== 'sum') return undefined;
  const total: Score = { isAdded: false, mapped: [], points: 0 };
  for (const part of elementsOf(element).map((one) => readExpression(one, declared))) {
    if (!part) return undefined;
    total.isAdded ||= part.isAdded;
    total.mapped.push(...part.mapped);
    total.points += part.points;
  }
  return total;
}

function readCondition(element: XmlElement, declared: DeclaredResponses): Step | undefined {
  const responses: MatchedResponse[] = [];
  const identifiers = new Set<string>();
  let isMapped = false;
  let isReplacing = false;
  for (const branch of elementsOf(element)) {
    const parts = elementsOf(branch);
    const condition = branch.name === 'response-else' ? undefined : parts[0];
    const [action, more] = parts.filter((one) => one !== condition && !isUnrelated(one));
    const score: Score | undefined = action ? readScore(action, declared) : { isAdded: true, mapped: [], points: 0 };
    if (!score || more) return undefined;
    isReplacing ||= !score.isAdded;
    const compared = condition && readComparison(condition, declared);
    if (condition && !compared) return undefined;
    if (compared) identifiers.add(compared.identifier);
    if (score.mapped.length > 0) {
      // Only what is empty may come before the points of the mapping.
      if (responses.length > 0 || (compared && !compared.isNotNull) || score.points !== 0) return undefined;
      for (const identifier of score.mapped) identifiers.add(identifier);
      isMapped = true;
    } else if (score.points > 0 !== (compared?.responses !== undefined) || score.points < 0) return undefined;
    else if (!isMapped) responses.push(...(compared?.responses ?? []).map((one) => ({ ...one, points: score.points })));
  }
  const [identifier, other] = identifiers;
  if (identifier === undefined || other !== undefined) return undefined;
  return { rules: [[identifier, isMapped ? { kind: 'map' } : { kind: 'match', responses }]], isReplacing };
}

interface Comparison {
  identifier: string;
  /** The responses that it is true for; undefined if it only asks whether there is one. */
  responses?: Omit<MatchedResponse, 'points'>[];
  isNotNull?: boolean;
}

/** Reads the condition of a rule; undefined if it is not about one response. */
function readComparison(condition: XmlElement, declared: DeclaredResponses): Comparison | undefined {
  const parts = elementsOf(condition);
  const [first] = parts;
  if (condition.name === 'is-null') return first?.name === 'variable' ? { identifier: identifierIn(first) } : undefined;
  if (condition.name === 'not' && first?.name === 'is-null') {
    const inner = readComparison(first, declared);
    return inner && { ...inner, isNotNull: true };
  }
  if (condition.name === 'or') {
    const alternatives = parts.map((part) => readComparison(part, declared));
    const identifier = alternatives[0]?.identifier ?? '';
    const responses = alternatives.flatMap((one) => (one?.identifier === identifier ? [one.responses] : [undefined]));
    return responses.includes(undefined) ? undefined : { identifier, responses: responses.flatMap((one) => one ?? []) };
  }
  if (condition.name === 'and') {
    const range = readBounds(parts);
    return range && declared.isNumber(range.identifier) ? range : undefined;
  }
  const variable = parts.find(({ name }) => name === 'variable');
  const value = parts.find(({ name }) => name === 'correct' || name === 'base-value');
  const identifier = variable ? identifierIn(variable) : '';
  if (!value || parts.length !== 2 || !declared.has(identifier)) return undefined;
  if (value.name === 'correct' && identifierIn(value) !== identifier) return undefined;
  const text = value.name === 'correct' ? undefined : textIn(value).replaceAll(/\s+/gu, ' ').trim();
  if (condition.name === 'match') return { identifier, responses: [{ text, isCaseSensitive: true }] };
  const isNumeric = declared.isNumber(identifier);
  if (condition.name === 'string-match' && !isNumeric && condition.attributes['substring'] !== 'true')
    return { identifier, responses: [{ text, isCaseSensitive: condition.attributes['case-sensitive'] !== 'false' }] };
  if (condition.name !== 'equal' || !isNumeric) return undefined;
  const numbers = (text === undefined ? declared.correctOf(identifier) : [text]).map((one) =>
    withTolerance(one, condition),
  );
  const accepted = numbers.filter((one) => one !== undefined);
  if (accepted.length < numbers.length) return undefined;
  return { identifier, responses: accepted.map((one) => ({ text: one, isCaseSensitive: true })) };
}

/** Returns the numbers that `equal` accepts, as an accepted answer. */
function withTolerance(number: string, { attributes }: XmlElement): string | undefined {
  const mode = attributes['tolerance-mode'] ?? 'exact';
  const value = keyNumber(number);
  if (
    value === undefined ||
    attributes['include-lower-bound'] === 'false' ||
    attributes['include-upper-bound'] === 'false'
  )
    return undefined;
  if (mode === 'exact') return number;
  const tolerances = (attributes['tolerance'] ?? '').trim().split(/\s+/u).map(Number);
  const [below = Number.NaN, above = below] = tolerances;
  if (Number.isNaN(below) || Number.isNaN(above)) return undefined;
  if (mode === 'absolute' && below === above) return `${number} ± ${below}`;
  const unit = mode === 'relative' ? Math.abs(value) / 100 : 1;
  return numberRange(value - below * unit, value + above * unit);
}

/** Reads a range: the response is at least one number and at most another. */
function readBounds(parts: readonly XmlElement[]): Comparison | undefined {
  const boundOf = (name: string) => {
    const [variable, value, more] = elementsOf(parts.find((part) => part.name === name));
    const isBound = variable?.name === 'variable' && value?.name === 'base-value' && more === undefined;
    const number = isBound ? keyNumber(textIn(value)) : undefined;
    return variable && number !== undefined ? { identifier: identifierIn(variable), value: number } : undefined;
  };
  const [from, to] = [boundOf('gte'), boundOf('lte')];
  if (!from || !to || parts.length !== 2 || from.identifier !== to.identifier) return undefined;
  return {
    identifier: from.identifier,
    responses: [{ text: numberRange(from.value, to.value), isCaseSensitive: true }],
  };
}

function identifierIn({ attributes }: XmlElement): string {
  return attributes['identifier'] ?? '';
}
