import { createContext, useContext, type ComponentPropsWithRef, type ComponentType, type RefObject } from 'react';
import type { UiMessages } from '../messages/ui-messages.ts';

/** Reading direction, as in HTML's `dir`. */
export type Direction = 'ltr' | 'rtl';
/** `system` follows the reader's `prefers-color-scheme`. */
export type Theme = 'light' | 'dark' | 'system';
/** `comfortable` for students and parents, `compact` for tables, marking and authoring. */
export type Density = 'comfortable' | 'compact';

/** Props that a host's link component receives: those of an anchor, with the route in `href`. */
export type LinkProps = ComponentPropsWithRef<'a'> & { href: string };
/** Renders links inside the app: a component of the host's router, or a plain anchor. */
export type LinkComponent = ComponentType<LinkProps> | 'a';

/** The settings of the nearest `UiProvider`, as `useUi` returns them. */
export interface Ui {
  /** A BCP 47 tag. */
  language: string;
  dir: Direction;
  theme: Theme;
  density: Density;
  /** Factor on every text size. */
  textScale: number;
  /** What the host overrides. Components read all of theirs with `useMessages`. */
  messages: Partial<UiMessages> | undefined;
  link: LinkComponent;
  /** The element that dialogs and menus are mounted in. It is inside the root, so they inherit its tokens; `null` without a provider. */
  portal: RefObject<HTMLElement | null> | null;
}

export const UiContext = createContext<Ui>({
  language: 'en',
  dir: 'ltr',
  theme: 'system',
  density: 'comfortable',
  textScale: 1,
  messages: undefined,
  link: 'a',
  portal: null,
});

/** Returns the settings of the nearest `UiProvider`; English, left to right, without one. */
export function useUi(): Ui {
  return useContext(UiContext);
}
