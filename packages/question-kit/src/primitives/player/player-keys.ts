import type { KeyboardEvent } from 'react';

/** What a key asks of a player; a number is a move by so many seconds. */
export type PlayerAct = 'toggle' | 'mute' | 'captions' | 'whole' | number;

const letters: Readonly<Record<string, PlayerAct>> = {
  k: 'toggle',
  j: -10,
  l: 10,
  m: 'mute',
  c: 'captions',
  f: 'whole',
};
const arrows: Readonly<Record<string, PlayerAct>> = { ArrowLeft: -5, ArrowRight: 5 };

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** What a key pressed on a control asks for; undefined where the key belongs to the control itself, or to nobody. */
export function playerAct(event: Pressed, control: 'button' | 'volume' | 'own' | 'other'): PlayerAct | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || control === 'own') return undefined;
  if (event.key === ' ') return control === 'button' ? undefined : 'toggle';
  const arrow = arrows[event.key];
  if (arrow !== undefined) return control === 'volume' ? undefined : arrow;
  // By its place where the keyboard gives no Latin letter.
  const letter = /^[a-z]$/iu.test(event.key) ? event.key : event.code.replace('Key', '');
  return letters[letter.toLowerCase()];
}

/** Whose keys a control keeps for itself. */
export function controlOf(target: EventTarget): 'button' | 'volume' | 'own' | 'other' {
  if (!(target instanceof HTMLElement)) return 'other';
  if (target.closest('select, summary, a, textarea, details')) return 'own';
  if (target.closest('button')) return 'button';
  return target.dataset['volume'] === undefined ? 'other' : 'volume';
}
