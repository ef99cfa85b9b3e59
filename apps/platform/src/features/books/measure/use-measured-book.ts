import type { BookContent, CefrLevel } from '@rubrica/api-client/contract';
import { useDeferredValue, useMemo } from 'react';
import { syllable } from 'syllable';
import { hardWords, wordsByLevel, type HardWord } from './levels.ts';
import { fewestWords, gradeOf, joinParts, occurrences, partsOfPage, wordsPerSentence } from './text-measures.ts';
import { useWordMeasures, type WordMeasures } from './use-word-measures.ts';

/** What is measured of a book while it is written. */
export interface MeasuredBook extends Pick<WordMeasures, 'lists' | 'hasFailed'> {
  words: number;
  sentences: number;
  /** Null without a sentence. */
  perSentence: number | null;
  /** Null for another language than English, and for a text that is too short. */
  grade: number | null;
  levels: readonly { level: CefrLevel | 'unlisted'; words: number }[];
  /** None while no level of the readers is set. */
  hard: readonly HardWord[];
}

/** Measures a book while it is written, after what is typed has been rendered. */
export function useMeasuredBook({ pages, language, level }: BookContent): MeasuredBook {
  const deferred = useDeferredValue(pages);
  const parts = useMemo(() => joinParts(deferred.map((page) => partsOfPage(page, language))), [deferred, language]);
  const counts = useMemo(() => occurrences(parts.words), [parts]);
  const distinct = useMemo(() => [...counts.keys()], [counts]);
  const { levels, syllables, lists, hasFailed } = useWordMeasures(distinct, language);
  return useMemo(() => {
    const isLongEnough = parts.words.length >= fewestWords;
    return {
      words: parts.words.length,
      sentences: parts.sentences,
      perSentence: wordsPerSentence(parts),
      grade: language === 'en' && isLongEnough ? gradeOf(parts, (word) => syllables.get(word) ?? syllable(word)) : null,
      levels: wordsByLevel(counts, levels),
      hard: level ? hardWords(counts, levels, level) : [],
      lists,
      hasFailed,
    };
  }, [parts, counts, levels, syllables, lists, hasFailed, language, level]);
}
