import type { AttendanceStatus } from '@rubrica/api-client/contract';
import { isTyping, letterOf } from '../../../lib/keyboard/letter-of.ts';

/** What a key does on the attendance sheet. */
export type SheetAction =
  | { kind: 'mark'; status: AttendanceStatus | null }
  | { kind: 'move'; by: 1 | -1 }
  | { kind: 'rest-present' }
  | { kind: 'remark' }
  | { kind: 'help' };

const statuses: Readonly<Record<string, AttendanceStatus>> = { p: 'Present', l: 'Late', a: 'Absent', e: 'Excused' };

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'defaultPrevented' | 'target'
>;

/** Returns what a key does on the sheet; null where it is text, or the browser's, and while a key that does not move is held. */
export function sheetActionOf(press: KeyPress): SheetAction | null {
  if (press.defaultPrevented || press.ctrlKey || press.metaKey || press.altKey || isTyping(press.target)) return null;
  const action = actionOf(press);
  // Each mark takes a press of its own: the focus has gone on to the next student.
  return press.repeat && action?.kind !== 'move' ? null : action;
}

function actionOf(press: KeyPress): SheetAction | null {
  switch (press.key) {
    case 'ArrowDown':
      return { kind: 'move', by: 1 };
    case 'ArrowUp':
      return { kind: 'move', by: -1 };
    case 'Delete':
    case 'Backspace':
      return { kind: 'mark', status: null };
    case '?':
    case '؟':
      return { kind: 'help' };
    default: {
      const letter = letterOf(press) ?? '';
      if (letter === 'j') return { kind: 'move', by: 1 };
      if (letter === 'k') return { kind: 'move', by: -1 };
      if (letter === 'r') return { kind: 'remark' };
      if (letter === 'p' && press.shiftKey) return { kind: 'rest-present' };
      const status = statuses[letter];
      return status ? { kind: 'mark', status } : null;
    }
  }
}
