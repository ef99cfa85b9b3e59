import type { DictionaryImportId } from '@rubrica/api-client/contract';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { dictionaryAdditions, dictionaryImports } from '../../db/schema/dictionary.ts';

/** What imports add to entries, and which imports do. */
export interface Additions {
  /** Translations by synset id. */
  senses: ReadonlyMap<string, readonly string[]>;
  /** Translations by lemma. */
  words: ReadonlyMap<string, readonly string[]>;
  /** Levels by lemma. */
  levels: ReadonlyMap<string, readonly string[]>;
  sources: { title: string; licence: string; url: string }[];
}

/** Selects what imports have for these senses and lemmas, in a language. */
export async function selectAdditions(db: Database, keys: readonly string[], language: string): Promise<Additions> {
  const found =
    keys.length === 0
      ? []
      : await db
          .select({ addition: dictionaryAdditions, from: dictionaryImports })
          .from(dictionaryAdditions)
          .innerJoin(dictionaryImports, eq(dictionaryImports.id, dictionaryAdditions.importId))
          .where(
            and(
              inArray(dictionaryAdditions.key, [...new Set(keys)]),
              // Levels are not in any language but the word's own.
              or(eq(dictionaryImports.language, language), eq(dictionaryImports.kind, 'levels')),
            ),
          )
          .orderBy(dictionaryImports.createdAt);
  const ofKind = (kind: (typeof found)[number]['from']['kind']) => {
    const byKey = Map.groupBy(
      found.filter(({ from }) => from.kind === kind),
      ({ addition }) => addition.key,
    );
    return new Map(
      [...byKey].map(([key, rows]) => [key, [...new Set(rows.flatMap(({ addition }) => addition.values))]] as const),
    );
  };
  const sources = new Map<DictionaryImportId, Additions['sources'][number]>(
    found.map(({ from: { id, title, licence, url } }) => [id, { title, licence, url }]),
  );
  return { senses: ofKind('senses'), words: ofKind('words'), levels: ofKind('levels'), sources: [...sources.values()] };
}
