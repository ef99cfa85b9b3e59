import type { DictionaryEntry } from '@rubrica/api-client/contract';
import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { dictionaryEntries, dictionaryPronunciations, dictionarySynsets } from '../../db/schema/dictionary.ts';
import { toIpa } from './arpabet.ts';
import { functionWordEntries } from './function-words.ts';
import type { LemmaCandidate, PartOfSpeechCode } from './lemma-candidates.ts';
import { selectAdditions, type Additions } from './select-additions.ts';

/** The most senses of an entry, and examples and synonyms of a sense: the rest are too rare to help a learner. */
const maxSenses = 10;
const maxExamples = 3;
const maxSynonyms = 8;
const maxPronunciations = 3;

const partsOfSpeech: Readonly<Record<string, DictionaryEntry['partOfSpeech']>> = {
  n: 'noun',
  v: 'verb',
  a: 'adjective',
  r: 'adverb',
} satisfies Record<PartOfSpeechCode, DictionaryEntry['partOfSpeech']>;

type EntryRow = typeof dictionaryEntries.$inferSelect;
type SynsetRow = typeof dictionarySynsets.$inferSelect;

/**
 * Returns the entries of the words that a text may be or be a form of, and which imports add to them: function words, those of
 * WordNet from the commonest on, and words that only imports know.
 */
export async function selectEntries(
  db: Database,
  candidates: readonly LemmaCandidate[],
  language: string,
): Promise<{ entries: DictionaryEntry[]; isInWordNet: boolean; sources: Additions['sources'] }> {
  const functionWords = functionWordEntries(candidates);
  const rows = await selectRows(db, candidates);
  const senses = await selectSenses(db, rows);
  const known = new Set([...functionWords.map(({ word }) => word.toLowerCase()), ...rows.map(({ lemma }) => lemma)]);
  const asWritten = candidates.filter(({ partOfSpeech }) => !partOfSpeech).map(({ lemma }) => lemma);
  const lemmas = [...new Set([...known, ...asWritten])];
  const pronunciations = await selectPronunciations(db, lemmas);
  const keys = rows.flatMap(({ synsets }) => synsets.slice(0, maxSenses));
  const additions = await selectAdditions(db, [...lemmas, ...keys], language);
  const ofWord = (word: string) => ({
    pronunciations: [...(pronunciations.get(word) ?? [])],
    level: additions.levels.get(word)?.[0] ?? null,
    translations: [...(additions.words.get(word) ?? [])].slice(0, maxSynonyms),
  });
  const onlyImported = lemmas.filter((lemma) => !known.has(lemma) && additions.words.has(lemma));
  return {
    entries: [
      ...functionWords.map((entry) => ({ ...entry, ...ofWord(entry.word.toLowerCase()) })),
      ...rows.map((row) => ({ ...ofWord(row.lemma), ...toEntry(row, senses, additions) })),
      ...onlyImported.map((word) => ({ word, partOfSpeech: null, ...ofWord(word), senses: [] })),
    ],
    isInWordNet: rows.length > 0,
    sources: additions.sources,
  };
}

async function selectRows(db: Database, candidates: readonly LemmaCandidate[]): Promise<EntryRow[]> {
  const lemmas = [...new Set(candidates.map(({ lemma }) => lemma))];
  if (lemmas.length === 0) return [];
  const found = await db.select().from(dictionaryEntries).where(inArray(dictionaryEntries.lemma, lemmas));
  return found
    .filter((row) =>
      candidates.some(
        ({ lemma, partOfSpeech = row.partOfSpeech }) => lemma === row.lemma && partOfSpeech === row.partOfSpeech,
      ),
    )
    .toSorted((one, other) => other.commonSenses - one.commonSenses || other.synsets.length - one.synsets.length);
}

async function selectSenses(db: Database, rows: readonly EntryRow[]): Promise<ReadonlyMap<string, SynsetRow>> {
  const ids = rows.flatMap(({ synsets }) => synsets.slice(0, maxSenses));
  if (ids.length === 0) return new Map();
  const senses = await db.select().from(dictionarySynsets).where(inArray(dictionarySynsets.id, ids));
  return new Map(senses.map((sense) => [sense.id, sense]));
}

async function selectPronunciations(
  db: Database,
  words: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (words.length === 0) return new Map();
  const found = await db
    .select()
    .from(dictionaryPronunciations)
    .where(inArray(dictionaryPronunciations.word, words))
    .orderBy(asc(dictionaryPronunciations.variant));
  const byWord = Map.groupBy(found, ({ word }) => word);
  return new Map(
    [...byWord].map(([word, variants]) => {
      // What is said only within a sentence, without stress, says little of the word.
      const stressed = variants.filter(({ arpabet }) => arpabet.includes('1'));
      const said = stressed.length > 0 ? stressed : variants;
      const written = said.map(({ arpabet }) => toIpa(arpabet)).filter((ipa) => ipa !== null);
      // Two ways that differ in nothing a learner hears are written alike.
      return [word, [...new Set(written)].slice(0, maxPronunciations)];
    }),
  );
}

function toEntry(
  { lemma, partOfSpeech, synsets }: EntryRow,
  senses: ReadonlyMap<string, SynsetRow>,
  additions: Additions,
): Pick<DictionaryEntry, 'word' | 'partOfSpeech' | 'senses'> {
  const known = synsets.flatMap((id) => senses.get(id) ?? []);
  const isWord = (written: string) => written.toLowerCase() === lemma;
  return {
    // `Paris` as WordNet writes it; lemmas are in lower case.
    word: known.flatMap(({ words }) => words).find(isWord) ?? lemma,
    partOfSpeech: partsOfSpeech[partOfSpeech] ?? 'noun',
    senses: known.map(({ id, definition, examples, words }) => ({
      definition,
      examples: examples.slice(0, maxExamples),
      synonyms: words.filter((written) => !isWord(written)).slice(0, maxSynonyms),
      translations: [...(additions.senses.get(id) ?? [])].slice(0, maxSynonyms),
    })),
  };
}
