import { isTyping, letterOf } from '../keyboard/letter-of.ts';
import type { CalendarView } from './period.ts';

/** What a key does in a calendar. */
export type CalendarAction =
  | { kind: 'view'; view: CalendarView }
  | { kind: 'today' }
  | { kind: 'help' }
  | { kind: 'period'; by: 1 | -1 }
  | { kind: 'day'; by: number }
  | { kind: 'meeting'; by: 1 | -1 };

const views: Readonly<Record<string, CalendarView>> = { w: 'week', m: 'month', a: 'agenda' };

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'target'>;

interface KeyContext {
  view: CalendarView;
  isRtl: boolean;
  /** Whether the focus is on a day or a meeting: the keys that scroll are the page's elsewhere. */
  isInside: boolean;
}

/** Returns what a key does in a calendar; null where it is not for the calendar. */
export function calendarActionOf(press: KeyPress, { view, isRtl, isInside }: KeyContext): CalendarAction | null {
  if (press.defaultPrevented || press.ctrlKey || press.metaKey || press.altKey || isTyping(press.target)) return null;
  if (press.key === '?' || press.key === '؟') return { kind: 'help' };
  const letter = letterOf(press) ?? '';
  if (letter === 't') return { kind: 'today' };
  const chosen = views[letter];
  if (chosen) return { kind: 'view', view: chosen };
  return isInside ? movementOf(press.key, view, isRtl) : null;
}

function movementOf(key: string, view: CalendarView, isRtl: boolean): CalendarAction | null {
  const isMonth = view === 'month';
  switch (key) {
    case 'PageDown':
      return { kind: 'period', by: 1 };
    case 'PageUp':
      return { kind: 'period', by: -1 };
    case 'ArrowDown':
      return isMonth ? { kind: 'day', by: 7 } : { kind: 'meeting', by: 1 };
    case 'ArrowUp':
      return isMonth ? { kind: 'day', by: -7 } : { kind: 'meeting', by: -1 };
    case 'ArrowRight':
      return view === 'agenda' ? null : { kind: 'day', by: isRtl ? -1 : 1 };
    case 'ArrowLeft':
      return view === 'agenda' ? null : { kind: 'day', by: isRtl ? 1 : -1 };
    default:
      return null;
  }
}
