import type { FileRef } from '../../../primitives/schema/fields.ts';
import { literalOf } from '../../../primitives/comparison/wildcard.ts';
import { xmlText } from '../text/xml.ts';
import { toSingleLine } from '../export-context.ts';
import { tag, toXhtml } from './write-xml.ts';

/** The parts of an item that differ between the types. */
export interface ItemParts {
  /** Response declarations. */
  responses: string[];
  /** Outcome declarations besides `SCORE`. */
  outcomes?: string[];
  body: string;
  bodyClass?: string;
  /** Modal feedback. */
  feedback?: string[];
  /** When feedback is shown: for the chosen option or options, or for every answer (a list of identifiers). */
  feedbackFor?: 'option' | 'options' | string[];
  /** Identifiers of the responses whose points are added up. */
  scored: string[];
  /** Rules that add points for numbers. */
  numberRules?: string[];
}

/** Returns the path of a file relative to an item; undefined if the package does not contain it. */
export type FindHref = (file: FileRef) => string | undefined;

/** Writes a response declaration with its points. */
export function responseDeclaration(
  identifier: string,
  cardinality: 'single' | 'multiple',
  baseType: 'identifier' | 'string' | 'float' | 'directedPair',
  correct: readonly string[],
  mapping: readonly { key: string; value: number; isCaseSensitive?: boolean }[],
): string {
  const values = correct.map((value) => tag('qti-value', {}, xmlText(value))).join('');
  const entries = mapping.map(({ key, value, isCaseSensitive }) =>
    tag('qti-map-entry', {
      'map-key': key,
      'mapped-value': value,
      'case-sensitive': isCaseSensitive === false ? false : undefined,
    }),
  );
  return tag(
    'qti-response-declaration',
    { identifier, cardinality, 'base-type': baseType },
    values === '' ? '' : tag('qti-correct-response', {}, values),
    entries.length === 0 ? '' : tag('qti-mapping', { 'default-value': 0, 'lower-bound': 0 }, ...entries),
  );
}

/** Writes the prompt of an interaction. */
export function promptElement(rubric: string): string {
  const html = toXhtml(rubric);
  return html === '' ? '' : tag('qti-prompt', {}, html);
}

/** Returns the displayed word for a gap with a word box. */
export function boxWord(answers: readonly string[]): string | undefined {
  return answers.map((answer) => toSingleLine(literalOf(answer))).find((word) => word !== '');
}
