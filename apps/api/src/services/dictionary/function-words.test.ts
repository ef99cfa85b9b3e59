import { describe, expect, it } from 'vitest';
import { functionWordEntries } from './function-words.ts';

const entriesOf = (word: string) => functionWordEntries([{ lemma: word.toLowerCase() }]);

const groups = {
  pronouns: 'I you he she it we they me him her us them',
  possessives: 'my your his her its our their mine yours his hers ours theirs whose',
  reflexives: 'myself yourself himself herself itself oneself ourselves yourselves themselves',
  'question words': 'who whom whose which what when where why how',
  prepositions:
    'in on at by for with about against between into through during before after above below to from up down off over under of within without across along around behind beside besides beyond despite except inside outside past per toward towards underneath upon via',
  modals: 'can cannot could may might must ought shall should will would',
};

describe('words that say how others belong together', () => {
  it.each(Object.entries(groups))('%s are explained, each with an example of it', (_, words) => {
    for (const word of words.split(' ')) {
      expect(entriesOf(word).map((entry) => entry.word)).toContain(word);
      for (const { definition, examples } of entriesOf(word).flatMap(({ senses }) => senses)) {
        expect(definition).not.toBe('');
        expect(` ${examples.join(' ')}`).toMatch(new RegExp(String.raw`\W${word}\W`, 'iu'));
      }
    }
  });

  it('have one entry for each part of speech', () => {
    expect(entriesOf('her').map(({ partOfSpeech }) => partOfSpeech)).toEqual(['determiner', 'pronoun']);
    for (const word of Object.values(groups).flatMap((words) => words.split(' '))) {
      const parts = entriesOf(word).map(({ partOfSpeech }) => partOfSpeech);
      expect(new Set(parts).size).toBe(parts.length);
    }
  });
});
