import { DirectionProvider } from '@base-ui/react/direction-provider';
import { useContext, useMemo, useRef, type CSSProperties, type ReactNode } from 'react';
import type { UiMessages } from '../messages/en.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';
import { GlobalStyle } from '../theme/global-style.ts';
import { UiContext, type Density, type Direction, type LinkComponent, type Theme, type Ui } from './context.ts';
import { directionOf, messagesOf } from './direction.ts';
import { InsideProvider } from './inside-provider.ts';

export interface UiProviderProps {
  /** A BCP 47 tag: `en`, `ar`, `ar-EG`. Other languages work with `messages`. */
  language: string;
  /** Derived from the language unless given. */
  dir?: Direction | undefined;
  theme?: Theme | undefined;
  density?: Density | undefined;
  /** Multiplies every text size; 1 is the reader's own default. */
  textScale?: number | undefined;
  /** Words to say differently. */
  messages?: Partial<UiMessages> | undefined;
  /** Renders links inside the app, for a router. Receives `href`. */
  link?: LinkComponent | undefined;
  /** `document` also marks `<html>`, so that the page's own background, scroll bars and language follow. */
  scope?: 'wrapper' | 'document' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Gives everything below it a language, a direction, a theme and a density. Several may stand on one page, side by side or
 * nested; the tokens live on each one's own element.
 */
export function UiProvider(props: UiProviderProps) {
  const { language, theme = 'system', density = 'comfortable', textScale = 1, link = 'a', scope = 'wrapper' } = props;
  const dir = props.dir ?? directionOf(language);
  const portal = useRef<HTMLDivElement>(null);
  const nested = useContext(InsideProvider);

  const messages = useMemo(() => ({ ...messagesOf(language), ...props.messages }), [language, props.messages]);
  const ui = useMemo<Ui>(
    () => ({ language, dir, theme, density, textScale, messages, link, portal }),
    [language, dir, theme, density, textScale, messages, link],
  );

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
    <UiContext.Provider value={ui}>
      <InsideProvider.Provider value={true}>
        <DirectionProvider direction={dir}>
          {!nested && <GlobalStyle />}
          <div
            data-rb-root=""
            lang={language}
            dir={dir}
            data-theme={theme}
            data-density={density}
            className={props.className}
            style={{ '--rb-text-scale': textScale } as CSSProperties}
          >
            {props.children}
            <div ref={portal} data-rb-portal="" />
          </div>
        </DirectionProvider>
      </InsideProvider.Provider>
    </UiContext.Provider>
  );
}
