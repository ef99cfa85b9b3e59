import type { DictionaryEntry } from '@rubrica/api-client/contract';
import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { dictionaryEntries, dictionaryPronunciations, dictionarySynsets } from '../../db/schema/dictionary.ts';
import { toIpa } from './arpabet.ts';
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

/** Returns the entries of the words that a text may be or be a form of, the commonest first, and which imports add to them. */
export async function selectEntries(
  db: Database,
  candidates: readonly LemmaCandidate[],
  language: string,
): Promise<{ entries: DictionaryEntry[]; sources: Additions['sources'] }> {
  const lemmas = [...new Set(candidates.map(({ lemma }) => lemma))];
  if (lemmas.length === 0) return { entries: [], sources: [] };
  const found = await db.select().from(dictionaryEntries).where(inArray(dictionaryEntries.lemma, lemmas));
  const rows = found
    .filter((row) =>
      candidates.some(
        ({ lemma, partOfSpeech = row.partOfSpeech }) => lemma === row.lemma && partOfSpeech === row.partOfSpeech,
      ),
    )
    .toSorted((one, other) => other.commonSenses - one.commonSenses || other.synsets.length - one.synsets.length);
  const senses = await selectSenses(db, rows);
  const pronunciations = await selectPronunciations(db, rows);
  const keys = rows.flatMap(({ lemma, synsets }) => [lemma, ...synsets.slice(0, maxSenses)]);
  const additions = await selectAdditions(db, keys, language);
  return {
    entries: rows.map((row) => toEntry(row, { senses, pronunciations, additions })),
    sources: additions.sources,
  };
}

async function selectSenses(db: Database, rows: readonly EntryRow[]): Promise<ReadonlyMap<string, SynsetRow>> {
  const ids = rows.flatMap(({ synsets }) => synsets.slice(0, maxSenses));
  if (ids.length === 0) return new Map();
  const senses = await db.select().from(dictionarySynsets).where(inArray(dictionarySynsets.id, ids));
  return new Map(senses.map((sense) => [sense.id, sense]));
}

async function selectPronunciations(
  db: Database,
  rows: readonly EntryRow[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const words = rows.map(({ lemma }) => lemma);
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

interface EntryParts {
  senses: ReadonlyMap<string, SynsetRow>;
  pronunciations: ReadonlyMap<string, readonly string[]>;
  additions: Additions;
}

function toEntry(
  { lemma, partOfSpeech, synsets }: EntryRow,
  { senses, pronunciations, additions }: EntryParts,
): DictionaryEntry {
  const known = synsets.flatMap((id) => senses.get(id) ?? []);
  const isWord = (written: string) => written.toLowerCase() === lemma;
  return {
    // `Paris` as WordNet writes it; lemmas are in lower case.
    word: known.flatMap(({ words }) => words).find(isWord) ?? lemma,
    partOfSpeech: partsOfSpeech[partOfSpeech] ?? 'noun',
    pronunciations: [...(pronunciations.get(lemma) ?? [])],
    level: additions.levels.get(lemma)?.[0] ?? null,
    translations: [...(additions.words.get(lemma) ?? [])].slice(0, maxSynonyms),
    senses: known.map(({ id, definition, examples, words }) => ({
      definition,
      examples: examples.slice(0, maxExamples),
      synonyms: words.filter((written) => !isWord(written)).slice(0, maxSynonyms),
      translations: [...(additions.senses.get(id) ?? [])].slice(0, maxSynonyms),
    })),
  };
}
