import { createContext, useContext } from 'react';
import type { MediaStore } from '../media/media-store.ts';
import type { KitParts } from './kit-parts.ts';
import type { Dictionary } from '../dictionary/dictionary.ts';

/** The settings of `QuestionKitProvider` that views use. */
export interface Kit {
  /** The reader's language, a BCP 47 tag: `en`, `ar`. */
  language: string;
  /** The language that questions are written and answered in, a BCP 47 tag; it sets `lang`. */
  contentLanguage: string;
  /** Messages that the host overrides. */
  messages: Readonly<Record<string, unknown>> | undefined;
  /** Where files are read from and uploaded to. */
  media: MediaStore;
  /** The host's dictionary; undefined if there is none. */
  dictionary: Dictionary | undefined;
  /** Whether the accent bar is offered. */
  accents: boolean;
  /** Components that the host replaces. */
  parts: KitParts | undefined;
}

export const KitContext = createContext<Kit | null>(null);

/**
 * Returns the settings of the nearest `QuestionKitProvider`.
 *
 * @throws {Error} when there is none
 */
export function useKit(): Kit {
  const kit = useContext(KitContext);
  if (!kit)
    throw new Error(
      'A question must be rendered inside a QuestionKitProvider, which sets the language and the media store.',
    );
  return kit;
}
