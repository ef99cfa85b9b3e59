import { describe, expect, it } from 'vitest';
import { importQuestions } from './import-questions.ts';

const moodle = (kind: string, text: string, more = '') =>
  `<?xml version="1.0"?><quiz><question type="${kind}"><name><text>N</text></name><questiontext><text>${text}</text></questiontext>${more}</question></quiz>`;

/** A question with one number as its key, in each format. */
const sources = {
  GIFT: (answer: string, tolerance: string) => `How many?{#${answer}:${tolerance}}`,
  'Moodle XML': (answer: string, tolerance: string) =>
    moodle(
      'numerical',
      'How many?',
      `<answer fraction="100"><text>${answer}</text><tolerance>${tolerance}</tolerance></answer>`,
    ),
  cloze: (answer: string, tolerance: string) => moodle('cloze', `There are {1:NM:=${answer}:${tolerance}} of them.`),
} as const;

const table = (key: string) => `type;rubric;correct\nnumerical;How many?;${key}`;

async function read(source: string) {
  const { questions, report } = await importQuestions(source);
  const [block] = questions.flatMap((question) => question.questions);
  const items = block?.type === 'ShortAnswers' || block?.type === 'FillInBlanks' ? block.content : [];
  return {
    answers: items.flatMap((item) => ('answers' in item ? item.answers : [])),
    codes: report.map(({ outcome, code }) => `${outcome} ${code}`),
  };
}

describe.each(Object.entries(sources))('a key of %s', (format, write) => {
  it.each([
    ['3,5', '0', '3,5'],
    ['0,125', '', '0,125'],
    ['٧', '0', '٧'],
    ['٣٫٥', '0', '٣٫٥'],
    ['1,234.5', '0', '1,234.5'],
    ['١٬٠٠٠', '0', '١٬٠٠٠'],
    ['3,5', '0,1', '3,5 ± 0.1'],
    ['٣٫٥', '٠٫١', '٣٫٥ ± 0.1'],
    ['3.50', '-0.1', '3.50 ± 0.1'],
  ])('is read as a typed number is: %s ± %s', async (answer, tolerance, accepted) => {
    expect(await read(write(answer, tolerance))).toEqual({ answers: [accepted], codes: ['taken taken'] });
  });

  // 1,234 is one and a bit to some authors and more than a thousand to others.
  it.each([
    ['1,234', '0'],
    ['١،٢٣٤', '0'],
    ['5 ± 1', '0'],
    ['about 5', '0'],
    ['5', 'some'],
    ['5', '1,234'],
  ])('is never guessed: %s ± %s', async (answer, tolerance) => {
    const { answers, codes } = await read(write(answer, tolerance));
    expect(answers).toEqual([]);
    expect(codes).toContain(format === 'cloze' ? 'changed gap-not-a-number' : 'left-out not-a-number');
  });
});

it('the ends of a range of GIFT are read as typed numbers are', async () => {
  expect(await read('How many?{#3,5..٤٫٥}')).toEqual({ answers: ['3.5..4.5'], codes: ['taken taken'] });
  expect(await read('How many?{#1,234..2,345}')).toEqual({ answers: [], codes: ['left-out not-a-number'] });
});

it('a key of a table with a comma before three digits is reported, since thousands may be meant', async () => {
  expect(await read(table('12,000'))).toEqual({ answers: ['12,000'], codes: ['changed comma-decimal'] });
  for (const key of ['12000', '12,5', '0,125', '1,234.5'])
    expect(await read(table(key))).toEqual({ answers: [key], codes: ['taken taken'] });
});

it('numbers in the rules of a QTI item are read as typed numbers are', async () => {
  const rule =
    '<qti-equal tolerance-mode="absolute" tolerance="0.5"><qti-variable identifier="R"/><qti-base-value base-type="float">3,5</qti-base-value></qti-equal>';
  const score =
    '<qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">1</qti-base-value></qti-set-outcome-value>';
  const source = `<qti-assessment-item title="T"><qti-response-declaration identifier="R" cardinality="single" base-type="float"/><qti-item-body><p>a <qti-text-entry-interaction response-identifier="R"/> b</p></qti-item-body><qti-response-processing><qti-response-condition><qti-response-if>${rule}${score}</qti-response-if></qti-response-condition></qti-response-processing></qti-assessment-item>`;
  expect(await read(source)).toEqual({ answers: ['3,5 ± 0.5'], codes: ['taken taken'] });
});
