import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** What a key does: `seekBy` and `seekTo` in seconds and as a share of the whole. */
export type PlayerCommand =
  | { name: 'toggle' | 'mute' | 'captions' | 'fullscreen' | 'slower' | 'faster' }
  | { name: 'seekBy'; seconds: number }
  | { name: 'seekTo'; share: number };

const letters: Readonly<Record<string, PlayerCommand>> = {
  k: { name: 'toggle' },
  j: { name: 'seekBy', seconds: -10 },
  l: { name: 'seekBy', seconds: 10 },
  m: { name: 'mute' },
  c: { name: 'captions' },
  f: { name: 'fullscreen' },
};
// Time runs from left to right in every language, so the arrows do too.
const others: Readonly<Record<string, PlayerCommand>> = {
  ArrowLeft: { name: 'seekBy', seconds: -5 },
  ArrowRight: { name: 'seekBy', seconds: 5 },
  '<': { name: 'slower' },
  '>': { name: 'faster' },
};

type KeyPress = Pick<ReactKeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** What a key is pressed on, by the keys that it handles itself. */
export type PressedOn = 'button' | 'slider' | 'own' | 'other';

/** Returns what a key does in the player; undefined if the control it is pressed on handles it, or nothing does. */
export function playerCommand(event: KeyPress, target: PressedOn): PlayerCommand | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || target === 'own') return undefined;
  if (event.key === ' ') return target === 'button' ? undefined : { name: 'toggle' };
  if (target === 'slider' && event.key.startsWith('Arrow')) return undefined;
  if (/^\d$/u.test(event.key)) return { name: 'seekTo', share: Number(event.key) / 10 };
  const other = others[event.key] ?? (event.shiftKey ? others[shifted[event.code] ?? ''] : undefined);
  if (other) return other;
  // By physical key if the keyboard layout has no Latin letters.
  const letter = /^[a-z]$/iu.test(event.key) ? event.key : event.code.replace('Key', '');
  return letters[letter.toLowerCase()];
}

/** Where `<` and `>` are on a keyboard whose layout has other letters there. */
const shifted: Readonly<Record<string, string>> = { Comma: '<', Period: '>' };

/** Returns what a key is pressed on. */
export function pressedOn(target: EventTarget | null): PressedOn {
  if (!(target instanceof HTMLElement)) return 'other';
  if (target.closest('[data-volume]')) return 'slider';
  if (target.closest('[data-time-line]')) return 'other';
  if (target.closest('select, summary, a, textarea, input, details, [contenteditable], [role="tab"]')) return 'own';
  return target.closest('button') ? 'button' : 'other';
}
