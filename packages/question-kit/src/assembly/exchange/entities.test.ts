import { describe, expect, it } from 'vitest';
import { markAnswers } from '../core/marking.ts';
import { exportQuestions } from './export-questions.ts';
import { importQuestions } from './import-questions.ts';
import { namedCharacters, withNamedCharacters } from './text/entities.ts';

const quiz = (kind: string, inside: string) =>
  `<?xml version="1.0"?><quiz><question type="${kind}"><name><text>N</text></name>${inside}</question></quiz>`;
const element = (name: string, html: string, attributes = '') =>
  `<${name}${attributes}><text><![CDATA[${html}]]></text></${name}>`;
const answer = (html: string, fraction: number, format = 'html') =>
  element('answer', html, ` fraction="${fraction}" format="${format}"`);

async function read(source: string, format: 'gift' | 'moodle-xml' | 'csv') {
  const { questions, report } = await importQuestions(source, { format });
  return {
    questions,
    blocks: questions.flatMap((question) => question.questions),
    codes: report.map(({ outcome, code }) => `${outcome} ${code}`),
  };
}

describe('the entities of HTML', () => {
  it('are all of HTML 4, with upper case told apart', () => {
    expect(namedCharacters.size).toBe(248);
    expect(withNamedCharacters('&eacute;&Eacute;&rsquo;&frac12;&sup2;&euro;&oelig;&Omega;&hearts;&rang;')).toBe(
      'éÉ’½²€œΩ♥⟩',
    );
  });

  it('leave markup, other entities and words alone', () => {
    const html = 'a &lt; b &amp;eacute; &unknown; &EACUTE; AT&T; &#233; &#127;';
    expect(withNamedCharacters(html)).toBe(html);
  });

  it('are those of Windows-1252 between 128 and 159', () => {
    expect(withNamedCharacters('l&#146;eau &#x93;oui&#x94; &#128;5')).toBe('l’eau “oui” €5');
  });
});

describe('entities in Moodle XML', () => {
  it('are decoded in a cloze, whose keys are the words as they are typed', async () => {
    const { questions, codes } = await read(
      quiz('cloze', element('questiontext', '<p>O&ugrave;&nbsp;? Au {1:SHORTANSWER:=caf&eacute;}.</p>')),
      'moodle-xml',
    );
    const [question] = questions;
    expect(question?.questions).toMatchObject([
      { content: [{ text: 'Où\u00A0? Au ' }, { answers: ['café'] }, { text: '.' }] },
    ]);
    expect(codes).toEqual(['taken taken']);
    const marked = question && markAnswers(question, [[{ studentAnswer: 'café', studentMark: 0 }]]);
    expect(marked).toMatchObject({ mark: 1, maximum: 1 });
  });

  it('are decoded in texts, options and feedback, and HTML stays the same HTML', async () => {
    const { blocks, codes } = await read(
      quiz(
        'multichoice',
        `${element('questiontext', '<p>5&nbsp;m&sup2; &lt; &frac12;&thinsp;km&sup2;, &amp;eacute;&hellip;</p>')}<single>true</single>` +
          `${answer('<p>&Eacute;t&eacute; &amp; &oelig;uf</p>', 100)}${answer('l&rsquo;&euro;', 0)}` +
          element('generalfeedback', 'C&rsquo;est &ccedil;a.'),
      ),
      'moodle-xml',
    );
    expect(blocks).toMatchObject([
      {
        rubric: '<p>5\u00A0m² &lt; ½\u2009km², &amp;eacute;…</p>',
        content: [{ text: 'Été & œuf' }, { text: 'l’€' }],
        modelAnswer: '<p>C’est ça.</p>',
      },
    ]);
    expect(codes).toEqual(['taken taken']);
  });

  it('are decoded in both halves of a pair, in words to drag and in the title', async () => {
    const pair = (left: string, right: string) =>
      `<subquestion format="html"><text><![CDATA[${left}]]></text>${element('answer', right)}</subquestion>`;
    const pairs = quiz(
      'matching',
      `${element('questiontext', 'Q')}${pair('&eacute;t&eacute;', 'd&rsquo;o&ugrave; &amp; l&agrave;')}`,
    );
    const { blocks, questions } = await read(
      pairs.replace('<text>N</text>', '<text>L&amp;rsquo;&amp;eacute;t&amp;eacute;</text>'),
      'moodle-xml',
    );
    expect(questions[0]?.title).toBe('L’été');
    expect(blocks).toMatchObject([{ content: [{ left: 'été', right: 'd’où & là' }] }]);
    const box = await read(
      quiz(
        'ddwtos',
        `${element('questiontext', 'Un [[1]].')}${element('dragbox', 'caf&eacute;')}${element('dragbox', 'th&eacute;')}`,
      ),
      'moodle-xml',
    );
    expect(box.blocks).toMatchObject([{ content: [{}, { answers: ['café'] }, {}], distractors: ['thé'] }]);
  });

  it.each(['moodle_auto_format', 'markdown'])('are decoded in texts of the format %s', async (format) => {
    const text = element('questiontext', 'O&ugrave; &lt;l&agrave;&gt;?', ` format="${format}"`);
    expect((await read(quiz('essay', text), 'moodle-xml')).blocks).toMatchObject([
      { rubric: expect.stringContaining('Où &lt;là&gt;?') },
    ]);
  });

  it('stay in a text that is plain', async () => {
    const text = element('questiontext', '&eacute; is an entity', ' format="plain_text"');
    expect((await read(quiz('essay', text), 'moodle-xml')).blocks).toMatchObject([
      { rubric: '<p>&amp;eacute; is an entity</p>' },
    ]);
  });

  it('are allowed in the XML itself', async () => {
    const text = '<questiontext><text>O&ugrave; &frac12;?</text></questiontext>';
    expect((await read(quiz('essay', text), 'moodle-xml')).blocks).toMatchObject([{ rubric: '<p>Où ½?</p>' }]);
  });

  it('of a typed answer are decoded, which is reported, since Moodle compares them as they are written', async () => {
    const { blocks, codes } = await read(
      quiz('shortanswer', `${element('questiontext', 'Q')}${answer('caf&eacute;', 100, 'plain_text')}`),
      'moodle-xml',
    );
    expect(blocks).toMatchObject([{ content: [{ answers: ['café'] }] }]);
    expect(codes).toEqual(['changed answer-entities']);
  });
});

describe('entities in GIFT', () => {
  it.each([
    ['O&ugrave; est l&rsquo;&eacute;t&eacute; ? {=été ~ete}', 'Où est l’été ?'],
    ['5 m&sup2; &lt; &frac12; km&sup2; ? {=yes ~no}', '5 m² &lt; ½ km² ?'],
    ['m&sup2; ? {=yes ~no}', 'm² ?'],
    ['l&#233;ger ? {=yes ~no}', 'léger ?'],
    ['[markdown]O&ugrave; ? {=yes ~no}', 'Où ?'],
    ['[plain]O&ugrave; ? {=yes ~no}', 'O&amp;ugrave; ?'],
    ['AT&T; x ? {=yes ~no}', 'AT&amp;T; x ?'],
  ])('are decoded in the text: %s', async (source, rubric) => {
    expect(await read(source, 'gift')).toMatchObject({
      blocks: [{ rubric: `<p>${rubric}</p>` }],
      codes: ['taken taken'],
    });
  });

  it('are decoded in options, around a gap, in pairs and in the title', async () => {
    expect((await read('Q{=caf&eacute; ~th&eacute;}', 'gift')).blocks).toMatchObject([
      { content: [{ text: 'café' }, { text: 'thé' }] },
    ]);
    expect((await read('L&agrave; {~l&rsquo;eau =caf&eacute;} o&ugrave;', 'gift')).blocks).toMatchObject([
      { content: [{ text: 'Là ' }, { answers: ['café'] }, { text: ' où' }], distractors: ['l’eau'] },
    ]);
    const pairs = await read('::&Eacute;t&eacute;::Q{=&eacute;t&eacute; -> o&ugrave; =b -> l&agrave;}', 'gift');
    expect(pairs.questions[0]?.title).toBe('Été');
    expect(pairs.blocks).toMatchObject([{ content: [{ left: 'été', right: 'où' }, { right: 'là' }] }]);
  });

  it('of a typed answer are decoded, which is reported', async () => {
    const { blocks, codes } = await read('Q{=caf&eacute; =coffee}', 'gift');
    expect(blocks).toMatchObject([{ content: [{ answers: ['café', 'coffee'] }] }]);
    expect(codes).toEqual(['changed answer-entities']);
  });
});

describe('entities that belong to a text', () => {
  it.each(['gift', 'moodle-xml', 'csv'] as const)('read back from %s', async (format) => {
    const source =
      'title,type,rubric,item1,answer1,item2,answer2\n' +
      '&eacute; in HTML,match,What is &eacute;?,&eacute;,&amp;,b,&frac12;\n' +
      'Again,mcq,What is &ugrave;?,&eacute;,right,a & b,wrong\n';
    const { questions } = await read(source, 'csv');
    const { bytes, report } = await exportQuestions(questions, format);
    expect(report.every(({ outcome }) => outcome === 'taken')).toBe(true);
    const back = await importQuestions(bytes, { format });
    expect(back.questions[0]?.title).toBe('&eacute; in HTML');
    expect(back.questions.flatMap((question) => question.questions)).toMatchObject([
      {
        rubric: '<p>What is &amp;eacute;?</p>',
        content: [
          { left: '&eacute;', right: '&amp;' },
          { left: 'b', right: '&frac12;' },
        ],
      },
      { rubric: '<p>What is &amp;ugrave;?</p>', content: [{ text: '&eacute;' }, { text: 'a & b' }] },
    ]);
  });

  it.each(['gift', 'moodle-xml'] as const)('are reported where %s reads them as a character', async (format) => {
    const { questions } = await read(
      'type,rubric,answer1,match1\nshort,Q,&eacute;,accents=exact punctuation=exact',
      'csv',
    );
    const { report } = await exportQuestions(questions, format);
    expect(report.map(({ code }) => code)).toContain('out-entities');
  });

  it('are decoded in the HTML of a table, not in its plain text', async () => {
    const { blocks } = await read('type,rubric\nessay,<p>O&ugrave;?</p>\nessay,O&ugrave;?\n', 'csv');
    expect(blocks).toMatchObject([{ rubric: '<p>Où?</p>' }, { rubric: '<p>O&amp;ugrave;?</p>' }]);
  });
});
