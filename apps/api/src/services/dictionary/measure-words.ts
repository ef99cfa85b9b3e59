import { cefrLevels, type CefrLevel } from '@rubrica/api-client/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { dictionaryAdditions, dictionaryImports, dictionaryPronunciations } from '../../db/schema/dictionary.ts';
import type { Service } from '../service.ts';
import { lemmaCandidates } from './lemma-candidates.ts';

/** Returns what imported lists and the pronouncing dictionary know of words, in any of their forms. */
export const measureWords: Service<'measureWords'> = async ({ db }, { body: { language, words } }) => {
  const asked = [...new Set(words)];
  const forms = new Map(asked.map((word) => [word, [word.toLowerCase()]]));
  if (language === 'en') {
    // Its word lists are large, and most servers never need them in their first minutes.
    const { default: lemmatizer } = await import('wink-lemmatizer');
    for (const word of asked) {
      const lemmas = lemmaCandidates(word, lemmatizer).map(({ lemma }) => lemma);
      forms.set(word, [...new Set([word.toLowerCase(), ...lemmas])]);
    }
  }
  const listed = await db
    .select({ key: dictionaryAdditions.key, values: dictionaryAdditions.values })
    .from(dictionaryAdditions)
    .innerJoin(dictionaryImports, eq(dictionaryImports.id, dictionaryAdditions.importId))
    .where(
      and(
        eq(dictionaryImports.kind, 'levels'),
        inArray(dictionaryAdditions.key, [...new Set([...forms.values()].flat())]),
      ),
    );
  const lists = await db
    .select({ title: dictionaryImports.title })
    .from(dictionaryImports)
    .where(eq(dictionaryImports.kind, 'levels'))
    .orderBy(asc(dictionaryImports.createdAt));
  const levels = Map.groupBy(listed, ({ key }) => key);
  const spoken =
    language === 'en'
      ? await db
          .select({ word: dictionaryPronunciations.word, arpabet: dictionaryPronunciations.arpabet })
          .from(dictionaryPronunciations)
          .where(
            and(
              inArray(
                dictionaryPronunciations.word,
                asked.map((word) => word.toLowerCase()),
              ),
              eq(dictionaryPronunciations.variant, 1),
            ),
          )
      : [];
  const syllables = new Map(spoken.map(({ word, arpabet }) => [word, syllablesIn(arpabet)]));
  return {
    words: [...forms].flatMap(([word, lemmas]) => {
      const named = lemmas.flatMap((lemma) => levels.get(lemma) ?? []).flatMap(({ values }) => values);
      const measured = { word, level: easiest(named), syllables: syllables.get(word.toLowerCase()) ?? null };
      return measured.level === null && measured.syllables === null ? [] : [measured];
    }),
    lists: lists.map(({ title }) => title),
  };
};

/** The easiest of the levels that lists name, as `A2` or `b1+`: a learner may know the word as what it means there. */
function easiest(values: readonly string[]): CefrLevel | null {
  const named = values.map((value) => value.trim().slice(0, 2).toUpperCase());
  return cefrLevels.find((level) => named.includes(level)) ?? null;
}

/** Each vowel of ARPAbet carries its stress as a digit, and is a syllable. */
function syllablesIn(arpabet: string): number {
  return arpabet.match(/\d/gu)?.length ?? 0;
}
