import { describe, expect, it } from 'vitest';
import { readTerm } from './term.ts';
import { vocabParts } from './vocab-parts.ts';

describe('a line of a word list', () => {
  it.each([
    ['tide', 'tide', ''],
    ['buoy – a float', 'buoy', 'a float'],
    ['well-known', 'well-known', ''],
    ['well-known - many know it', 'well-known', 'many know it'],
    ['to drift: to be carried', 'to drift', 'to be carried'],
    ['anchor\tmirsad', 'anchor', 'mirsad'],
    ['at 10:30', 'at 10:30', ''],
    ['بائع – من يبيع شيئًا', 'بائع', 'من يبيع شيئًا'],
    ['– nothing before', '– nothing before', ''],
  ])('%j is the word %j, and of it is said %j', (line, term, gloss) => {
    expect(readTerm(line)).toEqual({ term, gloss });
  });
});

describe('the block', () => {
  it('is a passage, a list, or both in their order', () => {
    const parts = vocabParts('<p>Learn:</p><ul lang="ar"><li>ميزان</li><li> </li></ul>\n<p>And read.</p><p>More.</p>');
    expect(parts.map(({ kind }) => kind)).toEqual(['passage', 'list', 'passage']);
    expect(parts[1]).toEqual({ kind: 'list', terms: [{ term: 'ميزان', gloss: '', lang: 'ar' }] });
    expect(parts[2]?.kind === 'passage' && parts[2].nodes).toHaveLength(2);
    expect(vocabParts('')).toEqual([]);
  });

  it('takes a list of sentences, or of lists, for a passage', () => {
    expect(vocabParts(`<ul><li>${'long '.repeat(40)}</li></ul>`)[0]?.kind).toBe('passage');
    expect(vocabParts('<ul><li>a<ul><li>b</li></ul></li></ul>')[0]?.kind).toBe('passage');
  });
});
