import { isTyping, isWithin, letterOf } from '../../../lib/keyboard/letter-of.ts';

/** What a key does in a book. */
export type ReaderAction = 'next' | 'previous' | 'first' | 'last' | 'read-aloud' | 'larger' | 'smaller';

const actions: Readonly<Record<string, ReaderAction>> = {
  PageDown: 'next',
  PageUp: 'previous',
  Home: 'first',
  End: 'last',
  '+': 'larger',
  '=': 'larger',
  '-': 'smaller',
};

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

/** Returns what a key does; null for one that belongs to a field, a question, or the browser. */
export function readerActionOf(event: Pressed, direction: 'ltr' | 'rtl'): ReaderAction | null {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (ctrlKey || metaKey || altKey) return null;
  if (isTyping(target) || isWithin(target, taken)) return null;
  // The arrow points to where the next page lies.
  if (key === 'ArrowRight') return direction === 'ltr' ? 'next' : 'previous';
  if (key === 'ArrowLeft') return direction === 'ltr' ? 'previous' : 'next';
  if (letterOf(event) === 'r') return 'read-aloud';
  return actions[key] ?? null;
}

/** What has arrow keys and gestures of its own, besides where text is typed. */
const taken = 'input, [role="slider"], [role="radiogroup"], .rb-block';

/** What is pressed, played or drawn with a finger. */
const drawn = 'button, a, audio';

/** Whether a swipe may begin there: on a slider, or a card that is moved, the finger draws that. */
export function beginsSwipe(target: EventTarget | null): boolean {
  return !isTyping(target) && !isWithin(target, `${taken}, ${drawn}`);
}

/** Returns which way a swipe turns; null for one that is short or not across. */
export function swipeTurn({ x, y }: { x: number; y: number }, direction: 'ltr' | 'rtl'): 'next' | 'previous' | null {
  if (Math.abs(x) < 50 || Math.abs(x) < 2 * Math.abs(y)) return null;
  // The finger draws the next page in from its side.
  return x < 0 === (direction === 'ltr') ? 'next' : 'previous';
}
