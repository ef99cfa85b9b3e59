import { directionOf, UiProvider, useUi, type Direction, type Theme } from '@rubrica/ui';
import { useMemo, type ReactNode } from 'react';
import { KitContext, type Kit } from './kit-context.ts';

export interface QuestionKitProviderProps {
  /** The reader's language, a BCP 47 tag. English and Arabic are built in; others take `messages`. */
  language: string;
  /** Follows the language unless given. */
  dir?: Direction | undefined;
  /** Inherited from a `UiProvider` above, else `system`. */
  theme?: Theme | undefined;
  /** The language that questions are written and answered in; `en` unless told. */
  contentLanguage?: string | undefined;
  /** Texts to say differently. */
  messages?: Kit['messages'];
  /** The address of a stored file; a promise where it has to be signed first. */
  fileUrl: Kit['fileUrl'];
  /** Stores a file and tells how far it is, from 0 to 1. */
  upload?: Kit['upload'];
  children: ReactNode;
}

/**
 * Gives every question view below it a language, the host's words and the way to files. It brings the look with it, and
 * inherits it where a `UiProvider` of the same language and direction stands above already.
 */
export function QuestionKitProvider(props: QuestionKitProviderProps) {
  const { language, contentLanguage = 'en', messages, fileUrl, upload, children } = props;
  const ui = useUi();
  const dir = props.dir ?? directionOf(language);
  const theme = props.theme ?? ui.theme;
  const kit = useMemo<Kit>(
    () => ({ language, contentLanguage, messages, fileUrl, upload }),
    [language, contentLanguage, messages, fileUrl, upload],
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
