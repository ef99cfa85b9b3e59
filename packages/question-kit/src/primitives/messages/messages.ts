import { useMemo } from 'react';
import { useKit } from '../views/kit-context.ts';
import type { AnswerMessages } from './answer.ts';
import type { MarkerMessages } from './marker.ts';
import type { ReviewMessages } from './review.ts';

/** The messages that every answer, review and marker view receives. */
export type ViewMessages = AnswerMessages & ReviewMessages & MarkerMessages;

/** Messages of one view in the languages of the kit. */
export interface MessageSet<Messages> {
  en: Messages;
  ar: Messages;
}

/**
 * Messages of one view in the reader's language, with the host's overrides applied. Each view imports its own set, so
 * that a page that only answers does not load the messages of the marker.
 */
export function useMessages<Messages extends object>(set: MessageSet<Messages>): Messages {
  const { language, messages } = useKit();
  return useMemo(() => {
    const built = /^ar\b/iu.test(language) ? set.ar : set.en;
    return messages ? { ...built, ...messages } : built;
  }, [language, messages, set]);
}
