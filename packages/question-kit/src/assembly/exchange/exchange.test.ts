import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { exportQuestions } from './export-questions.ts';
import { ExchangeError } from './exchange-error.ts';
import { importQuestions, type ImportOptions } from './import-questions.ts';
import { replaceFileRefs } from './replace-file-refs.ts';
import { arabicReason, arabicRefusal } from './report-texts-ar.ts';
import { summariseReport } from './report.ts';

async function codeOf(source: string | Uint8Array, options?: ImportOptions): Promise<string> {
  try {
    await importQuestions(source, options);
    return 'read';
  } catch (error) {
    return error instanceof ExchangeError ? error.code : String(error);
  }
}

async function refusalOf(source: Uint8Array, options?: ImportOptions): Promise<ExchangeError> {
  try {
    await importQuestions(source, options);
  } catch (error) {
    if (error instanceof ExchangeError) return error;
  }
  throw new Error('It is not refused.');
}

async function gift(text: string, options?: ImportOptions) {
  const { questions, report } = await importQuestions(text, { ...options, format: 'gift' });
  return {
    questions,
    blocks: questions.flatMap((question) => question.questions),
    codes: report.map(({ code }) => code),
    report,
  };
}

const quiz = (inside: string) => `<?xml version="1.0"?><quiz>${inside}</quiz>`;
const moodle = (kind: string, inside: string) =>
  quiz(`<question type="${kind}"><name><text>N</text></name>${inside}</question>`);
const qtiItem =
  '<assessmentItem title="T"><itemBody><extendedTextInteraction><prompt>Write.</prompt></extendedTextInteraction></itemBody></assessmentItem>';

describe('GIFT', () => {
  it.each([
    ['Which sea is salty?{~None =All}', 'MCQ'],
    ['Tides need a moon.{T}', 'MCQ'],
    ['Tides need a moon.{FALSE#It was so.#Well read.}', 'MCQ'],
    ['Name a sea{=Red =Black}', 'ShortAnswers'],
    ['How many?{#7:1}', 'ShortAnswers'],
    ['Between?{#1..5}', 'ShortAnswers'],
    ['Pair them.{=a -> b =c -> d = -> e}', 'Matching'],
    ['Describe the sea.{}', 'WritingEssays'],
    ['Just read this.', 'Rubric'],
    ['The sea is {~dry =wet} today.', 'FillInBlanks'],
    ['The sea is {=wet =salty} today.', 'FillInBlanks'],
    ['The sea is {~dry#No! =wet} today.', 'MCQ'],
    ['[html]<p>The sea?{=wet}</p>', 'ShortAnswers'],
  ])('reads %j as %s', async (text, type) => {
    const { blocks } = await gift(text);
    expect(blocks.map((block) => block.type)).toEqual([type]);
  });

  it('names what it leaves out, with its line', async () => {
    const { report, questions } = await gift('Good{~a =b}\n\nOpen {~a =b\n\nNo number{#abc}\n\nNo arrow{=a -> b =c}');
    expect(questions).toHaveLength(1);
    expect(report.map(({ outcome, line, code }) => [outcome, line, code])).toEqual([
      ['taken', 1, 'taken'],
      ['left-out', 3, 'brace-missing'],
      ['left-out', 5, 'not-a-number'],
      ['left-out', 7, 'pair-arrow-missing'],
    ]);
  });

  it('reads a tolerance', async () => {
    const { blocks, report } = await gift('Pi?{#3.14:0.01}');
    expect(blocks).toMatchObject([{ content: [{ answers: ['3.14 ± 0.01'], match: { compare: 'number' } }] }]);
    expect(report.map(({ code }) => code)).toEqual(['taken']);
  });

  it('keeps escaped signs, feedback as reasons and general feedback as the model answer', async () => {
    const { blocks } = await gift(String.raw`::A\:B::5 \= ?{~4 \+ \{0\}#too few =5#right ####Count.}`);
    expect(blocks).toMatchObject([
      {
        rubric: '<p>5 = ?</p>',
        modelAnswer: '<p>Count.</p>',
        content: [
          { text: String.raw`4 \+ {0}`, correct: false, why: '<p>too few</p>' },
          { text: '5', correct: true, why: '<p>right</p>' },
        ],
      },
    ]);
  });

  it('reports uneven weights, and nothing where they are even', async () => {
    expect((await gift('Two?{~%50%a ~%50%b ~%-50%c ~%-50%d}')).codes).toEqual(['taken']);
    expect((await gift('Two?{~%50%a ~%50%b ~c}')).codes).toEqual(['weights-even']);
    expect((await gift('One?{~%50%a =b ~c}')).codes).toEqual(['partial-wrong']);
  });

  it('keeps together what was written so, and more on request', async () => {
    const text = '::A::Read this.\n\n::A::One?{~a =b}\n\n::A::Two?{~a =b}\n\n::B::Three?{~a =b}';
    const shape = async (group: 'as-written' | 'each' | 'together') =>
      (await gift(text, { group })).questions.map(({ input, questions }) => [input.length, questions.length]);
    expect(await shape('as-written')).toEqual([
      [1, 2],
      [0, 1],
    ]);
    expect(await shape('each')).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
    expect(await shape('together')).toEqual([[1, 3]]);
  });

  it('gives the words of a true-false question in Arabic on request', async () => {
    const { blocks } = await gift('القمر يسبب المد.{T}', { lang: 'ar' });
    expect(blocks).toMatchObject([
      {
        content: [
          { text: 'صواب', correct: true },
          { text: 'خطأ', correct: false },
        ],
      },
    ]);
  });
});

describe('hostile and broken files are refused', () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE q [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><quiz>&b;</quiz>`;
  const external = `<!DOCTYPE quiz [<!ENTITY x SYSTEM "file:///etc/passwd">]><quiz>&x;</quiz>`;
  it.each([
    ['an entity bomb', bomb, 'xml-doctype'],
    ['an external entity', external, 'xml-doctype'],
    ['deep nesting', `<quiz>${'<a>'.repeat(300)}${'</a>'.repeat(300)}</quiz>`, 'xml-too-deep'],
    ['open tags', '<quiz><question></quiz>', 'xml-malformed'],
    ['another XML', '<svg></svg>', 'xml-unexpected'],
  ])('%s', async (_name, source, code) => {
    expect(await codeOf(source, { format: 'moodle-xml' })).toBe(code);
  });

  it('a document type is named as what it is, also where nobody chose the format', async () => {
    const declared = '<!DOCTYPE quiz [\n<!ENTITY x "]">\n<!-- > -->\n]\n>\n';
    for (const source of [bomb, external, `${declared}<quiz></quiz>`, `${declared}<qti-assessment-item/>`])
      expect(await codeOf(source)).toBe('xml-doctype');
  });

  it('packages that are broken, lead outside, or unpack to too much', async () => {
    const item = strToU8('<assessmentItem/>');
    expect(await codeOf(zipSync({ 'a/../../x.xml': item }))).toBe('zip-path');
    expect(await codeOf(zipSync({ 'zero.xml': new Uint8Array(20_000_000) }))).toBe('zip-suspicious');
    expect(await codeOf(zipSync({ 'x.xml': item }), { limits: { unzippedSizeBytes: 10 } })).toBe('zip-too-large');
    expect(await codeOf(zipSync({ 'x.txt': item }))).toBe('zip-items-missing');
    expect(await codeOf(zipSync({ 'x.xml': item }).subarray(0, 40))).toBe('zip-broken');
  });

  it('documents of Word, Excel and similar programs, in whichever format they are chosen', async () => {
    const part = strToU8('<x/>');
    const excel = zipSync({
      '[Content_Types].xml': part,
      'xl/workbook.xml': part,
      'xl/drawing.xml': new Uint8Array(2e7),
    });
    const calc = zipSync({ mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'), 'content.xml': part });
    const beforeZip = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0, 0, 0]);
    for (const document of [excel, calc, beforeZip]) {
      expect(await codeOf(document)).toBe('office-document');
      expect(await codeOf(document, { format: 'csv', name: 'questions.xlsx' })).toBe('office-document');
    }
    const { questions } = await importQuestions(
      zipSync({ 'content.xml': strToU8(qtiItem), 'word/notes.xml': part, 'xl/notes.xml': part }),
    );
    expect(questions).toHaveLength(1);
  });

  it('QTI 1.2, alone or in a package of Canvas or Blackboard, in whichever format it is chosen', async () => {
    const test = '<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment/></questestinterop>';
    const withType = `<?xml version="1.0"?>\n<!DOCTYPE questestinterop SYSTEM "ims_qtiasiv1p2p1.dtd">\n${test}`;
    for (const source of [test, withType, strToU8(withType)]) {
      expect(await codeOf(source)).toBe('qti-1');
      expect(await codeOf(source, { format: 'qti' })).toBe('qti-1');
      expect(await codeOf(source, { format: 'moodle-xml', name: 'quiz.xml' })).toBe('qti-1');
    }
    const manifest = strToU8('<manifest><resources/></manifest>');
    const packaged = (path: string, text: string, others = {}) =>
      zipSync({ 'imsmanifest.xml': manifest, [path]: strToU8(text), ...others });
    const canvas = packaged('g1/g1.xml', test, { 'g1/assessment_meta.xml': strToU8('<quiz/>') });
    expect(await codeOf(canvas)).toBe('qti-1');
    expect(await codeOf(packaged('non_cc_assessments/g1.xml.qti', test), { name: 'course.imscc' })).toBe('qti-1');
    expect(await codeOf(packaged('res00001.dat', withType))).toBe('qti-1');
    expect(await codeOf(packaged('a.xml', withType))).toBe('qti-1');
    const { report } = await importQuestions(packaged('g1.xml', test, { 'item.xml': strToU8(qtiItem) }));
    expect(report).toContainEqual(
      expect.objectContaining({ outcome: 'left-out', code: 'document-qti-1', data: { name: 'g1.xml' } }),
    );
    const refusal = await refusalOf(canvas);
    expect(refusal.message).toMatch(/QTI 1\.2.*QTI 2\.1 or 3.*Moodle XML.*CSV/u);
    expect(arabicRefusal(refusal)).toMatch(/QTI 1\.2.*QTI 2\.1.*Moodle XML.*CSV/u);
  });

  it('what is no text, too large, too many or of no known format', async () => {
    expect(await codeOf(new Uint8Array([1, 0, 0, 2, 0, 0, 0, 9]), { format: 'gift' })).toBe('not-text');
    expect(await codeOf('A?{~a =b}', { limits: { fileSizeBytes: 3 } })).toBe('too-large');
    expect(await codeOf('A?{~a =b}\n\nB?{~a =b}', { limits: { questions: 1 } })).toBe('too-many');
    expect(await codeOf('Just words')).toBe('unknown-format');
    expect(await codeOf('')).toBe('empty');
    expect(await codeOf('a,b\n1,2', { format: 'csv' })).toBe('csv-header-missing');
  });

  it('what is too large, with the limit in the units that people read', async () => {
    const large = await refusalOf(new Uint8Array(50 * 1024 * 1024 + 1));
    expect(large.message).toContain('larger than 50 MB.');
    expect(arabicRefusal(large)).toContain('أكبر من 50 ميغابايت.');
    const limits = { unzippedSizeBytes: 1.5 * 1024 * 1024 };
    const unpacked = await refusalOf(zipSync({ 'x.xml': [new Uint8Array(2_000_000), { level: 1 }] }), { limits });
    expect(unpacked.message).toContain('larger than 1.5 MB.');
    const many = await refusalOf(zipSync({ 'a.xml': strToU8('<a/>'), 'b.xml': strToU8('<b/>') }), {
      limits: { filesPerZip: 1 },
    });
    expect(many.message).toContain('1 files');
    expect(arabicRefusal(many)).toContain('1 ملف');
  });

  it('scripts and handlers are removed and reported', async () => {
    const html = '<p onclick="x()">Sea?</p><script>x()</script><a href="javascript:x()">a</a>';
    const { questions, report } = await importQuestions(
      moodle('description', `<questiontext format="html"><text><![CDATA[${html}]]></text></questiontext>`),
    );
    expect(questions[0]?.questions[0]?.rubric).toBe('<p>Sea?</p><a>a</a>');
    expect(report.every(({ code }) => code === 'html-unsafe')).toBe(true);
    expect(report).toHaveLength(3);
  });
});

function seaItem(prefix: string): string {
  const name = (words: string) =>
    prefix === '' ? words.replaceAll(/-(\w)/gu, (_, letter: string) => letter.toUpperCase()) : `${prefix}${words}`;
  const attribute = (words: string) => (prefix === '' ? name(words) : words);
  return `<${name('assessment-item')} identifier="i" title="Sea"><${name('response-declaration')} identifier="R" cardinality="single" ${attribute('base-type')}="identifier"><${name('correct-response')}><${name('value')}>B</${name('value')}></${name('correct-response')}></${name('response-declaration')}><${name('item-body')}><p>Look.</p><${name('choice-interaction')} ${attribute('response-identifier')}="R"><${name('prompt')}>Sea?</${name('prompt')}><${name('simple-choice')} identifier="A">dry</${name('simple-choice')}><${name('simple-choice')} identifier="B">wet</${name('simple-choice')}></${name('choice-interaction')}></${name('item-body')}></${name('assessment-item')}>`;
}

describe('other formats', () => {
  it('Moodle XML: an image becomes a stimulus whose file the host places', async () => {
    const text = '<text><![CDATA[<p>See <img src="@@PLUGINFILE@@/sea.png" alt="A sea"></p>]]></text>';
    const file = '<file name="sea.png" path="/" encoding="base64">AAEC</file>';
    const result = await importQuestions(moodle('essay', `<questiontext format="html">${text}${file}</questiontext>`));
    const [sea] = result.files;
    expect(sea).toMatchObject({ name: 'sea.png', mime: 'image/png', size: 3 });
    const stored = { id: 'stored', name: 'sea.png', mime: 'image/png', size: 3 };
    const placed = replaceFileRefs(result.questions, new Map([[sea?.id ?? '', stored]]));
    expect(placed[0]?.input).toMatchObject([{ kind: 'image', file: stored, alt: 'A sea' }]);
  });

  it('Moodle XML: a cloze becomes a text with gaps, its first paragraph the instructions', async () => {
    const cloze = '<p>Fill in.</p><p>A {2:SHORTANSWER:=tide#Yes~%50%wave} and<br>a {SA:moon}{1:MC:=moon~sun}.</p>';
    const { questions, report } = await importQuestions(
      moodle('cloze', `<questiontext format="html"><text><![CDATA[${cloze}]]></text></questiontext>`),
    );
    expect(questions[0]?.questions[0]).toMatchObject({
      rubric: '<p>Fill in.</p>',
      content: [
        { text: 'A ' },
        { answers: ['tide'], mark: 2, why: '<p>Yes</p>' },
        { text: ' and\na {SA:moon}' },
        { answers: ['moon'] },
        { text: '.' },
      ],
      boxOptions: false,
    });
    expect(report.map(({ code }) => code)).toEqual(['partial-wrong', 'choices-typed']);
  });

  it('Moodle XML: kinds without a counterpart are named', async () => {
    const { report } = await importQuestions(moodle('ddimageortext', ''));
    expect(report).toMatchObject([{ outcome: 'left-out', code: 'kind-unsupported', title: 'N', line: 1 }]);
    expect(arabicReason(report[0] ?? { code: 'taken', data: {} })).toContain('ddimageortext');
  });

  it('Aiken: what is not finished is named', async () => {
    const { questions, report } = await importQuestions(
      'Sea?\nA) dry\nB. wet\nANSWER: B\n\nMoon?\nA) near\nB) far\n\nSun?\nA) hot\nANSWER: A',
    );
    expect(questions).toHaveLength(1);
    expect(report.map(({ code, line }) => [code, line])).toEqual([
      ['taken', 1],
      ['answer-line-missing', 6],
      ['answers-few', 10],
    ]);
  });

  it('CSV: reads tables that other people keep', async () => {
    const table = 'Question;Option A;Option B;Correct answer\nSea?;dry;wet;B\n"Two\nlines?";a;b;"A, B"\nBad?;a;b;Z\n';
    const { questions, report } = await importQuestions(table);
    expect(questions.flatMap(({ questions: [block] }) => block)).toMatchObject([
      { content: [{ correct: false }, { correct: true }] },
      { content: [{ correct: true }, { correct: true }] },
    ]);
    expect(report.map(({ code, line }) => [code, line])).toEqual([
      ['taken', 2],
      ['taken', 3],
      ['answer-unknown', 5],
    ]);
  });

  it('CSV: a cell that a spreadsheet would run is guarded on the way out and free on the way in', async () => {
    const { questions } = await importQuestions('rubric,item1,answer1,item2\nSea?,=1+1,right,-2\n', { format: 'csv' });
    const { text = '', bytes } = await exportQuestions(questions, 'csv');
    expect(text).toContain(`'=1+1`);
    const back = await importQuestions(bytes);
    expect(back.questions[0]?.questions[0]).toMatchObject({ content: [{ text: '=1+1' }, { text: '-2' }] });
  });

  it('QTI 2 and 3: the same item reads the same', async () => {
    for (const prefix of ['', 'qti-']) {
      const { questions } = await importQuestions(seaItem(prefix));
      expect(questions[0]?.questions[0]).toMatchObject({
        type: 'MCQ',
        rubric: '<p>Look.</p><p>Sea?</p>',
        content: [
          { text: 'dry', correct: false },
          { text: 'wet', correct: true },
        ],
      });
    }
  });

  it('QTI: one broken file of a package is named, the others are taken', async () => {
    const result = await importQuestions(
      zipSync({ 'a.xml': strToU8(qtiItem), 'b.xml': strToU8('<a>'), 'c.css': strToU8('p{}') }),
    );
    expect(result.questions).toHaveLength(1);
    expect(result.report.map(({ code }) => code).toSorted()).toEqual(['file-ignored', 'taken', 'zip-xml-broken']);
  });
});

describe('encodings', () => {
  const text = 'Où est la mer ?{~là =ici}';
  it('reads UTF-16 with and without its byte order mark, and reports where it has to guess', async () => {
    const wide = new Uint8Array(new Uint16Array([...text].map((sign) => sign.charCodeAt(0))).buffer);
    const latin = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
    for (const bytes of [
      wide,
      new Uint8Array([0xff, 0xfe, ...wide]),
      latin,
      new TextEncoder().encode(`\uFEFF${text}`),
    ]) {
      const { questions, report } = await importQuestions(bytes, { format: 'gift' });
      expect(questions[0]?.questions[0]?.rubric).toBe('<p>Où est la mer ?</p>');
      expect(report.some(({ code }) => code === 'encoding-guessed')).toBe(bytes === latin);
      expect(summariseReport(report)).toEqual({ taken: 1, changed: 0, leftOut: 0 });
    }
  });
});
