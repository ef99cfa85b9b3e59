import { describe, expect, it } from 'vitest';
import { calendarActionOf } from './calendar-key.ts';
import type { CalendarView } from './period.ts';

const press = (key: string, context: { view?: CalendarView; isRtl?: boolean; isInside?: boolean } = {}, change = {}) =>
  calendarActionOf(
    { key, code: '', ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false, target: null, ...change },
    { view: 'week', isRtl: false, isInside: true, ...context },
  );

describe('the keys of a calendar', () => {
  it('choose a view, today and the help from anywhere', () => {
    const isInside = false;
    expect(['w', 'M', 'a'].map((key) => press(key, { isInside }))).toEqual([
      { kind: 'view', view: 'week' },
      { kind: 'view', view: 'month' },
      { kind: 'view', view: 'agenda' },
    ]);
    expect([press('t', { isInside }), press('?', { isInside })]).toEqual([{ kind: 'today' }, { kind: 'help' }]);
    expect(press('ف', { isInside }, { code: 'KeyT' })).toEqual({ kind: 'today' });
  });

  it('leave scrolling to the page while the focus is elsewhere', () => {
    for (const key of ['PageDown', 'ArrowDown', 'ArrowLeft']) expect(press(key, { isInside: false })).toBeNull();
    expect(press('PageUp')).toEqual({ kind: 'period', by: -1 });
  });

  it('go to the day on that side in either direction of writing', () => {
    expect([press('ArrowRight'), press('ArrowRight', { isRtl: true })]).toEqual([
      { kind: 'day', by: 1 },
      { kind: 'day', by: -1 },
    ]);
  });

  it('go a week on in a month, and to the next meeting elsewhere', () => {
    expect(press('ArrowDown', { view: 'month' })).toEqual({ kind: 'day', by: 7 });
    expect(press('ArrowDown', { view: 'agenda' })).toEqual({ kind: 'meeting', by: 1 });
    expect(press('ArrowLeft', { view: 'agenda' })).toBeNull();
  });

  it('leave text fields, dialogs and the shortcuts of the browser alone', () => {
    const target = Object.assign(new EventTarget(), { closest: () => ({}) });
    expect(press('m', {}, { target })).toBeNull();
    expect(press('t', {}, { ctrlKey: true })).toBeNull();
    expect(press('t', {}, { defaultPrevented: true })).toBeNull();
  });
});
