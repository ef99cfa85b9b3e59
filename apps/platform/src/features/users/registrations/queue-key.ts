import { isTyping, letterOf } from '../../../lib/keyboard/letter-of.ts';

/** What a key does in the queue of registrations. */
export type QueueAction = { kind: 'move'; by: 1 | -1 } | { kind: 'approve' | 'reject' | 'choose' | 'help' };

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'defaultPrevented' | 'target'
>;

const letters: Readonly<Record<string, QueueAction>> = {
  j: { kind: 'move', by: 1 },
  k: { kind: 'move', by: -1 },
  a: { kind: 'approve' },
  r: { kind: 'reject' },
  x: { kind: 'choose' },
};

/** Returns what a key does in the queue; null where it is text, or the browser's, and while a key that does not move is held. */
export function queueActionOf(press: KeyPress): QueueAction | null {
  if (press.defaultPrevented || press.ctrlKey || press.metaKey || press.altKey || isTyping(press.target)) return null;
  const action = actionOf(press);
  // Each decision takes a press of its own: the focus has gone on to the next person.
  return press.repeat && action?.kind !== 'move' ? null : action;
}

function actionOf(press: KeyPress): QueueAction | null {
  if (press.key === '?' || press.key === '؟') return { kind: 'help' };
  if (press.key === 'ArrowDown') return { kind: 'move', by: 1 };
  if (press.key === 'ArrowUp') return { kind: 'move', by: -1 };
  return letters[letterOf(press) ?? ''] ?? null;
}
