import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ExchangeFormat } from './formats.ts';
import { readGiftRules, readMoodleRules } from './testing/moodle-rules.ts';
import { compare, moodleReference } from './testing/reference-marks.ts';

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

describe('questions that are imported from Moodle without changes are marked as Moodle marks them', () => {
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
