import { bodyLimitsOf, contract } from '@rubrica/api-client/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ImportFileError } from './import-file-error.ts';
import { batchesOf, parseImport } from './parse-import.ts';

const tab = [
  '# Arabic WordNet (AWN v2)\tarb\thttp://globalwordnet.org/arabic-wordnet/\tCC BY-SA 3.0',
  '02084071-n\tarb:lemma\tكلب',
  '02084071-n\tarb:lemma:root\tكلب',
  '02084071-n\tarb:lemma\tجَرْو_صغِير',
  '00014358-s\tlemma\tوفير',
  '02084071\tarb:lemma\tكلب',
  '02084072-n\tarb:lemma',
].join('\n');

describe('a table of Open Multilingual Wordnet', () => {
  it('gives translations of senses, and says what it is', () => {
    expect(parseImport(tab)).toMatchObject({
      kind: 'senses',
      language: 'ar',
      title: 'Arabic WordNet (AWN v2)',
      licence: 'CC BY-SA 3.0',
      url: 'http://globalwordnet.org/arabic-wordnet/',
    });
    expect(Object.fromEntries(parseImport(tab).entries)).toEqual({
      '02084071-n': ['كلب', 'جَرْو صغِير'],
      '00014358-a': ['وفير'],
    });
  });

  it('has of each sense what people chose for it, where the table tells that from what a machine added', () => {
    const lines = [
      '01835496-v\tarb:lemma\tتحرّك',
      '01835496-v\tarb:lemma:root\tحرك',
      '02472293-n\tarb:lemma\tرَجُل',
      '02472293-n\tarb:lemma:brokenplural\tرِجَال',
      '02472293-n\tarb:lemma\tإِنْسان عاقِل',
      '00001740-r\tarb:lemma\tفقط',
      '01835496-v\tarb:lemma\tضحك',
    ];
    expect(Object.fromEntries(parseImport(lines.join('\n')).entries)).toEqual({
      '01835496-v': ['تحرّك'],
      '02472293-n': ['رَجُل', 'إِنْسان عاقِل'],
      '00001740-r': ['فقط'],
    });
  });

  it('names the lines that it leaves out, and why', () => {
    expect(parseImport(tab).problems.map(({ at, code }) => [at, code])).toEqual([
      [6, 'sense'],
      [7, 'columns'],
    ]);
  });
});

describe('a CEFR list', () => {
  it('gives the level of each word, the first of two', () => {
    const list = 'word,pos,level\r\nabout,preposition,A1\r\nabout,adverb,B1\r\n"abandon";verb;b2\r\n\r\nice cream\tA1';
    const parsed = parseImport(list);
    expect(parsed).toMatchObject({ kind: 'levels', problems: [] });
    expect(Object.fromEntries(parsed.entries)).toEqual({ about: ['A1'], abandon: ['B2'], 'ice cream': ['A1'] });
  });

  it('has separators within quotes, and quotes written twice, as parts of a word', () => {
    const list = [
      'word,pos,level',
      '"no, thank you",phrase,A2',
      '"well; well" , "x, ""y""",C1',
      '"the ""right"" word",A1',
      '"open,A1',
      ',,A1',
    ].join('\n');
    const { entries, problems } = parseImport(list);
    expect(Object.fromEntries(entries)).toEqual({
      'no, thank you': ['A2'],
      'well; well': ['C1'],
      'the "right" word': ['A1'],
      open: ['A1'],
    });
    expect(problems).toEqual([{ at: 6, code: 'word', text: ',,A1' }]);
  });

  it('of semicolons or tabs has commas as parts of a word', () => {
    expect(Object.fromEntries(parseImport('word;level\nno, thank you;A2\nwell\tB1').entries)).toEqual({
      'no, thank you': ['A2'],
      well: ['B1'],
    });
  });

  it('has the first of several levels in a cell, however they are separated', () => {
    const list = ['abandon,verb,B2;C1', 'bank,noun,A1;B1', 'dog,A1,"x; B2"'];
    const levels = { abandon: ['B2'], bank: ['A1'], dog: ['A1'] };
    expect(Object.fromEntries(parseImport(list.join('\n')).entries)).toEqual(levels);
    expect(Object.fromEntries(parseImport(['word;level', 'well;B1', ...list].join('\n')).entries)).toEqual({
      ...levels,
      well: ['B1'],
    });
  });

  it('is separated as most of its lines are', () => {
    expect(Object.fromEntries(parseImport('yes;A1\nno;B2\ngo;like run, B1, and walk;C1').entries)).toMatchObject({
      go: ['C1'],
    });
    expect(Object.fromEntries(parseImport('yes,A1\nno,B2\nand;or,B1,both;C1').entries)).toMatchObject({
      'and;or': ['B1'],
    });
  });

  it('names the lines that it leaves out, and why', () => {
    const { problems } = parseImport('dog,A1\ncat,D7\n,A2\nbird\n');
    expect(problems.map(({ at, code }) => [at, code])).toEqual([
      [2, 'level'],
      [3, 'word'],
      [4, 'columns'],
    ]);
  });
});

it.each(['', 'a text\nof some kind', 'one,two\nthree,four'])('does not take %j for any of them', (text) => {
  expect(() => parseImport(text)).toThrow(new ImportFileError('unknown'));
});

it('sends every entry once, in requests that the server takes', () => {
  const entries = fc.uniqueArray(fc.tuple(fc.string(), fc.array(fc.string(), { minLength: 1, maxLength: 50 })), {
    selector: ([key]) => key,
    maxLength: 1500,
    size: 'max',
  });
  fc.assert(
    fc.property(entries, (list) => {
      const batches = batchesOf(new Map(list));
      expect(batches.flat().map(({ key, values }) => [key, values])).toEqual(list);
      for (const batch of batches) {
        expect(batch.length).toBeLessThanOrEqual(500);
        expect(batch.reduce((sum, { values }) => sum + values.length, 0)).toBeLessThanOrEqual(4000);
      }
    }),
    { numRuns: 20 },
  );
});

it('sends long meanings in requests of a size that the server takes', () => {
  const meaning = 'مبنى مرتفع في أعلاه ضوء قوي يرشد السفن ليلًا ويحذرها من الصخور القريبة من الشاطئ';
  const entries = new Map(
    Array.from({ length: 1000 }, (_, word) => [`word${word}`, [1, 2, 3, 4, 5, 6, 7].map((n) => `${meaning} ${n}`)]),
  );
  const batches = batchesOf(entries);
  expect(batches.flat()).toHaveLength(1000);
  const { bytes } = bodyLimitsOf(contract.addDictionaryEntries);
  for (const batch of batches) {
    expect(new TextEncoder().encode(JSON.stringify({ entries: batch })).length).toBeLessThanOrEqual(bytes);
  }
});
