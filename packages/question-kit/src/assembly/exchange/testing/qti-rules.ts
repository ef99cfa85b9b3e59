import { childOf, childrenOf, elementsOf, findAll, readXml, textIn, type XmlElement } from '../text/xml.ts';
import type { GivenAnswer } from './given-answer.ts';

/** The response variables of one attempt: the values of each, none for a response that was not given. */
type Responses = ReadonlyMap<string, readonly string[]>;

/** An item as QTI 3 scores it. */
export interface QtiRules {
  item: XmlElement;
  /** The maximum number of choices: 1 if only one can be chosen; undefined for other interactions. */
  choices?: { count: number; isSingle: boolean };
  /** The accepted texts of each typed response, or of each left side. */
  texts: string[][];
  /** Converts an answer to response variables. */
  responsesOf: (given: GivenAnswer) => Responses;
}

/** Reads an item with names of QTI 3. */
export function readQtiRules(xml: string): QtiRules {
  const item = readXml(xml.replaceAll(/<(\/?)qti-/gu, '<$1'), { xmlDepth: 100 });
  const [choice] = findAll(item, 'choice-interaction');
  if (choice) {
    const ids = childrenOf(choice, 'simple-choice').map(identifierOf);
    return {
      item,
      choices: {
        count: ids.length,
        isSingle: declarationOf(item, responseOf(choice))?.attributes['cardinality'] === 'single',
      },
      texts: [],
      responsesOf: ({ choices = [] }) => new Map([[responseOf(choice), choices.map((index) => ids[index] ?? '')]]),
    };
  }
  const [match] = findAll(item, 'match-interaction');
  if (match) {
    const [lefts = [], rights = []] = childrenOf(match, 'simple-match-set').map((set) =>
      childrenOf(set, 'simple-associable-choice').map((one) => ({ id: identifierOf(one), text: textIn(one) })),
    );
    const pairsOf = (texts: readonly string[]) =>
      lefts.flatMap(({ id }, index) => {
        const right = rights.find(({ text }) => text === texts[index]);
        return right ? [`${id} ${right.id}`] : [];
      });
    return {
      item,
      texts: lefts.map(() => rights.map(({ text }) => text)),
      responsesOf: ({ texts = [] }) => new Map([[responseOf(match), pairsOf(texts)]]),
    };
  }
  const inline = ['text-entry-interaction', 'inline-choice-interaction'].flatMap((name) => findAll(item, name));
  return {
    item,
    texts: inline.map((interaction) => {
      const declaration = declarationOf(item, responseOf(interaction));
      const keys = childrenOf(childOf(declaration, 'mapping'), 'map-entry').map(
        ({ attributes }) => attributes['map-key'] ?? '',
      );
      const compared = findAll(item, 'base-value').map(textIn);
      const words = wordsOf(interaction).map(({ text }) => text);
      return words.length > 0 ? words : [...correctOf(declaration), ...keys, ...compared].flatMap(nearby);
    }),
    responsesOf: ({ texts = [] }) =>
      new Map(
        inline.map((interaction, index) => {
          const words = wordsOf(interaction);
          const text = texts[index] ?? '';
          const value = words.length > 0 ? (words.find((word) => word.text === text.trim())?.id ?? '') : text.trim();
          return [responseOf(interaction), value === '' ? [] : [value]];
        }),
      ),
  };
}

function responseOf({ attributes }: XmlElement): string {
  return attributes['response-identifier'] ?? '';
}

function wordsOf(interaction: XmlElement): { id: string; text: string }[] {
  return childrenOf(interaction, 'inline-choice').map((one) => ({ id: identifierOf(one), text: textIn(one) }));
}

/** A number and those at some distance. */
function nearby(text: string): string[] {
  const number = Number(text);
  if (text.trim() === '' || Number.isNaN(number)) return [text];
  return [text, ...[-2, -1, -0.5, -0.1, 0.1, 0.5, 1, 2].map((step) => String(Number((number + step).toPrecision(12))))];
}

function identifierOf({ attributes }: XmlElement): string {
  return attributes['identifier'] ?? '';
}

function declarationOf(item: XmlElement, identifier: string): XmlElement | undefined {
  return childrenOf(item, 'response-declaration').find((one) => identifierOf(one) === identifier);
}

function correctOf(declaration: XmlElement | undefined): string[] {
  return childrenOf(childOf(declaration, 'correct-response'), 'value').map((value) => textIn(value).trim());
}

/** Returns the score of an attempt, by the response processing of the item; without one, by its mapping or its right response. */
export function qtiScore({ item, responsesOf }: QtiRules, given: GivenAnswer): number {
  return scoreOf(item, responsesOf(given));
}

/** Returns the score of the declared right responses. */
export function declaredScore({ item }: QtiRules): number {
  const declarations = childrenOf(item, 'response-declaration');
  return scoreOf(item, new Map(declarations.map((one) => [identifierOf(one), correctOf(one)])));
}

function scoreOf(item: XmlElement, responses: Responses): number {
  const attempt = new Attempt(item, responses);
  const processing = childOf(item, 'response-processing');
  const template = processing?.attributes['template'] ?? '';
  const isScored = processing && findAll(processing, 'set-outcome-value').some((one) => identifierOf(one) === 'SCORE');
  if (isScored) attempt.run(elementsOf(processing));
  else {
    for (const declaration of childrenOf(item, 'response-declaration')) {
      const identifier = identifierOf(declaration);
      const isMapped =
        template === '' ? childOf(declaration, 'mapping') !== undefined : template.endsWith('map_response');
      if (isMapped) attempt.score += attempt.mapped(identifier);
      else if (template === '' || template.endsWith('match_correct'))
        attempt.score += Number(attempt.isCorrect(identifier));
    }
  }
  return attempt.score;
}

/** The values of one attempt while its rules run. */
class Attempt {
  score = 0;
  readonly #item: XmlElement;
  readonly #responses: Responses;

  constructor(item: XmlElement, responses: Responses) {
    this.#item = item;
    this.#responses = responses;
  }

  run(rules: readonly XmlElement[]): void {
    for (const rule of rules) {
      if (rule.name === 'set-outcome-value' && identifierOf(rule) === 'SCORE') {
        const [expression] = elementsOf(rule);
        if (expression) this.score = this.#number(expression);
      } else if (rule.name === 'response-condition') {
        const branch = elementsOf(rule).find((one) => {
          const [condition] = elementsOf(one);
          return one.name === 'response-else' || (condition !== undefined && this.#isTrue(condition));
        });
        if (branch) this.run(elementsOf(branch));
      }
    }
  }

  mapped(identifier: string): number {
    const mapping = childOf(declarationOf(this.#item, identifier), 'mapping');
    const { 'default-value': byDefault = '0', 'lower-bound': lower, 'upper-bound': upper } = mapping?.attributes ?? {};
    const sum = this.#values(identifier).reduce((total, value) => {
      const entry = childrenOf(mapping, 'map-entry').find(({ attributes }) => {
        const key = attributes['map-key'] ?? '';
        return attributes['case-sensitive'] === 'false' && Number.isNaN(Number(key))
          ? key.toLowerCase() === value.toLowerCase()
          : this.#isSame(identifier, key, value);
      });
      return total + Number(entry?.attributes['mapped-value'] ?? byDefault);
    }, 0);
    return Math.min(Number(upper ?? Infinity), Math.max(Number(lower ?? -Infinity), sum));
  }

  isCorrect(identifier: string): boolean {
    const correct = correctOf(declarationOf(this.#item, identifier));
    const values = this.#values(identifier);
    return (
      correct.length === values.length &&
      values.length > 0 &&
      values.every((value) => correct.some((one) => this.#isSame(identifier, one, value)))
    );
  }

  #values(identifier: string): readonly string[] {
    return this.#responses.get(identifier) ?? [];
  }

  #isSame(identifier: string, first: string, second: string): boolean {
    const baseType = declarationOf(this.#item, identifier)?.attributes['base-type'];
    return baseType === 'float' || baseType === 'integer' ? numberIn(first) === numberIn(second) : first === second;
  }

  #number(expression: XmlElement): number {
    const identifier = identifierOf(expression);
    if (expression.name === 'map-response') return this.mapped(identifier);
    if (expression.name === 'variable')
      return identifier === 'SCORE' ? this.score : numberIn(this.#values(identifier)[0] ?? '');
    if (expression.name === 'base-value') return Number(textIn(expression));
    if (expression.name === 'correct') return Number(correctOf(declarationOf(this.#item, identifier))[0]);
    if (expression.name === 'sum') return elementsOf(expression).reduce((sum, part) => sum + this.#number(part), 0);
    throw new Error(`The reference does not know the expression ${expression.name}.`);
  }

  #isTrue(condition: XmlElement): boolean {
    const parts = elementsOf(condition);
    const [first, second] = parts;
    switch (condition.name) {
      case 'and':
        return parts.every((part) => this.#isTrue(part));
      case 'or':
        return parts.some((part) => this.#isTrue(part));
      case 'not':
        return first !== undefined && !this.#isTrue(first);
      case 'is-null':
        return first !== undefined && this.#values(identifierOf(first)).length === 0;
      case 'match':
      case 'string-match':
        return this.#isMatch(condition);
      case 'equal':
      case 'gte':
      case 'lte':
        return (
          first !== undefined &&
          second !== undefined &&
          this.#isEqual(condition, this.#number(first), this.#number(second))
        );
      default:
        throw new Error(`The reference does not know the condition ${condition.name}.`);
    }
  }

  #isMatch(condition: XmlElement): boolean {
    const variable = elementsOf(condition).find(({ name }) => name === 'variable');
    const base = elementsOf(condition).find(({ name }) => name === 'base-value');
    const identifier = variable ? identifierOf(variable) : '';
    if (!base) return this.isCorrect(identifier);
    const [value, more] = this.#values(identifier);
    if (value === undefined || more !== undefined) return false;
    const isLenient = condition.name === 'string-match' && condition.attributes['case-sensitive'] === 'false';
    if (isLenient) return value.toLowerCase() === textIn(base).toLowerCase();
    return this.#isSame(identifier, value, textIn(base));
  }

  #isEqual({ name, attributes }: XmlElement, value: number, expected: number): boolean {
    if (name === 'gte') return value >= expected;
    if (name === 'lte') return value <= expected;
    const mode = attributes['tolerance-mode'] ?? 'exact';
    if (mode === 'exact') return value === expected;
    const [below = 0, above = below] = (attributes['tolerance'] ?? '').split(' ').map(Number);
    const unit = mode === 'relative' ? expected / 100 : 1;
    const [from, to] = [expected - below * unit, expected + above * unit].toSorted((a, b) => a - b);
    const isFrom =
      attributes['include-lower-bound'] === 'false' ? value > (from ?? 0) + 1e-9 : value >= (from ?? 0) - 1e-9;
    return (
      isFrom && (attributes['include-upper-bound'] === 'false' ? value < (to ?? 0) - 1e-9 : value <= (to ?? 0) + 1e-9)
    );
  }
}

/** A comma is a decimal separator for those who type it; players convert it. */
function numberIn(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.trim().replace(/^([^.,]*),([^.,]*)$/u, '$1.$2'));
}
