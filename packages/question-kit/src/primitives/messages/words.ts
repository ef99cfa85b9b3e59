import { useMemo } from 'react';
import { useKit } from '../views/kit-context.ts';
import type { PlayerWords } from '../player/words-en.ts';
import type { RecorderWords } from '../recorder/words-en.ts';
import type { MatchingWords } from '../../types/matching/words-en.ts';
import type { AccentWords } from '../accents/words-en.ts';
import type { ShortWords } from '../../families/short-answers/views/words-en.ts';
import type { SpeakingWords } from '../../families/speaking/views/words-en.ts';
import type { HighlighterWords } from '../stimulus/highlighter/words-en.ts';
import type { ZoomWords } from '../stimulus/zoom/words-en.ts';
import type { VocabWaitingWords } from '../../types/vocab/waiting-words.ts';
import type { VocabWords } from '../../types/vocab/words-en.ts';
import type { DictionaryWords } from '../dictionary/words-en.ts';
import type { WritingWords } from '../../families/writing/views/words-en.ts';
import type { AnswerWords } from './answer-en.ts';
import type { MarkerWords } from './marker-en.ts';
import type { ReviewWords } from './review-en.ts';

/** The texts that every answer, review and marker view is given. */
export type ViewWords = AnswerWords & ReviewWords & MarkerWords;

/**
 * Every text that a host may override through `QuestionKitProvider`: those of all views, and those that a type or a part
 * brings itself.
 */
export type KitMessages = ViewWords &
  MatchingWords &
  RecorderWords &
  SpeakingWords &
  PlayerWords &
  ShortWords &
  WritingWords &
  AccentWords &
  ZoomWords &
  HighlighterWords &
  DictionaryWords &
  VocabWords &
  VocabWaitingWords;

/** The texts of one view in the languages that the kit brings. */
export interface WordSet<Words> {
  en: Words;
  ar: Words;
}

/**
 * The texts of one view in the reader's language, with the host's own over them. Each view brings its set itself, so
 * that a page that only answers does not load the words of those who mark.
 */
export function useWords<Words extends Partial<KitMessages>>(set: WordSet<Words>): Words {
  const { language, messages } = useKit();
  return useMemo(() => {
    const built = /^ar\b/iu.test(language) ? set.ar : set.en;
    return messages ? { ...built, ...messages } : built;
  }, [language, messages, set]);
}
