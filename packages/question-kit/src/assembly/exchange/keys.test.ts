import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { issueRulesOf } from '../core/issue-rules.ts';
import { exchangeFormats, type ExchangeFormat } from './formats.ts';
import { importQuestions } from './import-questions.ts';

const moodle = (kind: string, inside: string) =>
  `<?xml version="1.0"?><quiz><question type="${kind}"><name><text>N</text></name>${inside}</question></quiz>`;
const text = (html: string) => `<questiontext><text><![CDATA[${html}]]></text></questiontext>`;
const answer = (words: string, fraction: number) => `<answer fraction="${fraction}"><text>${words}</text></answer>`;
const item = (body: string, declarations = '', processing = '') =>
  `<qti-assessment-item title="T">${declarations}<qti-item-body>${body}</qti-item-body>${processing}</qti-assessment-item>`;
const template = (name: string) =>
  `<qti-response-processing template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/${name}"/>`;
const declaration = (correct: string, mapping: string, attributes = '') =>
  `<qti-response-declaration identifier="R" cardinality="single" base-type="string"><qti-correct-response><qti-value>${correct}</qti-value></qti-correct-response><qti-mapping default-value="0" ${attributes}>${mapping}</qti-mapping></qti-response-declaration>`;
const entry = (key: string, value: number) => `<qti-map-entry map-key="${key}" mapped-value="${value}"/>`;
const field = '<p>a <qti-text-entry-interaction response-identifier="R"/> b</p>';

const picturePair = (right: string) =>
  `<subquestion><text><![CDATA[<img src="${right}.png">]]></text><answer><text>${right}</text></answer></subquestion>`;
const pictureChoice = (name: string) =>
  `<qti-simple-match-set><qti-simple-associable-choice identifier="${name}"><img src="${name}.png"/></qti-simple-associable-choice></qti-simple-match-set>`;

async function imported(source: string | Uint8Array) {
  const { questions, report, files } = await importQuestions(source);
  return {
    blocks: questions.flatMap((question) => question.questions),
    input: questions.flatMap((question) => question.input),
    codes: report.map(({ outcome, code }) => `${outcome} ${code}`),
    files,
  };
}

async function answersOf(source: string) {
  const { blocks, codes } = await imported(source);
  return [
    blocks
      .flatMap((block) => (block.type === 'FillInBlanks' ? block.content : []))
      .flatMap((piece) => (piece.type === 'gap' ? piece.answers : [])),
    codes,
  ] as const;
}

describe('Moodle: the key is the one of the file', () => {
  it.each([
    ['Vrai', 'Faux', 100],
    ['Vrai', 'Faux', 0],
    ['Wahr', 'Falsch', 100],
    ['true', 'false', 100],
    ['false', 'true', 100],
    ['true', 'false', 0],
  ])('true or false: %s, %s with %d %% for the first', async (first, second, fraction) => {
    const { blocks, codes } = await imported(
      moodle('truefalse', `${text('Tides?')}${answer(first, fraction)}${answer(second, 100 - fraction)}`),
    );
    const right = fraction === 100 ? first : second;
    expect(blocks).toMatchObject([{ type: 'MCQ' }]);
    const options = blocks.flatMap((block) => (block.type === 'MCQ' ? block.content : []));
    expect(options.filter(({ correct }) => correct).map((option) => option.text.toLowerCase())).toEqual([
      right.toLowerCase(),
    ]);
    expect(codes).toEqual(['taken taken']);
  });

  it.each([
    ['{#1..4}', ['1..4']],
    ['{#5:1}', ['5 ± 1']],
    ['{#1.5..1.70}', ['1.5..1.7']],
    ['{#5}', ['5']],
    ['{#=5:0.1 =7}', ['5 ± 0.1', '7']],
  ])('%s is compared as the number it is', async (numbers, answers) => {
    const { questions, report } = await importQuestions(`How many?${numbers}`, { format: 'gift' });
    expect(questions[0]?.questions).toMatchObject([{ content: [{ answers, match: { compare: 'number' } }] }]);
    expect(report.map(({ outcome }) => outcome)).toEqual(['taken']);
  });

  it('says which number earned only a part', async () => {
    const { report } = await importQuestions('How many?{#=5:0.1 =%50%7:1}', { format: 'gift' });
    expect(report.map(({ code, data }) => [code, data['answer']])).toEqual([['partial-wrong', '7 ± 1']]);
  });

  it('says that an answer which accepts anything hides those after it', async () => {
    expect((await imported('What is wet?{=%0%* =Sea}')).codes).toEqual(['changed answers-hidden']);
    expect((await imported('What is wet?{=Sea =%0%*}')).codes).toEqual(['taken taken']);
  });

  it('pairs of pictures are left out, not imported as an empty question', async () => {
    const { blocks, codes } = await imported(
      moodle('matching', `${text('Pair.')}${picturePair('sea')}${picturePair('moon')}`),
    );
    expect(blocks).toEqual([]);
    expect(codes).toContain('left-out pictures-only');
  });

  it('a choice in a gap that subtracts points is reported', async () => {
    const { codes } = await imported(moodle('cloze', text('A {1:MC:=sea~%-50%moon} b.')));
    expect(codes).toEqual(['changed weights-negative']);
  });
});

describe('underlined words of a text with gaps stay underlined, since they may be the question', () => {
  const sea = '<qti-gap-text identifier="W">sea</qti-gap-text><p>I <u>saw</u> the <qti-gap identifier="G"/>.</p>';
  const choice = '<qti-inline-choice identifier="A">sea</qti-inline-choice>';
  it.each([
    ['GIFT', '[html]I <u>saw</u> the {=sea} today.'],
    [
      'words to choose',
      moodle('gapselect', `${text('<p>I <u>saw</u> [[1]].</p>')}<selectoption><text>it</text></selectoption>`),
    ],
    [
      'text entry',
      item('<p>I <u>saw</u> <qti-text-entry-interaction response-identifier="R"/>.</p>', declaration('it', '')),
    ],
    [
      'inline choice',
      item(
        `<p>I <u>saw</u> <qti-inline-choice-interaction response-identifier="R">${choice}</qti-inline-choice-interaction>.</p>`,
      ),
    ],
    ['gap match', item(`<qti-gap-match-interaction response-identifier="R">${sea}</qti-gap-match-interaction>`)],
  ])('%s', async (_name, source) => {
    const { blocks, codes } = await imported(source);
    const texts = blocks.flatMap((block) => (block.type === 'FillInBlanks' ? block.content : []));
    expect(texts).toContainEqual({ type: 'text', text: 'saw', formatting: ['u'] });
    expect(codes).not.toContain('changed gap-formatting');
  });

  it.each([
    ['b', 'strong'],
    ['em', 'em'],
    ['sup', 'sup'],
    ['mark', 'mark'],
    ['kbd', 'code'],
  ])('<%s> is read as <%s>', async (tag, format) => {
    const { blocks, codes } = await imported(
      moodle('cloze', text(`<p>I <${tag}>have <br>seen</${tag}> {1:SA:=it}.</p>`)),
    );
    expect(codes).toEqual(['taken taken']);
    expect(blocks).toMatchObject([
      {
        content: [
          { text: 'I ' },
          { text: 'have', formatting: [format] },
          { text: '\n' },
          { text: 'seen', formatting: [format] },
          { text: ' ' },
          { answers: ['it'] },
          { text: '.' },
        ],
      },
    ]);
  });

  it('formatting of whole lines is reported, since a text with gaps has none', async () => {
    const { codes } = await imported(moodle('cloze', text('<ul><li>I {1:SA:=saw} <u>it</u>.</li></ul>')));
    expect(codes).toEqual(['changed gap-formatting']);
  });

  it('more formatted runs than a block holds become plain text, which is reported', async () => {
    const { blocks, codes } = await imported(moodle('cloze', text(`${'<u>a</u> b '.repeat(600)}{1:SA:=it}.`)));
    expect(codes).toEqual(['changed gap-formatting']);
    expect(blocks).toMatchObject([{ content: [{ text: 'a b '.repeat(600) }, { answers: ['it'] }, { text: '.' }] }]);
  });
});

describe('QTI: the rules of the item count', () => {
  const mapping = `${entry('sea', 0.5)}${entry('ocean', 1)}`;

  it('match_correct: only the right response counts', async () => {
    expect(await answersOf(item(field, declaration('sea', mapping), template('match_correct')))).toEqual([
      ['sea'],
      ['changed mapping-unused'],
    ]);
  });

  it('map_response: the points count', async () => {
    expect(await answersOf(item(field, declaration('sea', mapping), template('map_response')))).toEqual([
      ['ocean'],
      ['changed partial-wrong'],
    ]);
  });

  it.each(['upper-bound="0.5"', 'lower-bound="0.5"'])('bounds are reported: %s', async (attributes) => {
    const source = item(field, declaration('sea', entry('sea', 1), attributes), template('map_response'));
    expect((await imported(source)).codes).toContain('changed bounds-lost');
  });

  it('rules of its own are reported', async () => {
    const rules = '<qti-response-processing><qti-lookup-outcome-value identifier="SCORE"/></qti-response-processing>';
    expect((await imported(item(field, declaration('sea', entry('sea', 1)), rules))).codes).toContain(
      'changed rules-lost',
    );
  });

  it('a text entry without a key is reported', async () => {
    expect((await imported(item(field))).codes).toEqual(['changed key-missing']);
  });

  it('an item of which one interaction is not supported says which', async () => {
    const { blocks, codes } = await imported(
      item(`${field}<qti-upload-interaction response-identifier="U"/>`, declaration('sea', entry('sea', 1))),
    );
    expect(blocks).toHaveLength(1);
    expect(codes.every((code) => code.startsWith('changed'))).toBe(true);
    expect(codes).toContain('changed kind-unsupported');
  });
});

describe('QTI: what else is in a file', () => {
  const good = '<qti-assessment-item title="T"><qti-item-body><p>Read.</p></qti-item-body></qti-assessment-item>';

  it('system files and broken files do not refuse a package', async () => {
    const { codes } = await imported(
      zipSync({
        'a.xml': strToU8(good),
        '__MACOSX/._a.xml': new Uint8Array([0, 5, 22, 7, 0, 2, 0, 0]),
        '.DS_Store': new Uint8Array([0]),
        'b.xml': strToU8('<!DOCTYPE x><x/>'),
        'c.xml': new Uint8Array([1, 0, 0, 2, 0, 0, 0, 9]),
        'd.xml': strToU8('<qti-assessment-result/>'),
      }),
    );
    expect(codes.toSorted()).toEqual([
      'left-out document-other',
      'left-out zip-xml-broken',
      'left-out zip-xml-broken',
      'taken taken',
    ]);
  });

  it.each(['test', 'result', 'stimulus'])('a %s alone is named as what it is', async (kind) => {
    await expect(importQuestions(`<qti-assessment-${kind}/>`)).rejects.toMatchObject({
      code: 'qti-not-item',
      data: { kind },
    });
  });

  it('pairs of pictures are left out', async () => {
    const match = `<qti-match-interaction response-identifier="R">${['L', 'M'].map(pictureChoice).join('')}</qti-match-interaction>`;
    const { blocks, codes } = await imported(item(match, declaration('L M', '')));
    expect(blocks).toEqual([]);
    expect(codes).toContain('left-out pictures-only');
  });

  it('media in data addresses get a name and a type', async () => {
    const body =
      '<p>a</p><img src="data:image/png;base64,AAEC" alt="Sea"/><audio src="data:audio/mpeg;base64,AAEC"></audio>';
    const { files, codes } = await imported(item(body));
    expect(files.map(({ name, mime }) => [name, mime])).toEqual([
      ['image-1.png', 'image/png'],
      ['audio-2.mp3', 'audio/mpeg'],
    ]);
    expect(codes).toEqual(['changed image-moved', 'changed media-moved']);
  });
});

/** Issues of a question that could not be marked as its author meant. */
const keyIssues: ReadonlySet<string> = new Set([
  'mcq-options-few',
  'mcq-option-empty',
  'mcq-right-missing',
  'gaps-missing',
  'gap-answer-missing',
  'gap-answer-number',
  'matching-right-empty',
  'short-answer-missing',
  'short-answer-number',
  'short-key-missing',
]);

const words = fc.constantFrom('', ' ', 'sea', 'moon', '5');
const percent = fc.constantFrom(100, 0);
const moodleAnswers = fc
  .array(fc.tuple(words, percent), { maxLength: 3 })
  .map((answers) => answers.map(([one, share]) => answer(one, share)).join(''));
const cell = fc.constantFrom('', '', 'sea', 'moon', 'A', '2', 'right', '[[sea]]', '[[]]', '5');
const csvHeaders = [
  'Option A,Option B,Correct answer',
  'Answer 1,Answer 2,Correct',
  'item1,answer1,correct',
  'text,correct,item1',
];
const identifier = fc.constantFrom('A', 'B', 'A B', 'L M', 'sea', ' ');
const choice = (name: string, id: string, inside: string) => `<qti-${name} identifier="${id}">${inside}</qti-${name}>`;
const interaction = (name: string, inside: string) =>
  `<qti-${name}-interaction response-identifier="R">${inside}</qti-${name}-interaction>`;
const response = (correct: string, baseType: string) =>
  `<qti-response-declaration identifier="R" cardinality="single" base-type="${baseType}"><qti-correct-response><qti-value>${correct}</qti-value></qti-correct-response></qti-response-declaration>`;

const anySource: Readonly<Record<ExchangeFormat, fc.Arbitrary<string>>> = {
  gift: fc
    .tuple(
      fc.array(fc.tuple(fc.constantFrom('=', '~', '=%50%', '~%0%', '#', '= -> ', '=a -> '), words), { maxLength: 3 }),
      fc.constantFrom('', ' after'),
    )
    .map(([parts, after]) => `What?{${parts.map((part) => part.join('')).join(' ')}}${after}`),
  'moodle-xml': fc.oneof(
    fc
      .tuple(fc.constantFrom('multichoice', 'truefalse', 'shortanswer', 'numerical', 'ordering'), moodleAnswers)
      .map(([kind, answers]) => moodle(kind, `${text('What?')}${answers}`)),
    fc
      .tuple(
        fc.constantFrom('SA', 'MC', 'MR', 'NM'),
        fc.array(fc.tuple(fc.constantFrom('=', '~'), words), { maxLength: 3 }),
      )
      .map(([kind, parts]) =>
        moodle(
          'cloze',
          text(
            `A {1:${kind}:${parts.map(([sign, one], at) => (at > 0 ? '~' : '') + (sign === '=' ? '=' : '') + one).join('')}} b.`,
          ),
        ),
      ),
    fc
      .tuple(fc.integer({ min: 1, max: 3 }), words)
      .map(([at, one]) =>
        moodle(
          'gapselect',
          `${text(`A [[1]] [[${at}]].`)}<selectoption><text>sea</text></selectoption><selectoption><text>${one}</text></selectoption>`,
        ),
      ),
    fc
      .array(fc.tuple(words, words), { maxLength: 3 })
      .map((pairs) =>
        moodle(
          'matching',
          `${text('Pair.')}${pairs.map(([left, right]) => `<subquestion><text>${left}</text><answer><text>${right}</text></answer></subquestion>`).join('')}`,
        ),
      ),
  ),
  aiken: fc
    .tuple(words, words, fc.constantFrom('A', 'B', 'A,B', 'C', ''))
    .map(([first, second, key]) => `What?\nA) ${first}\nB) ${second}\nANSWER: ${key}`),
  csv: fc
    .tuple(
      fc.constantFrom('', 'mcq', 'truefalse', 'gaps', 'short', 'numerical', 'matching', 'essay'),
      fc.constantFrom(...csvHeaders),
      fc.tuple(cell, cell, cell),
    )
    .map(([type, header, cells]) => `type,Question,${header}\n${type},What?,${cells.join(',')}`),
  qti: fc
    .tuple(identifier, words, fc.constantFrom('identifier', 'string', 'float'), fc.nat(5))
    .map(([key, one, type, kind]) => {
      const set = (id: string) =>
        `<qti-simple-match-set>${choice('simple-associable-choice', id, one)}</qti-simple-match-set>`;
      const bodies = [
        interaction('choice', `${choice('simple-choice', 'A', one)}${choice('simple-choice', 'B', 'moon')}`),
        `<p>a ${interaction('text-entry', '')} b</p>`,
        `<p>a ${interaction('inline-choice', `${choice('inline-choice', 'A', one)}${choice('inline-choice', 'B', 'moon')}`)} b</p>`,
        interaction('match', `${set('L')}${set('M')}`),
        interaction('gap-match', `${choice('gap-text', 'L', one)}<p>a <qti-gap identifier="M"/> b</p>`),
        interaction('order', `${choice('simple-choice', 'A', one)}${choice('simple-choice', 'B', 'moon')}`),
      ];
      return item(bodies[kind] ?? '', response(key, type));
    }),
};

describe('whatever is said to be taken', () => {
  it.each(exchangeFormats)('has a key: %s', async (format) => {
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(anySource[format], async (source) => {
        const { questions, report } = await importQuestions(source, { format });
        if (report.some(({ outcome }) => outcome !== 'taken')) return;
        const blocks = questions.flatMap((question) => question.questions);
        const issues = blocks.flatMap((block) =>
          issueRulesOf(block.type)
            .issues(block)
            .map(({ code }) => code),
        );
        expect(issues.filter((code) => keyIssues.has(code))).toEqual([]);
        taken += blocks.length;
      }),
      { numRuns: 1000 },
    );
    expect(taken).toBeGreaterThan(20);
  });
});
