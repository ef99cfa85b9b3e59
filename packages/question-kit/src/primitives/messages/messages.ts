import { useMemo } from 'react';
import { useKit } from '../views/kit-context.ts';
import type { AnswerMessages } from './answer-en.ts';
import type { MarkerMessages } from './marker-en.ts';
import type { ReviewMessages } from './review-en.ts';

/** The texts that every answer, review and marker view is given. */
export type ViewMessages = AnswerMessages & ReviewMessages & MarkerMessages;

/** The texts of one view in the languages that the kit brings. */
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
