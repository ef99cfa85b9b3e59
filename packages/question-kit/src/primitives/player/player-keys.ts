import type { KeyboardEvent } from 'react';

/** A command of the player; a number seeks by that many seconds. */
export type PlayerCommand = 'toggle' | 'mute' | 'captions' | 'fullscreen' | number;

const letters: Readonly<Record<string, PlayerCommand>> = {
  k: 'toggle',
  j: -10,
  l: 10,
  m: 'mute',
  c: 'captions',
  f: 'fullscreen',
};
const arrows: Readonly<Record<string, PlayerCommand>> = { ArrowLeft: -5, ArrowRight: 5 };

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Returns the command of a key pressed on a control; undefined if the control itself handles the key, or nothing does. */
export function playerCommand(
  event: KeyPress,
  control: 'button' | 'volume' | 'own' | 'other',
): PlayerCommand | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || control === 'own') return undefined;
  if (event.key === ' ') return control === 'button' ? undefined : 'toggle';
  const arrow = arrows[event.key];
  if (arrow !== undefined) return control === 'volume' ? undefined : arrow;
  // By physical key if the keyboard layout has no Latin letters.
  const letter = /^[a-z]$/iu.test(event.key) ? event.key : event.code.replace('Key', '');
  return letters[letter.toLowerCase()];
}

/** Returns the kind of a control, by the keys that it handles itself. */
export function controlOf(target: EventTarget): 'button' | 'volume' | 'own' | 'other' {
  if (!(target instanceof HTMLElement)) return 'other';
  if (target.closest('select, summary, a, textarea, details')) return 'own';
  if (target.closest('button')) return 'button';
  return target.dataset['volume'] === undefined ? 'other' : 'volume';
}
