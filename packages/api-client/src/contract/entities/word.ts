import { z } from 'zod';
import { dateTime, storedFields } from '../shapes.ts';

/** The tag of a language, BCP 47: `en`, `ar`, `en-GB`. */
export const languageTagSchema = z
  .string()
  .max(35)
  .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/u);

export const partOfSpeechSchema = z.enum([
  'noun',
  'verb',
  'adjective',
  'adverb',
  'pronoun',
  'determiner',
  'preposition',
  'conjunction',
  'auxiliary',
]);

/** One sense of a word. */
export const wordSenseSchema = z.object({
  definition: z.string(),
  examples: z.array(z.string()),
  /** Other words for it in this sense. */
  synonyms: z.array(z.string()),
  /** What this sense is called in the language asked for. */
  translations: z.array(z.string()),
});

/** A word as one part of speech; its senses by how often they are meant. */
export const dictionaryEntrySchema = z.object({
  /** The headword: `go` for `went`. */
  word: z.string(),
  /** Null for a word that only imports have: they give its translations. */
  partOfSpeech: partOfSpeechSchema.nullable(),
  /** In the International Phonetic Alphabet, as said in America; several where people say it in several ways. */
  pronunciations: z.array(z.string()),
  /** The level at which learners meet it, as `A2`; null where no imported list names it. */
  level: z.string().nullable(),
  /** What the word is called in the language asked for, whatever its sense. */
  translations: z.array(z.string()),
  /** None for a word that only imports have. */
  senses: z.array(wordSenseSchema),
});
export type DictionaryEntry = z.infer<typeof dictionaryEntrySchema>;

/** Where entries are from, to be named beside them. */
export const dictionarySourceSchema = z.object({ title: z.string(), licence: z.string(), url: z.string() });

/** How well a word was remembered. */
export const wordRatingSchema = z.enum(['again', 'hard', 'good', 'easy']);

/** What is kept of a word. */
export const wordBodySchema = z.object({
  /** The headword: `go` for `went`. */
  word: z.string().trim().min(1).max(100),
  /** The form in the sentence. */
  form: z.string().trim().min(1).max(100),
  language: languageTagSchema.default('en'),
  meaning: z.string().trim().max(1000).default(''),
  translation: z.string().trim().max(300).default(''),
  /** The sentence that it stood in. */
  sentence: z.string().trim().max(600).default(''),
  /** The title of the lecture, document or question that it was found in. */
  source: z.string().trim().max(200).default(''),
});

/** One of a person's own words. */
export const wordSchema = z.object({
  ...storedFields<'Word'>(),
  ...wordBodySchema.shape,
  /** When it is to be practised next. */
  dueAt: dateTime,
  /** How often it has been practised. */
  reviews: z.number().int(),
  reviewedAt: dateTime.nullable(),
  /** When it would be due after each rating given now. */
  nextDueAt: z.object({ again: dateTime, hard: dateTime, good: dateTime, easy: dateTime }),
});
export type Word = z.infer<typeof wordSchema>;

/**
 * What an import adds to the dictionary: `senses` are translations of senses (Open Multilingual Wordnet), `words` translations of
 * words (FreeDict), and `levels` the levels of words (CEFR lists).
 */
const dictionaryImportKindSchema = z.enum(['senses', 'words', 'levels']);

export const dictionaryImportBodySchema = z.object({
  title: z.string().trim().min(1).max(200),
  /** Shown beside every entry that it adds to. */
  licence: z.string().trim().min(1).max(200),
  url: z.union([z.literal(''), z.url({ protocol: /^https?$/u }).max(500)]).default(''),
  kind: dictionaryImportKindSchema,
  /** The language of its translations. */
  language: languageTagSchema.default('ar'),
});

/** A collection that an admin has added to the dictionary. */
export const dictionaryImportSchema = z.object({
  ...storedFields<'DictionaryImport'>(),
  ...dictionaryImportBodySchema.shape,
  /** How many senses or words it has something for. */
  entries: z.number().int(),
});
export type DictionaryImport = z.infer<typeof dictionaryImportSchema>;

/** What is imported for one sense or word. */
export const dictionaryAdditionSchema = z.object({
  /** A sense as `02084071-n`, or a word in lower case. */
  key: z.string().trim().min(1).max(200),
  values: z.array(z.string().trim().min(1).max(300)).min(1).max(50),
});
