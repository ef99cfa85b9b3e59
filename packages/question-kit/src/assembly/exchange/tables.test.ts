import { describe, expect, it } from 'vitest';
import { importQuestions } from './import-questions.ts';
import { arabicReason } from './report-texts-ar.ts';

async function table(text: string) {
  const { questions, report } = await importQuestions(text, { format: 'csv' });
  const blocks = questions.flatMap((question) => question.questions);
  const options = blocks.flatMap((block) => (block.type === 'MCQ' ? block.content : []));
  return {
    blocks,
    options: options.map(({ text: words, correct }) => (correct ? `*${words}` : words)),
    codes: report.map(({ outcome, code }) => `${outcome} ${code}`),
    report,
  };
}

describe('options of a table', () => {
  it.each([
    ['Question,Answer 1,Answer 2,Answer 3,Answer 4,Correct answer\nCapital of France?,Lyon,Paris,Nice,Lille,2'],
    ['Question,Answer A,Answer B,Answer C,Answer D,Correct answer\nCapital of France?,Lyon,Paris,Nice,Lille,B'],
    ['Question,Answer 1,Answer 2,Answer 3,Answer 4,Correct answer\nCapital of France?,Lyon,Paris,Nice,Lille,Paris'],
    ['Question,Answer 1,Answer 2,Answer 3,Answer 4,Correct answer\nCapital of France?,Lyon,Paris,Nice,Lille,٢'],
    ['type,rubric,answer1,answer2,answer3,answer4,correct\nmcq,Capital of France?,Lyon,Paris,Nice,Lille,2'],
  ])('may stand in the columns of answers: %s', async (text) => {
    const { options, codes } = await table(text);
    expect(options).toEqual(['Lyon', '*Paris', 'Nice', 'Lille']);
    expect(codes).toEqual(['taken taken']);
  });

  it('may be yes and no where the key has a column of its own', async () => {
    const { options } = await table('Question,Answer 1,Answer 2,Correct answer\nWet?,Yes,No,1');
    expect(options).toEqual(['*Yes', 'No']);
  });

  it('have their words without a key too, which is then missing', async () => {
    const { options, codes } = await table('Question,Answer 1,Answer 2\nCapital of France?,Lyon,Paris');
    expect(options).toEqual(['Lyon', 'Paris']);
    expect(codes).toEqual(['changed key-missing']);
  });

  it('are never taken without words', async () => {
    const { options, codes } = await table('type,rubric,answer1,answer2\nmcq,Capital of France?,wrong,right');
    expect(options).toEqual(['', '*']);
    expect(codes).toEqual(['changed options-empty']);
  });

  it('may be fewer than the columns, in any of them', async () => {
    const header = 'Question,Option A,Option B,Option C,Option D,Correct answer';
    const { options, codes } = await table(`${header}\nTrue?,yes,,no,,C\nBad?,a,,b,c,B`);
    expect(options).toEqual(['yes', '*no']);
    expect(codes).toEqual(['taken taken', 'left-out answer-unknown']);
  });

  it.each([
    ['Question,Answer 1,Answer 2,Correct\nCapital of France?,Lyon,,', 'changed key-missing'],
    ['Question,Answer 1,Answer 2\nCapital of France?,Lyon,', 'changed key-missing'],
    ['Question,Answer 1,Answer 2,Correct\nCapital of France?,Lyon,,A', 'changed answers-few'],
  ])('are options in a row with one of them, where the table has columns for more: %s', async (text, code) => {
    const { blocks, codes } = await table(text);
    expect(blocks).toMatchObject([{ type: 'MCQ', content: [{ text: 'Lyon' }] }]);
    expect(codes).toContain(code);
    expect(codes).not.toContain('taken taken');
  });

  it('are named by Arabic digits with an Arabic comma between them', async () => {
    const { options } = await table('Question,Option A,Option B,Option C,Correct answer\nما؟,س,ص,ع,١، ٣');
    expect(options).toEqual(['*س', 'ص', '*ع']);
  });
});

describe('numbers of a table', () => {
  it.each([
    ['7,5', '2,5'],
    ['7.5', '2.5'],
    ['٧٫٥', '٢٫٥'],
    ['٧،٥', '۲٫۵'],
  ])('are read as they are written where the table is from: %s', async (content, language) => {
    const { blocks, codes } = await table(`type;rubric;contentMark;languageMark\nessay;Write;${content};${language}`);
    expect(blocks).toMatchObject([{ contentMark: 7.5, languageMark: 2.5 }]);
    expect(codes).toEqual(['taken taken']);
  });

  it('are read in every column of numbers', async () => {
    const marks = await table(
      'type;rubric;item1;answer1;mark1;item2;answer2;mark2\nshort;Say;a;x;0,5;b;y;١٫٥\nshort;Say;a;x;2;b;y;2',
    );
    expect(marks.blocks).toMatchObject([{ content: [{ mark: 0.5 }, { mark: 1.5 }] }, {}]);
    const step = await table('type;rubric;markStep;item1;answer1;item2;answer2\nmcq;Say;0,5;a;right;b;right');
    expect(step.blocks).toMatchObject([{ markStep: 0.5 }]);
    const words = await table('type;rubric;minWords;maxWords\nessay;Write;١٢٠;1,000\nessay;Write;900;١٬٠٠٠');
    expect(words.blocks).toMatchObject([
      { minWords: 120, maxWords: 1000 },
      { minWords: 900, maxWords: 1000 },
    ]);
    expect([...marks.codes, ...step.codes, ...words.codes].every((code) => code === 'taken taken')).toBe(true);
  });

  it.each([
    ['contentMark', 'type;rubric;contentMark\nessay;Write;many', 'many'],
    ['maxWords', 'type;rubric;maxWords\nessay;Write;about 100', 'about 100'],
    ['mark', 'type;rubric;answer1;mark1\nshort;Say;x;1 ± 0.5', '1 ± 0.5'],
    ['markStep', 'type;rubric;markStep;item1;answer1;item2;answer2\nmcq;Say;0,3;a;right;b;right', '0,3'],
    ['match', 'type;rubric;answer1;match1\nshort;Say;x;compare=loosely', 'compare=loosely'],
  ])('are reported where they are none: %s', async (column, text, answer) => {
    const { blocks, report } = await table(text);
    expect(blocks).toHaveLength(1);
    expect(report).toMatchObject([{ outcome: 'changed', code: 'cell-unread', data: { column, answer } }]);
    for (const line of report) expect(arabicReason(line)).toContain(answer);
  });
});

describe('the key of a table', () => {
  const choices = 'Question,Option A,Option B,Correct answer\nCapital of France?';

  it.each([',Paris,,A', ',Paris,,Paris', ',,Paris,B'])('names the one option that a row has: %s', async (cells) => {
    const { options, codes } = await table(`${choices}${cells}`);
    expect(options).toEqual(['*Paris']);
    expect(codes).toEqual(['changed answers-few']);
  });

  it.each([
    ['a field that asks more', 'type,rubric,item1,correct\nShortAnswers,Capital?,Of France,Paris', 'Of France'],
    ['one with a reason', 'Question,Correct answer,Feedback 1\nCapital?,Paris,The seat of its parliament.', undefined],
    ['a column of answers', 'Question,Answer 1\nCapital?,Paris', undefined],
  ])('is that of the one field of a row: %s', async (_name, text, prompt) => {
    const { blocks, codes } = await table(text);
    expect(blocks).toMatchObject([{ type: 'ShortAnswers', content: [{ answers: ['Paris'] }] }]);
    expect(blocks.flatMap((block) => (block.type === 'ShortAnswers' ? block.content : []))[0]?.prompt).toBe(prompt);
    expect(codes).toEqual(['taken taken']);
  });

  it.each([
    ['several fields', 'type,rubric,item1,item2,correct\nshort,Capitals?,France,Italy,Paris'],
    ['a field with answers', 'type,rubric,answer1,correct\nshort,Capital of France?,Lutetia,Paris'],
    ['gaps', 'type,text,correct\ngaps,The [[capital]] of France,Paris'],
    ['an essay', 'type,rubric,correct\nessay,Write about the capital of France.,Paris'],
  ])('is reported where a row has another use for it: %s', async (_name, text) => {
    const { report } = await table(text);
    expect(report).toContainEqual(
      expect.objectContaining({
        outcome: 'changed',
        code: 'cell-unread',
        data: { column: 'correct', answer: 'Paris' },
      }),
    );
  });

  it('may stand beside a question in the column of texts', async () => {
    const { blocks, codes } = await table('text,correct\nCapital of France?,Paris');
    expect(blocks).toMatchObject([{ rubric: '<p>Capital of France?</p>', content: [{ answers: ['Paris'] }] }]);
    expect(codes).toEqual(['taken taken']);
    const both = await table('Question,Text,Correct answer\nCapital?,France is a country.,Paris');
    expect(both.report).toMatchObject([{ code: 'cell-unread', data: { column: 'text' } }]);
  });

  it.each([
    ['Empty [[]] gap', 'key-missing'],
    ['One [[gap]] and an empty [[]]', 'key-missing'],
    ['Broken [[gap', 'answers-missing'],
    ['No gaps here', 'answers-missing'],
  ])('is missed in %s', async (text, code) => {
    const { blocks, codes } = await table(`type,text\ngaps,${text}`);
    expect(blocks).toHaveLength(1);
    expect(codes).toEqual([`changed ${code}`]);
  });

  it('is missed where it is no number although numbers are compared', async () => {
    const { codes } = await table('type,rubric,correct\nnumerical,How many?,about five');
    expect(codes).toEqual(['changed gap-not-a-number']);
  });
});

describe('gaps of a table', () => {
  const gap = { type: 'gap', answers: ['cat', 'kitten'] };
  it.each([
    ['no type', 'Question\nThe [[cat|kitten]] sat'],
    ['a type', 'Question,Type\nThe [[cat|kitten]] sat,gaps'],
    ['an empty column of texts', 'Question,Text\nThe [[cat|kitten]] sat,'],
    ['an Arabic header', 'السؤال\nThe [[cat|kitten]] sat'],
    ['tags', 'Question\n<p>The [[cat|kitten]] sat</p>'],
    ['a mark of the gap', 'Question,mark1\nThe [[cat|kitten]] sat,2'],
  ])('may stand in the column of questions, with %s', async (_name, text) => {
    const { blocks, codes } = await table(text);
    expect(blocks).toMatchObject([
      { type: 'FillInBlanks', rubric: '', content: [{ text: 'The ' }, gap, { text: ' sat' }] },
    ]);
    expect(codes).toEqual(['taken taken']);
  });

  it('stand in the column of texts where both have brackets', async () => {
    const { blocks } = await table('Question,Text\nFill each [[gap]].,The [[cat|kitten]] sat');
    expect(blocks).toMatchObject([{ rubric: '<p>Fill each [[gap]].</p>', content: [{ text: 'The ' }, gap, {}] }]);
  });

  it('come before a key of its own, which is reported', async () => {
    const { blocks, codes } = await table('Question,Answer\nThe [[cat|kitten]] sat,cat');
    expect(blocks).toMatchObject([{ type: 'FillInBlanks', content: [{}, gap, {}] }]);
    expect(codes).toEqual(['changed cell-unread']);
  });

  it.each([
    ['options', 'Question,Option A,Option B,Correct\n"What is [[1,2],[3,4]]?",A list,A set,A', 'MCQ'],
    ['an answer', 'Question,Answer 1\n"How long is [[1,2],[3,4]]?",2', 'ShortAnswers'],
    ['another type', 'Question,Type\n"Explain [[1,2],[3,4]].",essay', 'WritingEssays'],
  ])('are no gaps in a question with %s', async (_name, text, type) => {
    const { blocks, codes } = await table(text);
    expect(blocks).toMatchObject([{ type, rubric: expect.stringContaining('[[1,2],[3,4]]') }]);
    expect(codes).toEqual(['taken taken']);
  });
});

describe('a first line with the separator, as Excel reads it', () => {
  const rows = ['Question;Option A;Option B;Correct answer', 'Sea, or sky, or both, is wet?;dry;wet;B', 'Bad?;a;b;Z'];
  it.each([
    ['sep=;', ';'],
    ['SEP=;', ';'],
    ['"sep=;"', ';'],
    ['sep=\t', '\t'],
    ['sep=|', '|'],
    ['sep=;;;;', ';'],
    ['sep=\t\t\t\t', '\t'],
    ['"sep=|"|||', '|'],
  ])('%j says how cells are separated, and shows that the file is a table', async (line, sign) => {
    for (const lineBreak of ['\n', '\r\n']) {
      const text = [line, ...rows.map((row) => row.replaceAll(';', sign))].join(lineBreak);
      for (const source of [text, new TextEncoder().encode(`\uFEFF${text}`)]) {
        const { format, questions, report } = await importQuestions(source);
        expect(format).toBe('csv');
        expect(questions.flatMap((question) => question.questions)).toMatchObject([
          { content: [{ correct: false }, { correct: true }] },
        ]);
        expect(report.map(({ code, line: at }) => [code, at])).toEqual([
          ['taken', 3],
          ['answer-unknown', 4],
        ]);
      }
    }
  });

  it('is counted where a table cannot be read', async () => {
    await expect(importQuestions('sep=;\na;b\n1;2', { format: 'csv' })).rejects.toMatchObject({ line: 2 });
  });
});
