import type { Dictionary } from '@rubrica/question-kit/react';
import { api } from '../api.ts';
import { translate } from './translate.ts';

/** The longest word or phrase that the dictionary is asked for. */
export const maxWordLength = 100;

/** Looks up a word of a question. */
export const lookUp: NonNullable<Dictionary['lookUp']> = async (word, { language, signal }) => {
  if (word.trim().length > maxWordLength) return [];
  const { entries } = await api.lookUpWord({ query: { word, language }, signal });
  // What has translations alone is no meaning for the kit.
  const explained = entries.filter(({ senses }) => senses.length > 0);
  return explained.map(({ word: headword, partOfSpeech, senses, pronunciations }) => ({
    word: headword,
    partOfSpeech: partOfSpeech ?? undefined,
    pronunciation: pronunciations.join(', ') || undefined,
    meanings: senses.map(({ definition, examples, synonyms }) => ({ definition, example: examples[0], synonyms })),
  }));
};

/** Translates a text of a question; where no translation is set up, there is none. */
export const translateForKit: NonNullable<Dictionary['translate']> = async (text, options) => {
  const translation = await translate(text, options);
  return translation.state === 'translated' ? translation.translations : [];
};
