import type { FileRef } from '../../../primitives/schema/fields.ts';
import { literalOf } from '../../../primitives/comparison/wildcard.ts';
import { xmlText } from '../text/xml.ts';
import { outLine } from '../export-context.ts';
import { tag, xhtml } from './write-xml.ts';

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
  /** When feedback is shown: with the options that were chosen, or, by these identifiers, with every answer. */
  said?: 'option' | 'options' | string[];
  /** Identifiers of the responses that are added up. */
  scored: string[];
}

/** Where a file of the package stands, seen from an item; undefined where it is not in it. */
export type Place = (file: FileRef) => string | undefined;

/** A response declaration with what earns how much. */
export function declaration(
  identifier: string,
  cardinality: 'single' | 'multiple',
  baseType: 'identifier' | 'string' | 'directedPair',
  correct: readonly string[],
  mapping: readonly { key: string; value: number; exact?: boolean }[],
): string {
  const values = correct.map((value) => tag('qti-value', {}, xmlText(value))).join('');
  const entries = mapping.map(({ key, value, exact }) =>
    tag('qti-map-entry', {
      'map-key': key,
      'mapped-value': value,
      'case-sensitive': exact === false ? false : undefined,
    }),
  );
  return tag(
    'qti-response-declaration',
    { identifier, cardinality, 'base-type': baseType },
    values === '' ? '' : tag('qti-correct-response', {}, values),
    entries.length === 0 ? '' : tag('qti-mapping', { 'default-value': 0, 'lower-bound': 0 }, ...entries),
  );
}

/** What an interaction asks. */
export function prompt(rubric: string): string {
  const html = xhtml(rubric);
  return html === '' ? '' : tag('qti-prompt', {}, html);
}

/** A word of a box, as it is shown. */
export function boxWord(answers: readonly string[]): string | undefined {
  return answers.map((answer) => outLine(literalOf(answer))).find((word) => word !== '');
}
