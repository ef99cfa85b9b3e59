import { DirectionProvider } from '@base-ui/react/direction-provider';
import { createContext, useContext, useMemo, useRef, type ReactNode } from 'react';
import { StyleSheetContext } from 'styled-components';
import type { UiMessages } from '../messages/ui-messages.ts';
import { cssVariables } from '../shared/css-variables.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';
import { GlobalStyle } from '../theme/global-style.ts';
import { applyBlockedStyles } from './apply-blocked-styles.ts';
import { UiContext, type Density, type Direction, type LinkComponent, type Theme, type Ui } from './context.ts';
import { directionOf, languageTag } from './language.ts';
import { withNonce } from './with-nonce.ts';

export interface UiProviderProps {
  /** A BCP 47 tag: `en`, `ar`, `ar-EG`. Languages other than English and Arabic need `messages`. */
  language: string;
  /** Default: the direction of the language. */
  dir?: Direction | undefined;
  theme?: Theme | undefined;
  density?: Density | undefined;
  /** Factor on every text size; 1, the default, is the size set in the browser. */
  textScale?: number | undefined;
  /** Overrides single messages. */
  messages?: Partial<UiMessages> | undefined;
  /** Renders links inside the app with the host's router. Default: a plain anchor. */
  link?: LinkComponent | undefined;
  /** `document` also sets the attributes on `<html>`, so that the page's background, scroll bars and language follow. Default: `wrapper`. */
  scope?: 'wrapper' | 'document' | undefined;
  className?: string | undefined;
  /**
   * The nonce of the page's Content-Security-Policy, for every style element that is made below; inherited by providers inside.
   * Needs styled-components 6.4 or later.
   */
  nonce?: string | undefined;
  children: ReactNode;
}

/** Whether a provider is above, so that the global style is already on the page. */
const NestedContext = createContext(false);

/**
 * Sets the language, direction, theme and density of everything below it. A page may hold several providers, side by side or
 * nested: each declares the tokens on an element of its own.
 */
export function UiProvider(props: UiProviderProps) {
  const {
    messages,
    theme = 'system',
    density = 'comfortable',
    textScale = 1,
    link = 'a',
    scope = 'wrapper',
    nonce,
  } = props;
  const language = languageTag(props.language);
  const dir = props.dir ?? directionOf(language);
  const root = useRef<HTMLDivElement>(null);
  const portal = useRef<HTMLDivElement>(null);
  const isNested = useContext(NestedContext);
  const styled = useContext(StyleSheetContext);

  const ui = useMemo<Ui>(
    () => ({ language, dir, theme, density, textScale, messages, link, portal }),
    [language, dir, theme, density, textScale, messages, link],
  );
  const styledWithNonce = useMemo(() => withNonce(styled, nonce), [styled, nonce]);

  useIsomorphicLayoutEffect(() => {
    return root.current ? applyBlockedStyles(root.current) : undefined;
  }, []);

  useIsomorphicLayoutEffect(() => {
    if (scope !== 'document') return;
    const html = document.documentElement;
    html.lang = language;
    html.dir = dir;
    html.dataset['rbRoot'] = '';
    html.dataset['theme'] = theme;
    html.dataset['density'] = density;
    html.style.setProperty('--rb-text-scale', String(textScale));
  }, [scope, language, dir, theme, density, textScale]);

  return (
    <StyleSheetContext.Provider value={styledWithNonce}>
      <UiContext.Provider value={ui}>
        <NestedContext.Provider value={true}>
          <DirectionProvider direction={dir}>
            {!isNested && <GlobalStyle />}
            <div
              ref={root}
              data-rb-root=""
              lang={language}
              dir={dir}
              data-theme={theme}
              data-density={density}
              className={props.className}
              style={cssVariables({ '--rb-text-scale': textScale })}
            >
              {props.children}
              <div ref={portal} data-rb-portal="" />
            </div>
          </DirectionProvider>
        </NestedContext.Provider>
      </UiContext.Provider>
    </StyleSheetContext.Provider>
  );
}
