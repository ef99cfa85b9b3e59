import { z } from 'zod';
import { call, smallBody } from '../call.ts';
import { defineResource } from '../define-resource.ts';
import {
  dictionaryAdditionSchema,
  dictionaryEntrySchema,
  dictionaryImportBodySchema,
  dictionaryImportSchema,
  dictionarySourceSchema,
  languageTagSchema,
  wordBodySchema,
  wordRatingSchema,
  wordSchema,
} from '../entities/word.ts';
import { byId } from '../ids.ts';
import { booleanFlag, dateTime } from '../shapes.ts';

/** The dictionary, translations, and a person's own words. */
export const wordCalls = {
  lookUpWord: call({
    method: 'GET',
    path: '/dictionary',
    summary:
      'The entries of a word or phrase, in any of its forms; refused during a timed attempt without a dictionary.',
    query: z.object({
      word: z.string().trim().min(1).max(100),
      /** The language of the word. */
      language: languageTagSchema.default('en'),
      /** The language to translate senses into. */
      to: languageTagSchema.default('ar'),
    }),
    reply: z.object({ entries: z.array(dictionaryEntrySchema), sources: z.array(dictionarySourceSchema) }),
  }),
  translateText: call({
    method: 'POST',
    path: '/translations',
    summary: 'A text in another language, by the translation server that the school has set up.',
    body: z.object({
      text: z.string().trim().min(1).max(2000),
      from: languageTagSchema.default('en'),
      to: languageTagSchema.default('ar'),
    }),
    bodyLimits: { ...smallBody, bytes: 16 * 1024 },
    reply: z.object({
      /** `none-set-up`: there is no translation server; `unavailable`: it did not answer, or not in time. */
      state: z.enum(['translated', 'none-set-up', 'unavailable']),
      /** The likeliest first. */
      translations: z.array(z.string()),
    }),
  }),
  ...defineResource('DictionaryImport', {
    entity: dictionaryImportSchema,
    body: dictionaryImportBodySchema,
    sortable: ['title', 'createdAt'],
    summaries: {
      list: 'A page of what admins have added to the dictionary.',
      create: 'Begins an import; its entries follow.',
      remove: 'Removes an import with all that it has added.',
    },
  }),
  addDictionaryEntries: call({
    method: 'POST',
    path: '/dictionary-imports/:id/entries',
    summary:
      'Adds entries to an import. Those that it has already stay as they are, so that a lost request can be repeated.',
    params: byId<'DictionaryImport'>(),
    body: z.object({ entries: z.array(dictionaryAdditionSchema).min(1).max(500) }),
    bodyLimits: { bytes: 512 * 1024, values: 10_000 },
    reply: dictionaryImportSchema,
  }),
  ...defineResource('Word', {
    entity: wordSchema,
    body: wordBodySchema,
    sortable: ['word', 'dueAt', 'createdAt'],
    filters: {
      /** Only those that are to be practised now, or only the others. */
      due: booleanFlag.optional(),
      /** This headword alone. */
      word: z.string().trim().max(100).optional(),
    },
    summaries: {
      list: "A page of the caller's own words.",
      create: 'Keeps a word; one that is kept already gets the new sentence, and stays as well remembered as it was.',
      remove: "Removes one of the caller's own words.",
    },
  }),
  reviewWord: call({
    method: 'POST',
    path: '/words/:id/review',
    summary: 'Says how well a word was remembered, and when it is due next.',
    params: byId<'Word'>(),
    /** `dueAt` is that of the word which was shown: a review that has been counted is not counted again. */
    body: z.object({ rating: wordRatingSchema, dueAt: dateTime }),
    bodyLimits: smallBody,
    reply: wordSchema,
  }),
};
