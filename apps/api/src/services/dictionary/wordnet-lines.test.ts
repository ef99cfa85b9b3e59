import { describe, expect, it } from 'vitest';
import { parseIndexLine, parsePronunciation, parseSynset } from './wordnet-lines.ts';

describe('a line of WordNet', () => {
  it('of a sense gives its words, definition and examples', () => {
    const line =
      '00001740 29 v 04 breathe 0 take_a_breath 0 respire 0 suspire 3 001 * 00005041 v 0000 02 + 02 00 + 08 00 | ' +
      'draw air into, and expel out of, the lungs; "I can breathe better when the air is clean"; "The patient is respiring"  ';
    expect(parseSynset(line)).toEqual({
      id: '00001740-v',
      words: ['breathe', 'take a breath', 'respire', 'suspire'],
      definition: 'draw air into, and expel out of, the lungs',
      examples: ['I can breathe better when the air is clean', 'The patient is respiring'],
    });
  });

  it('of an adjective keeps neither its place nor its nearness', () => {
    const line = '00014358 00 s 02 galore(ip) 0 aplenty 1 001 & 00013887 a 0000 | existing in abundance; "daffodils"';
    expect(parseSynset(line)).toMatchObject({ id: '00014358-a', words: ['galore', 'aplenty'] });
  });

  it.each([
    ['a definition with semicolons and no example', 'one; or two', 'one; or two', []],
    ['a definition with quotes', 'the "good" side of it', 'the "good" side of it', []],
    ['quotes of a typewriter', "not `good'; so", 'not ‘good’; so', []],
    ['the author of an example', 'hot; "the sun is hot"- Shakespeare; "so"', 'hot', ['the sun is hot', 'so']],
    [
      'examples with a comma between them',
      'cooked; "well-done beef", "well fed"',
      'cooked',
      ['well-done beef', 'well fed'],
    ],
    ['a quote that is not closed', 'x; "it goes on', 'x', ['it goes on']],
  ])('is read with %s', (_what, gloss, definition, examples) => {
    expect(parseSynset(`00000001 03 n 01 x 0 000 | ${gloss}  `)).toMatchObject({ definition, examples });
  });

  it('of the index gives the senses in their order', () => {
    expect(parseIndexLine('give_up v 2 3 @ ~ $ 2 1 02303331 02227741  ')).toEqual({
      lemma: 'give up',
      part_of_speech: 'v',
      synsets: ['02303331-v', '02227741-v'],
      common_senses: 1,
    });
    expect(parseIndexLine("'s_gravenhage n 1 2 @ #p 1 0 08970180  ")?.synsets).toEqual(['08970180-n']);
  });

  it('of the licence is none', () => {
    for (const line of ['  1 This software and database is being provided to you, the LICENSEE, by  ', '', '  ']) {
      expect([parseSynset(line), parseIndexLine(line)]).toEqual([null, null]);
    }
  });
});

it('reads pronunciations with their variants', () => {
  expect(parsePronunciation('  "read": "R EH1 D",')).toEqual({ word: 'read', variant: 1, arpabet: 'R EH1 D' });
  expect(parsePronunciation('  "read(2)": "R IY1 D"')).toEqual({ word: 'read', variant: 2, arpabet: 'R IY1 D' });
  expect(parsePronunciation('  "dog\'s": "D AO1 G Z",')?.word).toBe("dog's");
  expect(parsePronunciation('  ocean: "OW1 SH AH0 N",')?.word).toBe('ocean');
  for (const line of ['export const dictionary = {', '}', '/** @type {{ [word: string]: string }} */', '']) {
    expect(parsePronunciation(line)).toBeNull();
  }
});
