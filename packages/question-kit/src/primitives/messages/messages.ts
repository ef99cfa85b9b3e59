import { useMemo } from 'react';
import { useKit } from '../views/kit-context.ts';
import type { PlayerMessages } from '../player/messages-en.ts';
import type { RecorderMessages } from '../recorder/messages-en.ts';
import type { MatchingMessages } from '../../types/matching/messages-en.ts';
import type { AccentMessages } from '../accents/messages-en.ts';
import type { ShortMessages } from '../../families/short-answers/views/messages-en.ts';
import type { SpeakingMessages } from '../../families/speaking/views/messages-en.ts';
import type { HighlighterMessages } from '../stimulus/highlighter/messages-en.ts';
import type { ZoomMessages } from '../stimulus/zoom/messages-en.ts';
import type { VocabWaitingMessages } from '../../types/vocab/waiting-messages.ts';
import type { VocabMessages } from '../../types/vocab/messages-en.ts';
import type { DictionaryMessages } from '../dictionary/messages-en.ts';
import type { WritingMessages } from '../../families/writing/views/messages-en.ts';
import type { AnswerMessages } from './answer-en.ts';
import type { MarkerMessages } from './marker-en.ts';
import type { ReviewMessages } from './review-en.ts';

/** The texts that every answer, review and marker view is given. */
export type ViewMessages = AnswerMessages & ReviewMessages & MarkerMessages;

/**
 * Every text that a host may override through `QuestionKitProvider`: those of all views, and those that a type or a part
 * brings itself.
 */
export type KitMessages = ViewMessages &
  MatchingMessages &
  RecorderMessages &
  SpeakingMessages &
  PlayerMessages &
  ShortMessages &
  WritingMessages &
  AccentMessages &
  ZoomMessages &
  HighlighterMessages &
  DictionaryMessages &
  VocabMessages &
  VocabWaitingMessages;

/** The texts of one view in the languages that the kit brings. */
export interface MessageSet<Messages> {
  en: Messages;
  ar: Messages;
}

/**
 * Messages of one view in the reader's language, with the host's overrides applied. Each view imports its own set, so
 * that a page that only answers does not load the messages of the marker.
 */
export function useMessages<Messages extends Partial<KitMessages>>(set: MessageSet<Messages>): Messages {
  const { language, messages } = useKit();
  return useMemo(() => {
    const built = /^ar\b/iu.test(language) ? set.ar : set.en;
    return messages ? { ...built, ...messages } : built;
  }, [language, messages, set]);
}
