/** What a key does in the reader. */
export type ReaderAction =
  | 'next-page'
  | 'previous-page'
  | 'first-page'
  | 'last-page'
  | 'zoom-in'
  | 'zoom-out'
  | 'fit-width'
  | 'rotate'
  | 'search'
  | 'next-hit'
  | 'previous-hit'
  | 'dark'
  | 'panel';

const actions: Readonly<Record<string, ReaderAction>> = {
  PageDown: 'next-page',
  PageUp: 'previous-page',
  ArrowRight: 'next-page',
  ArrowLeft: 'previous-page',
  Home: 'first-page',
  End: 'last-page',
  '+': 'zoom-in',
  '=': 'zoom-in',
  '-': 'zoom-out',
  '0': 'fit-width',
  r: 'rotate',
  '/': 'search',
  n: 'next-hit',
  N: 'previous-hit',
  d: 'dark',
  s: 'panel',
};

/** With Control or Command, in place of what the browser does with the whole page. */
const withControl: Readonly<Record<string, ReaderAction>> = {
  f: 'search',
  '+': 'zoom-in',
  '=': 'zoom-in',
  '-': 'zoom-out',
  '0': 'fit-width',
};

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

/** Returns what a key does; null for one that belongs to a field, a button, or the browser. */
export function readerActionOf({ key, ctrlKey, metaKey, altKey, target }: Pressed): ReaderAction | null {
  if (altKey) return null;
  if (ctrlKey || metaKey) return withControl[key] ?? null;
  if (target instanceof Element && target.closest('input, textarea, select, [role="menu"], [role="tablist"], dialog')) {
    return null;
  }
  return actions[key] ?? null;
}
