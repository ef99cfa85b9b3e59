import { useMemo } from 'react';
import type { MessageSet } from '../messages/message-set.ts';
import { useUi } from './context.ts';
import { primarySubtag } from './language.ts';

/**
 * Messages in the language of the nearest `UiProvider`, English for languages without a translation, with what the host
 * overrides. Each component names its own set, so that a page loads no messages of components that it does not show.
 */
export function useMessages<Messages extends object>(set: MessageSet<Messages>): Messages {
  const { language, messages } = useUi();
  return useMemo(
    () => ({ ...(primarySubtag(language) === 'ar' ? set.ar : set.en), ...messages }),
    [language, messages, set],
  );
}
