import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { fixtures, questionFixture } from '../../fixtures.ts';
import type { Block } from '../core/registry.ts';
import type { Question } from '../core/question.ts';
import { exportQuestions } from './export-questions.ts';
import { importQuestions } from './import-questions.ts';
import type { ExchangeFormat } from './formats.ts';
import { choiceAnswers, kitGrade, typedAnswers, type GivenAnswer } from './testing/given-answer.ts';
import { moodleGrade, readGiftRules, readMoodleRules, textsOf, type MoodleRules } from './testing/moodle-rules.ts';
import { declaredScore, qtiScore, readQtiRules } from './testing/qti-rules.ts';

interface Reference {
  answers: GivenAnswer[];
  /** The part of the maximum that the source gives. */
  grade: (given: GivenAnswer) => number;
}

function moodleReference(rules: MoodleRules): Reference {
  const [part] = rules.parts;
  const isChoice = part?.kind === 'choice' || part?.kind === 'choices';
  const answers =
    isChoice && !rules.isCloze
      ? choiceAnswers(part.answers.length, part.kind === 'choice')
      : typedAnswers(textsOf(rules));
  return { answers, grade: (given) => moodleGrade(rules, given) };
}

function qtiReference(xml: string): Reference {
  const rules = readQtiRules(xml);
  const answers = rules.choices
    ? choiceAnswers(rules.choices.count, rules.choices.isSingle)
    : typedAnswers(rules.texts.map((texts) => [...new Set(texts)].slice(0, 12)));
  const maximum = Math.max(1e-9, declaredScore(rules), ...answers.map((given) => qtiScore(rules, given)));
  return { answers, grade: (given) => qtiScore(rules, given) / maximum };
}

/** Compares every answer where the import says that the question was taken as it is; returns whether it was. */
async function compare(source: string, format: ExchangeFormat, reference: Reference | undefined): Promise<boolean> {
  const { questions, report } = await importQuestions(source, { format });
  const [question] = questions;
  if (!reference || !question || report.some(({ outcome }) => outcome !== 'taken')) return false;
  compareMarks(question, source, reference);
  return true;
}

function compareMarks(question: Question, source: string, { answers, grade }: Reference): void {
  for (const given of answers) {
    const expected = { source, given, grade: Number(grade(given).toFixed(2)) };
    expect({ source, given, grade: Number((kitGrade(question, given) ?? -1).toFixed(2)) }).toEqual(expected);
  }
}

function questionWith(type: (typeof exchanged)[number], block: Block): Question {
  return { ...questionFixture(type), input: [], level: '', diploma: '', category: '', questions: [block] };
}

const exchanged = ['MCQ', 'FillInBlanks', 'ShortAnswers', 'Matching'] as const;
const allFixtures = exchanged.flatMap((type) =>
  fixtures[type].map(({ name, block }) => [`${type}: ${name}`, questionWith(type, block)] as const),
);

describe('every example, written in a format and read back, is marked as the format marks it', () => {
  it.each(allFixtures)('Moodle XML and GIFT: %s', async (_name, question) => {
    for (const [format, read] of [
      ['moodle-xml', readMoodleRules],
      ['gift', readGiftRules],
    ] as const) {
      const { text = '', report } = await exportQuestions([question], format);
      if (text.trim() === '') continue;
      const rules = read(text);
      const reference = rules && moodleReference(rules);
      await compare(text, format, reference);
      if (reference && report.every(({ outcome }) => outcome === 'taken')) compareMarks(question, text, reference);
    }
  });

  it.each(allFixtures)('QTI, without the attributes of this kit: %s', async (_name, question) => {
    const { bytes } = await exportQuestions([question], 'qti');
    const item = strFromU8(unzipSync(bytes)['items/item-1-1.xml'] ?? new Uint8Array());
    const foreign = item.replaceAll(/ data-(?:match|answers)="[^"]*"/gu, '').replace(/ class="[^"]*"/u, '');
    if (!foreign.includes('gap-match')) await compare(foreign, 'qti', qtiReference(foreign));
  });
});

const texts = ['Sea', 'sea', 'S*a', 'café', "don't", 'well-known', '3.5', String.raw`5 \* 3`, '*'];
const fraction = fc.constantFrom(100, 100, 100, 50, 0, -50);
const weighted = fc.array(fc.record({ text: fc.constantFrom(...texts), fraction }), { minLength: 1, maxLength: 4 });
const number = fc.integer({ min: -400, max: 400 }).map((tenth) => String(tenth / 10));
const numbers = fc.array(fc.record({ text: number, fraction, tolerance: fc.constantFrom('0', '0.1', '1', '2.5') }), {
  minLength: 1,
  maxLength: 3,
});
const options = fc.oneof(
  fc.array(fc.constantFrom(100, 50, 0, -50, -100), { minLength: 2, maxLength: 4 }),
  fc.constantFrom([100, 0, 0], [50, -50, 50], [0, 100]),
);
const pairs = fc
  .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 2 })
  .chain((lefts) => fc.tuple(...lefts.map((left) => fc.tuple(fc.constant(left), fc.constantFrom('x', 'y', 'z')))));

const xmlQuestion = (kind: string, inside: string) =>
  `<quiz><question type="${kind}"><name><text>N</text></name><questiontext><text>Q</text></questiontext>${inside}</question></quiz>`;
const xmlAnswer = (text: string, percent: number, more = '') =>
  `<answer fraction="${percent}" format="plain_text"><text>${text}</text>${more}</answer>`;
const gapBody = (answers: readonly { text: string; fraction: number; tolerance?: string }[]) =>
  answers
    .map(
      ({ text, fraction: percent, tolerance }) =>
        `%${percent}%${text}${tolerance === undefined ? '' : `:${tolerance}`}`,
    )
    .join('~');

/** Sources in Moodle's formats, as teachers and other tools write them, and not only as this kit does. */
const moodleSources: Readonly<Record<string, fc.Arbitrary<[ExchangeFormat, string]>>> = {
  'short answers in XML': fc
    .tuple(weighted, fc.boolean())
    .map(([answers, isCase]) => [
      'moodle-xml',
      xmlQuestion(
        'shortanswer',
        `<usecase>${Number(isCase)}</usecase>${answers.map((one) => xmlAnswer(one.text, one.fraction)).join('')}`,
      ),
    ]),
  'numbers in XML': numbers.map((answers) => [
    'moodle-xml',
    xmlQuestion(
      'numerical',
      answers.map((one) => xmlAnswer(one.text, one.fraction, `<tolerance>${one.tolerance}</tolerance>`)).join(''),
    ),
  ]),
  'options in XML': fc
    .tuple(options, fc.boolean())
    .map(([percents, isSingle]) => [
      'moodle-xml',
      xmlQuestion(
        'multichoice',
        `<single>${isSingle}</single>${percents.map((one, index) => xmlAnswer(`o${index}`, one)).join('')}`,
      ),
    ]),
  'pairs in XML': pairs.map((list) => [
    'moodle-xml',
    xmlQuestion(
      'matching',
      list
        .map(([left, right]) => `<subquestion><text>${left}</text><answer><text>${right}</text></answer></subquestion>`)
        .join(''),
    ),
  ]),
  'a cloze': fc
    .array(
      fc.oneof(
        fc
          .tuple(fc.constantFrom('SA', 'SHORTANSWER_C', 'MC'), weighted)
          .map(([kind, answers]) => `${kind}:${gapBody(answers)}`),
        numbers.map((answers) => `NM:${gapBody(answers)}`),
      ),
      { minLength: 1, maxLength: 2 },
    )
    .map((gaps) => [
      'moodle-xml',
      `<quiz><question type="cloze"><questiontext><text><![CDATA[${gaps.map((gap, index) => `g {${index + 1}:${gap}}`).join(' ')}]]></text></questiontext></question></quiz>`,
    ]),
  'short answers in GIFT': weighted.map((answers) => [
    'gift',
    `Q{${answers.map(({ text, fraction: percent }) => `=${percent === 100 ? '' : `%${percent}%`}${text}`).join(' ')}}`,
  ]),
  'numbers in GIFT': fc
    .tuple(numbers, number, fc.nat(30))
    .map(([answers, from, width]) => [
      'gift',
      width === 0
        ? `Q{#${from}..${Number(from) + 2}}`
        : `Q{#${answers.map(({ text, fraction: percent, tolerance }) => `=${percent === 100 ? '' : `%${percent}%`}${text}:${tolerance}`).join(' ')}}`,
    ]),
  'options in GIFT': fc
    .tuple(options, fc.boolean())
    .map(([percents, isSingle]) => [
      'gift',
      `Q{${percents.map((percent, index) => (isSingle ? `${percent > 0 ? '=' : '~'}o${index}` : `~%${percent}%o${index}`)).join(' ')}}`,
    ]),
  'pairs in GIFT': pairs.map((list) => ['gift', `Q{${list.map(([left, right]) => `=${left} -> ${right}`).join(' ')}}`]),
  'true or false in GIFT': fc.constantFrom(['gift', 'Q{T}'], ['gift', 'Q{FALSE}']),
};

describe('what the import of Moodle says to be taken is marked as Moodle marks it', () => {
  it.each(Object.entries(moodleSources))('%s', async (_name, source) => {
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(source, async ([format, text]) => {
        const rules = format === 'gift' ? readGiftRules(text) : readMoodleRules(text);
        taken += Number(await compare(text, format, rules && moodleReference(rules)));
      }),
      { numRuns: 60 },
    );
    expect(taken).toBeGreaterThan(0);
  });
});

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

describe('what the import of QTI says to be taken is scored as its rules score it', () => {
  it('every interaction with every kind of rules', async () => {
    const taken = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(qtiSource, async ([kind, xml]) => {
        const isTaken = await compare(xml, 'qti', qtiReference(xml));
        taken.set(kind, (taken.get(kind) ?? 0) + Number(isTaken));
      }),
      { numRuns: 400 },
    );
    for (const kind of ['choice', 'choices', 'text', 'number', 'inline', 'match'])
      expect([kind, (taken.get(kind) ?? 0) > 0]).toEqual([kind, true]);
  });
});

describe('tables and Aiken', () => {
  it.each(['A', 'C', 'A, B', 'B C'])(
    'Aiken: ANSWER: %s gives each right option its share, and a wrong one takes as much',
    async (answer) => {
      const letters = answer.split(/[ ,]+/u);
      const source = `Q\nA) a\nB) b\nC) c\nANSWER: ${answer}\n`;
      const shares = ['A', 'B', 'C'].map(
        (letter) => (letters.includes(letter) ? 1 : letters.length > 1 ? -1 : 0) / letters.length,
      );
      const grade = ({ choices = [] }: GivenAnswer) =>
        Math.max(
          0,
          choices.reduce((sum, choice) => sum + (shares[choice] ?? 0), 0),
        );
      expect(await compare(source, 'aiken', { answers: choiceAnswers(3, letters.length === 1), grade })).toBe(true);
    },
  );

  it.each([
    ['short', '', ['Sea', 'sea.', 'SEA'], ['See', '']],
    ['short', 'case=exact punctuation=exact', ['Sea'], ['sea', 'Sea.']],
    ['short', 'typos=1', ['Sea', 'Seaa'], ['Tea time']],
    ['numerical', '', ['5', '5,0', '5.00'], ['5.1', 'Sea']],
    ['short', 'compare=number', ['5'], ['50']],
  ])('a table: %s with %j', async (type, match, right, wrong) => {
    const key =
      type === 'numerical' || match.includes('number') ? '5' : 'Seaa'.slice(0, match.includes('typos') ? 4 : 3);
    const source = `type,rubric,answer1,match1\n${type},Q,${key},${match}`;
    const answers = [...right, ...wrong].map((text) => ({ texts: [text] }));
    const grade = ({ texts: [text = ''] = [] }: GivenAnswer) => Number(right.includes(text));
    expect(await compare(source, 'csv', { answers, grade })).toBe(true);
  });
});
