import { directionOf, UiProvider, useUi, type Direction, type Theme } from '@rubrica/ui';
import { useMemo, type ReactNode } from 'react';
import type { MediaStore } from '../primitives/media/media-store.ts';
import type { Dictionary } from '../primitives/dictionary/dictionary.ts';
import type { KitMessages } from './kit-messages.ts';
import { KitContext, type Kit } from '../primitives/views/kit-context.ts';
import type { KitParts } from '../primitives/views/kit-parts.ts';

/** What a host tells every question below. */
export interface QuestionKitProviderProps {
  /** The reader's language, a BCP 47 tag. English and Arabic are built in; others take `messages`. */
  language: string;
  /** Follows the language unless given. */
  dir?: Direction | undefined;
  /** Inherited from a `UiProvider` above, else `system`. */
  theme?: Theme | undefined;
  /** The language that questions are written and answered in; `en` by default. */
  contentLanguage?: string | undefined;
  /** Texts to say differently. */
  messages?: Partial<KitMessages> | undefined;
  /** Where files are, and where new ones go. One object for good: a new one draws every question anew. */
  media: MediaStore;
  /** How words are looked up, translated and heard. One object for good: it remembers what it was asked. */
  dictionary?: Dictionary | undefined;
  /** The host's own player and recorder, in place of the kit's. One object for good. */
  parts?: KitParts | undefined;
  /** Offers letters that a keyboard may lack to those who type in another language; true by default. */
  accents?: boolean | undefined;
  children: ReactNode;
}

/**
 * Gives every question view below it a language, the host's words and the way to files. It brings the look with it, and
 * inherits it where a `UiProvider` of the same language and direction stands above already.
 */
export function QuestionKitProvider(props: QuestionKitProviderProps) {
  const { language, contentLanguage = 'en', messages, media, dictionary, parts, accents = true, children } = props;
  const ui = useUi();
  const dir = props.dir ?? directionOf(language);
  const theme = props.theme ?? ui.theme;
  const kit = useMemo<Kit>(
    () => ({ language, contentLanguage, messages, media, dictionary, parts, accents }),
    [language, contentLanguage, messages, media, dictionary, parts, accents],
  );

  const inside = <KitContext.Provider value={kit}>{children}</KitContext.Provider>;
  const inherits = ui.portal !== null && ui.language === language && ui.dir === dir && ui.theme === theme;
  if (inherits) return inside;
  return (
    <UiProvider
      language={language}
      dir={dir}
      theme={theme}
      density={ui.density}
      textScale={ui.textScale}
      link={ui.link}
    >
      {inside}
    </UiProvider>
  );
}
