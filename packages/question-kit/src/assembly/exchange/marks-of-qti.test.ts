import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, qtiReference } from './testing/reference-marks.ts';

const tag = (name: string, attributes: string, ...inside: string[]) =>
  `<qti-${name} ${attributes}>${inside.join('')}</qti-${name}>`;
const id = 'identifier="RESPONSE"';
const variable = tag('variable', id);
const correct = tag('correct', id);
const base = (value: string) => tag('base-value', 'base-type="string"', value);
const set = (...value: string[]) => tag('set-outcome-value', 'identifier="SCORE"', ...value);
const condition = (...branches: string[]) => tag('response-condition', '', ...branches);
const when = (...inside: string[]) => tag('response-if', '', ...inside);
const elseWhen = (...inside: string[]) => tag('response-else-if', '', ...inside);
const otherwise = (...inside: string[]) => tag('response-else', '', ...inside);
const template = (name: string) =>
  `<qti-response-processing template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/${name}"/>`;
const processing = (...rules: string[]) => tag('response-processing', '', ...rules);
const isRight = tag('match', '', variable, correct);
const added = (points: string) => set(tag('sum', '', tag('variable', 'identifier="SCORE"'), base(points)));

/** Rules that items really have, and some that only look like them. `value` is one of the responses. */
const scoring = (value: string): string[] => [
  '',
  template('match_correct'),
  template('map_response'),
  template('unheard_of'),
  processing(condition(when(isRight, set(base('1'))), otherwise(set(base('0'))))),
  processing(condition(when(isRight, set(base('0'))), otherwise(set(base('1'))))),
  processing(condition(when(tag('not', '', isRight), set(base('1'))))),
  processing(condition(when(tag('match', '', variable, base(value)), added('2')))),
  processing(condition(when(isRight, added('2')), elseWhen(tag('match', '', variable, base(value)), added('1')))),
  processing(
    condition(when(tag('match', '', variable, base(value)), set(base('0'))), elseWhen(isRight, set(base('1')))),
  ),
  processing(condition(when(tag('is-null', '', variable), set(base('0'))), otherwise(set(tag('map-response', id))))),
  processing(set(tag('sum', '', tag('map-response', id), base('1')))),
  processing(set(tag('map-response', id)), set(base('0'))),
  processing(set(base('0')), condition(when(isRight, added('1')))),
  processing(condition(when(isRight, set(base('1')))), condition(when(tag('is-null', '', variable), set(base('1'))))),
  processing(condition(when(tag('string-match', 'case-sensitive="false"', variable, base(value)), set(base('1'))))),
  processing(condition(when(tag('and', '', isRight, tag('match', '', variable, base(value))), set(base('1'))))),
  processing(condition(when(tag('or', '', isRight, tag('match', '', variable, base(value))), set(base('1'))))),
];
const numberScoring = (value: string): string[] =>
  ['tolerance-mode="exact"', 'tolerance-mode="absolute" tolerance="0.5"', 'tolerance-mode="absolute" tolerance="0.1 2"']
    .concat([
      'tolerance-mode="relative" tolerance="10 10"',
      'tolerance-mode="absolute" tolerance="1 1" include-lower-bound="false"',
    ])
    .map((attributes) => tag('equal', attributes, variable, correct))
    .concat(
      tag('and', '', tag('gte', '', variable, base(value)), tag('lte', '', variable, base(String(Number(value) + 2)))),
    )
    .map((comparison) => processing(condition(when(comparison, set(base('1'))), otherwise(set(base('0'))))));

const mapEntries = (keys: readonly string[], values: readonly number[]) =>
  keys.map(
    (key, index) =>
      `<qti-map-entry map-key="${key}" mapped-value="${values[index] ?? 0}"${index === 2 ? ' case-sensitive="false"' : ''}/>`,
  );

function qtiItem(
  cardinality: string,
  type: string,
  right: readonly string[],
  mapping: string,
  body: string,
  rules: string,
): string {
  const values = right.map((value) => tag('value', '', value));
  const declaration = tag(
    'response-declaration',
    `${id} cardinality="${cardinality}" base-type="${type}"`,
    tag('correct-response', '', ...values),
    mapping,
  );
  return tag('assessment-item', 'title="T"', declaration, tag('item-body', '', body), rules);
}

const isSingleKind = (kind: string) => !['choices', 'match'].includes(kind);

const qtiSource = fc
  .record({
    kind: fc.constantFrom('choice', 'choices', 'text', 'number', 'inline', 'match'),
    rights: fc.subarray([0, 1, 2], { minLength: 1 }),
    values: fc.tuple(...[0, 1, 2].map(() => fc.constantFrom(1, 1, 0.5, 0, -1))),
    bounds: fc.constantFrom('', 'lower-bound="0"', 'lower-bound="0" upper-bound="1"', 'default-value="1"'),
    isMapped: fc.boolean(),
    rule: fc.oneof(fc.nat(2), fc.nat(40)),
    other: fc.nat(2),
  })
  .map(({ kind, rights: anyRights, values: anyValues, bounds, isMapped, rule, other }) => {
    const rights = kind === 'match' ? [0, 1] : anyRights;
    // Points of several choices are rarely even by chance.
    const [share, penalty] = kind === 'choices' ? [1 / rights.length, -1 / rights.length] : [1, 0];
    const isEven = !isSingleKind(kind) && other > 0;
    const values = isEven ? anyValues.map((_, index) => (rights.includes(index) ? share : penalty)) : anyValues;
    const isSingle = isSingleKind(kind);
    const names = { text: ['sea', 'Moon', 'café'], number: ['5', '2.5', '-3'], match: ['L0 R0', 'L1 R1', 'L0 R1'] };
    const keys = kind === 'text' || kind === 'number' || kind === 'match' ? names[kind] : ['A', 'B', 'C'];
    const right = (isSingle ? rights.slice(0, 1) : rights).map((index) => keys[index] ?? '');
    const mapping = isMapped ? tag('mapping', bounds, ...mapEntries(keys, values)) : '';
    const rules = scoring(keys[other] ?? '').concat(kind === 'number' ? numberScoring(keys[other] ?? '') : []);
    const response = 'response-identifier="RESPONSE"';
    const choicesOf = (name: string, list: readonly string[]) =>
      list.map((one) => tag(name, `identifier="${one}"`, `t${one}`));
    const bodies: Record<typeof kind, string> = {
      choice: tag('choice-interaction', response, ...choicesOf('simple-choice', keys)),
      choices: tag('choice-interaction', response, ...choicesOf('simple-choice', keys)),
      text: `<p>a ${tag('text-entry-interaction', response)} b</p>`,
      number: `<p>a ${tag('text-entry-interaction', response)} b</p>`,
      inline: `<p>a ${tag('inline-choice-interaction', response, ...choicesOf('inline-choice', keys))} b</p>`,
      match: tag(
        'match-interaction',
        response,
        ...['L', 'R'].map((side) =>
          tag('simple-match-set', '', ...choicesOf('simple-associable-choice', [`${side}0`, `${side}1`])),
        ),
      ),
    };
    const types: Record<typeof kind, string> = {
      choice: 'identifier',
      choices: 'identifier',
      text: 'string',
      number: 'float',
      inline: 'identifier',
      match: 'directedPair',
    };
    const cardinality = isSingle ? 'single' : 'multiple';
    return [
      kind,
      qtiItem(cardinality, types[kind], right, mapping, bodies[kind], rules[rule % rules.length] ?? ''),
    ] as const;
  });

describe('items that are imported from QTI without changes are scored as their rules score them', () => {
  it('every interaction with every kind of rules', async () => {
    const taken = new Map<string, number>();
    const isScoredAlike = fc.asyncProperty(qtiSource, async ([kind, xml]) => {
      const isTaken = await compare(xml, 'qti', qtiReference(xml));
      taken.set(kind, (taken.get(kind) ?? 0) + Number(isTaken));
    });
    await fc.assert(isScoredAlike, { numRuns: 200 });
    // The same ones in every run, so that no kind is left out by chance.
    await fc.assert(isScoredAlike, { numRuns: 300, seed: 1 });
    for (const kind of ['choice', 'choices', 'text', 'number', 'inline', 'match'])
      expect([kind, (taken.get(kind) ?? 0) > 0]).toEqual([kind, true]);
  });
});
