import { directionOf, UiProvider, useUi, type Direction, type Theme } from '@rubrica/ui';
import { useMemo, type ReactNode } from 'react';
import type { MediaStore } from '../primitives/media/media-store.ts';
import type { Dictionary } from '../primitives/dictionary/dictionary.ts';
import type { KitMessages } from './kit-messages.ts';
import { languageTag } from '../primitives/text/language-tag.ts';
import { KitContext, type Kit } from '../primitives/views/kit-context.ts';
import type { KitParts } from '../primitives/views/kit-parts.ts';

/** Settings that a host provides for all questions inside. */
export interface QuestionKitProviderProps {
  /** The reader's language, a BCP 47 tag; `en_US` is read too, and English is taken for what is no tag. English and Arabic are built in; others take `messages`. */
  language: string;
  /** Derived from the language by default. */
  dir?: Direction | undefined;
  /** Inherited from a surrounding `UiProvider`, otherwise `system`. */
  theme?: Theme | undefined;
  /** The language that questions are written and answered in; `en` by default. */
  contentLanguage?: string | undefined;
  /** Texts that replace the built-in ones. */
  messages?: Partial<KitMessages> | undefined;
  /** Resolves and stores files. Keep the object stable: a new one renders every question again. */
  media: MediaStore;
  /** Looks up, translates and pronounces words. Keep the object stable: it caches results. */
  dictionary?: Dictionary | undefined;
  /** The host's own player and recorder, instead of the kit's. Keep the object stable. */
  parts?: KitParts | undefined;
  /** Offers letters that a keyboard may lack to those who type in another language; true by default. */
  accents?: boolean | undefined;
  /** The nonce of the page's Content-Security-Policy, for every style element of the kit. Needs styled-components 6.4 or later. */
  nonce?: string | undefined;
  /** Of the element with the provider's language, direction and `data-theme`; with it, the provider always has one of its own. */
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Provides the language, messages and media store for all question views inside. It renders a `UiProvider`, unless one with
 * the same language, direction and theme surrounds it and it has neither `className` nor `nonce`.
 */
export function QuestionKitProvider(props: QuestionKitProviderProps) {
  const { messages, media, dictionary, parts, accents = true, nonce, className, children } = props;
  const language = languageTag(props.language);
  const contentLanguage = languageTag(props.contentLanguage ?? 'en');
  const ui = useUi();
  const dir = props.dir ?? directionOf(language);
  const theme = props.theme ?? ui.theme;
  const kit = useMemo<Kit>(
    () => ({ language, contentLanguage, messages, media, dictionary, parts, accents }),
    [language, contentLanguage, messages, media, dictionary, parts, accents],
  );

  const content = <KitContext.Provider value={kit}>{children}</KitContext.Provider>;
  const hasOwnElement = nonce !== undefined || className !== undefined;
  const inherits =
    !hasOwnElement && ui.portal !== null && ui.language === language && ui.dir === dir && ui.theme === theme;
  if (inherits) return content;
  return (
    <UiProvider
      language={language}
      dir={dir}
      theme={theme}
      density={ui.density}
      textScale={ui.textScale}
      link={ui.link}
      nonce={nonce}
      className={className}
    >
      {content}
    </UiProvider>
  );
}
