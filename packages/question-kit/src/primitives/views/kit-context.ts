import { createContext, useContext } from 'react';
import type { MediaStore } from '../media/media-store.ts';
import type { KitParts } from './kit-parts.ts';
import type { Dictionary } from '../dictionary/dictionary.ts';

/** What the views know of their surroundings. */
export interface Kit {
  /** The reader's language, a BCP 47 tag: `en`, `ar`. */
  language: string;
  /** The language that questions are written and answered in, a BCP 47 tag; it tells a screen reader how to speak. */
  contentLanguage: string;
  /** Texts that the host says differently. */
  messages: Readonly<Record<string, unknown>> | undefined;
  /** Where files are, and where new ones go. */
  media: MediaStore;
  /** How words are looked up, translated and heard; undefined where the host brings none. */
  dictionary: Dictionary | undefined;
  /** Whether letters that a keyboard may lack are offered beside what is typed. */
  accents: boolean;
  /** The host's own parts. */
  parts: KitParts | undefined;
}

export const KitContext = createContext<Kit | null>(null);

/**
 * The surroundings that the nearest `QuestionKitProvider` gives.
 *
 * @throws {Error} when there is none
 */
export function useKit(): Kit {
  const kit = useContext(KitContext);
  if (!kit)
    throw new Error('A question needs a QuestionKitProvider above it: it tells the language and where files are.');
  return kit;
}
