import { createContext, useContext, type AnchorHTMLAttributes, type ComponentType, type RefObject } from 'react';
import { en, type UiMessages } from '../messages/en.ts';

export type Direction = 'ltr' | 'rtl';
export type Theme = 'light' | 'dark' | 'system';
export type Density = 'comfortable' | 'compact';

/** What a host's router adapter receives: an ordinary anchor's props, with the route in `href`. */
export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };
export type LinkComponent = ComponentType<LinkProps> | 'a';

/** What every component may read about its surroundings. */
export interface Ui {
  language: string;
  dir: Direction;
  theme: Theme;
  density: Density;
  textScale: number;
  messages: UiMessages;
  /** Renders links inside the app; a plain anchor unless the host gave its own. */
  link: LinkComponent;
  /** Where dialogs and menus are mounted, inside the root so that they inherit its tokens; `null` without a provider. */
  portal: RefObject<HTMLElement | null> | null;
}

export const UiContext = createContext<Ui>({
  language: 'en',
  dir: 'ltr',
  theme: 'system',
  density: 'comfortable',
  textScale: 1,
  messages: en,
  link: 'a',
  portal: null,
});

/** Language, direction, theme, density and words of the nearest `UiProvider`. */
export function useUi(): Ui {
  return useContext(UiContext);
}
