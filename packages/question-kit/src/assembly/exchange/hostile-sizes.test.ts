import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { detectFormat } from './detect-format.ts';
import { ExchangeError } from './exchange-error.ts';
import { importQuestions, type ImportOptions } from './import-questions.ts';
import { fromBase64 } from './text/import-html.ts';
import { cpuTimeMs } from '../../primitives/testing/cpu-time.ts';

const moodle = (kind: string, text: string, more = '') =>
  `<?xml version="1.0"?><quiz><question type="${kind}"><questiontext><text><![CDATA[${text}]]></text></questiontext>${more}</question></quiz>`;
const item = (declarations: string, body: string) =>
  `<qti-assessment-item title="T">${declarations}<qti-item-body>${body}</qti-item-body></qti-assessment-item>`;
const numbered = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index)).join('');

/** Imports; a refusal is an answer, any other exception is not. */
async function importOrRefuse(source: string | Uint8Array, options?: ImportOptions): Promise<void> {
  try {
    await importQuestions(source, options);
  } catch (error) {
    if (!(error instanceof ExchangeError)) throw error;
  }
}

async function shortestTimeMs(run: () => unknown, rounds = 2): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    times.push(await cpuTimeMs(run));
  }
  return Math.min(...times);
}

/** Time for twice the input divided by the time for the input: 2 for linear code, 4 for quadratic. Times of a few milliseconds say nothing. */
async function growth(run: (count: number) => unknown, count: number): Promise<number> {
  let ratio = 0;
  if ((await shortestTimeMs(() => run(2 * count), 1)) < 40) return 1;
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const doubledMs = await shortestTimeMs(() => run(2 * count));
    if (doubledMs < 25) return 1;
    ratio = doubledMs / (await shortestTimeMs(() => run(count)));
    if (ratio < 3) return ratio;
  }
  return ratio;
}

/** A package of as many items as its one stimulus has paragraphs, divided by 20. */
function packWithStimulus(count: number): Uint8Array {
  const text = '<p>a</p>'.repeat(count * 20);
  const stimulus = `<qti-assessment-stimulus><qti-stimulus-body>${text}</qti-stimulus-body></qti-assessment-stimulus>`;
  const reference = '<qti-assessment-stimulus-ref href="s.xml"/>';
  const one = `<qti-assessment-item title="T">${reference}<qti-item-body><p>a</p></qti-item-body></qti-assessment-item>`;
  const items = Array.from({ length: count }, (_, index) => [`i${index}.xml`, strToU8(one)] as const);
  return zipSync({ 's.xml': strToU8(stimulus), ...Object.fromEntries(items) });
}

const sources: Readonly<Record<string, [count: number, write: (count: number) => string, options?: ImportOptions]>> = {
  'GIFT: options': [8000, (n) => `Q{${numbered(n, (i) => `~%10%a${i}`)}=b}`, { format: 'gift' }],
  'GIFT: numbers': [8000, (n) => `Q{#${numbered(n, (i) => `=${i}:1`)}}`, { format: 'gift' }],
  'GIFT: tags without an end': [10_000, (n) => `${String.raw`<a href\="`.repeat(n)}{=a}`, { format: 'gift' }],
  'GIFT: end tags without an end': [10_000, (n) => `<script>${'</script'.repeat(n)}{=a}`, { format: 'gift' }],
  'GIFT: images in the text': [
    1000,
    (n) =>
      `[html]${numbered(n, (i) => String.raw`<img src\="data:image/png;base64,${btoa(String(i))}">`.replaceAll(':', String.raw`\:`))}{=a}`,
    { format: 'gift' },
  ],
  'CSV: questions that do not fit': [
    1000,
    (n) => `type,rubric,contentMark\n${numbered(n, (i) => `essay,Q${i},-1\n`)}`,
    { format: 'csv' },
  ],
  'Moodle XML: options': [
    2500,
    (n) =>
      moodle(
        'multichoice',
        'Q',
        numbered(n, (i) => `<answer fraction="10"><text>a${i}</text></answer>`),
      ),
  ],
  'Moodle XML: gaps without an end': [20_000, (n) => moodle('cloze', '{1:SA:='.repeat(n))],
  'Moodle XML: paragraphs around a gap': [2000, (n) => moodle('cloze', `{1:SA:=a}${'<p>word</p>'.repeat(n)}`)],
  'Moodle XML: line breaks around a gap': [5000, (n) => moodle('cloze', `{1:SA:=a} x${'<br>'.repeat(n)}y`)],
  'Moodle XML: cells around a gap': [
    3000,
    (n) => moodle('cloze', `{1:SA:=a} x<table><tr>${'<td></td>'.repeat(n)}</tr></table>y`),
  ],
  'Moodle XML: images without an end': [
    5000,
    (n) => moodle('multichoice', 'Q', `<answer fraction="100"><text><![CDATA[${'<img '.repeat(n)}]]></text></answer>`),
  ],
  'Moodle XML: files': [
    1500,
    (n) =>
      `<quiz><question type="description"><questiontext><text><![CDATA[${numbered(n, (i) => `<img src="@@PLUGINFILE@@/a${i}.png">`)}]]></text>${numbered(n, (i) => `<file name="a${i}.png" encoding="base64">AAEC</file>`)}</questiontext></question></quiz>`,
  ],
  'QTI: gaps': [
    1500,
    (n) => item('', `<p>${numbered(n, (i) => `a <qti-text-entry-interaction response-identifier="R${i}"/>`)}</p>`),
  ],
  'QTI: gaps between interactions': [
    500,
    (n) =>
      item(
        '',
        numbered(
          n,
          (i) => `<p>a <qti-text-entry-interaction response-identifier="R${i}"/></p><qti-extended-text-interaction/>`,
        ),
      ),
  ],
  'QTI: pairs': [
    1500,
    (n) =>
      item(
        `<qti-response-declaration identifier="R" cardinality="multiple" base-type="directedPair"><qti-correct-response>${numbered(n, (i) => `<qti-value>L${i} R${i}</qti-value>`)}</qti-correct-response></qti-response-declaration>`,
        `<qti-match-interaction response-identifier="R"><qti-simple-match-set>${numbered(n, (i) => `<qti-simple-associable-choice identifier="L${i}">l</qti-simple-associable-choice>`)}</qti-simple-match-set><qti-simple-match-set>${numbered(n, (i) => `<qti-simple-associable-choice identifier="R${i}">r</qti-simple-associable-choice>`)}</qti-simple-match-set></qti-match-interaction>`,
      ),
  ],
  'QTI: how answers are compared': [
    20_000,
    (n) => item('', `<p>a <qti-text-entry-interaction response-identifier="R" data-match="${'a'.repeat(n)}"/></p>`),
  ],
  'CSV: how answers are compared': [
    20_000,
    (n) => `type,rubric,answer1,match1\nshort,Q,a,${'a'.repeat(n)}`,
    { format: 'csv' },
  ],
  'CSV: gaps without an end': [20_000, (n) => `text\n${'[['.repeat(n)}`, { format: 'csv' }],
  'CSV: columns': [1000, (n) => `rubric${',item1'.repeat(n)}\n${'Q\n'.repeat(n)}`, { format: 'csv' }],
  'Aiken: letters': [6000, (n) => `Q\n${'B) x\n'.repeat(n)}A) x\nANSWER: ${'A '.repeat(n)}`, { format: 'aiken' }],
};

describe('the time of an import grows with the size of the file, not with its square', () => {
  it.each(Object.entries(sources))('%s', { timeout: 120_000 }, async (_name, [count, write, options]) => {
    expect(await growth((size) => importOrRefuse(write(size), options), count)).toBeLessThan(3);
  });

  it.each([' ', '\n', '<', '<!--', '<?x?>', '{', ':', 'ANSWER: ', 'A.', '"', '<?xml', '<!DOCTYPE x>', '\uFEFF'])(
    'detecting the format of %j repeated',
    { timeout: 120_000 },
    async (repeated) => {
      expect(await growth((size) => detectFormat(repeated.repeat(size / repeated.length)), 40_000)).toBeLessThan(3);
    },
  );

  it('a stimulus that every item of a package refers to', { timeout: 120_000 }, async () => {
    expect(await growth((count) => importOrRefuse(packWithStimulus(count)), 100)).toBeLessThan(3);
  });
});

describe('no input throws anything but a refusal', () => {
  it.each([
    ['gift', `Q{${'~a'.repeat(130_000)}=b}`],
    ['gift', `Q{${'=a'.repeat(130_000)}}`],
    ['gift', `Q{${'=a -> b'.repeat(130_000)}}`],
    ['gift', `Q{#${'=1'.repeat(130_000)}}`],
    ['aiken', `Q\n${'A) a\n'.repeat(130_000)}ANSWER: A`],
    ['moodle-xml', moodle('multichoice', 'Q', '<answer/>'.repeat(130_000))],
    ['moodle-xml', moodle('cloze', `{1:MC:=a${'~b'.repeat(130_000)}}`)],
    ['moodle-xml', moodle('cloze', '{1:MC:=a}'.repeat(30_000))],
    ['moodle-xml', moodle('gapselect', '[[1]]'.repeat(130_000), '<selectoption><text>a</text></selectoption>')],
    [
      'qti',
      item(
        '<qti-response-declaration identifier="R"/>',
        `<qti-choice-interaction response-identifier="R">${'<qti-simple-choice/>'.repeat(130_000)}</qti-choice-interaction>`,
      ),
    ],
  ] as const)('%s with 130,000 parts says that the question has too many', async (format, source) => {
    const { report } = await importQuestions(source, { format });
    expect(report.map(({ outcome, code }) => [outcome, code])).toEqual([['left-out', 'parts-many']]);
  });

  it('a cell with 130,000 accepted answers says that it holds fewer here', async () => {
    const cell = numbered(130_000, (index) => `a${index}|`);
    const { report } = await importQuestions(`rubric,answer1,type\nQ,${cell},short`, { format: 'csv' });
    expect(report.map(({ outcome, code }) => [outcome, code])).toEqual([['changed', 'answers-cut']]);
  });

  it('reads 48 MB of base64 without a list of its characters', () => {
    const bytes = fromBase64('QUJD'.repeat(12_000_000));
    expect(bytes).toHaveLength(36_000_000);
    expect(bytes?.subarray(-3)).toEqual(strToU8('ABC'));
  });

  it('refuses a package whose files together unpack to far more than it holds', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [`${index}.png`, new Uint8Array(900_000)]),
    );
    await expect(importQuestions(zipSync(files, { level: 1 }))).rejects.toMatchObject({ code: 'zip-suspicious' });
  });

  it('many texts before questions of changing types do not multiply', async () => {
    const text = `${'::A::Read.\n\n'.repeat(2000)}${'::A::Q{~a =b}\n\n::A::Q{}\n\n'.repeat(500)}`;
    const { questions } = await importQuestions(text, { format: 'gift' });
    expect(questions.flatMap(({ input }) => input).length).toBeLessThanOrEqual(2000);
  });
});
