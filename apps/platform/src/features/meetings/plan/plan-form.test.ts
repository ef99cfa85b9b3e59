import { describe, expect, it, onTestFinished } from 'vitest';
import { setDeviceAhead } from '../../../testing/device-clock.ts';
import { meeting, seriesMeeting } from '../../../testing/fixtures/meetings.ts';
import { wallTimeOf } from '../../../lib/calendar/zone.ts';
import { en } from '../messages/en.ts';
import { datesOf, followDate, isOver, momentsOf, planFormOf, planSchema, ruleOf, whenOf } from './plan-form.ts';

const cairo = 'Africa/Cairo';
const now = Date.parse('2026-04-20T22:30:00Z');
const blank = () => ({ ...planFormOf({ kind: 'new' }, cairo, now), title: 'Grammar' });
const planFrom = (date: string) => planFormOf({ kind: 'new', date }, cairo, now);
const problemsOf = (change: object) => {
  const result = planSchema(en).safeParse({ ...blank(), ...change });
  return result.success ? [] : result.error.issues.map(({ path, message }) => [path.join('.'), message]);
};

describe('the plan of a meeting', () => {
  it('begins with today on the clock of the school', () => {
    // Half past midnight in Cairo.
    expect(blank()).toMatchObject({ date: '2026-04-21', weekdays: ['2'], repeat: 'once' });
  });

  it('begins with the date that is shown, unless it is over', () => {
    expect(planFrom('2026-05-06')).toMatchObject({ date: '2026-05-06', weekdays: ['3'], lastDate: '2026-07-22' });
    expect(planFrom('2026-03-01').date).toBe('2026-04-21');
  });

  it('moves the day of the week and the end of a series with its first date, but not days that were chosen', () => {
    const rest = { lastDate: '2026-05-05', weekdays: ['2'] };
    const moved = { lastDate: '2026-05-06', weekdays: ['3'] };
    expect(followDate(rest, '2026-04-21', '2026-04-22')).toEqual(moved);
    expect(followDate(moved, '2026-04-22', '2026-04-21')).toEqual(rest);
    expect(followDate({ ...rest, weekdays: ['1', '2'] }, '2026-04-21', '2026-04-22').weekdays).toEqual(['1', '2']);
    expect(followDate({ ...rest, weekdays: ['5'] }, '2026-04-21', '2026-04-22').weekdays).toEqual(['5']);
  });

  it('keeps the time of day on either side of a change of daylight saving', () => {
    const form = { ...blank(), start: '17:30' };
    expect(momentsOf({ ...form, date: '2026-04-23' }, cairo).startsAt).toBe('2026-04-23T15:30:00.000Z');
    expect(momentsOf({ ...form, date: '2026-04-24' }, cairo).startsAt).toBe('2026-04-24T14:30:00.000Z');
  });

  it('takes as long as planned where the clock changes in between', () => {
    const form = { ...blank(), date: '2026-04-23', start: '23:30', durationMinutes: '60' };
    expect(momentsOf(form, cairo)).toEqual({
      startsAt: '2026-04-23T21:30:00.000Z',
      endsAt: '2026-04-23T22:30:00.000Z',
    });
  });

  it('shows a stored meeting as it was planned', () => {
    const form = planFormOf({ kind: 'meeting', meeting }, cairo);
    expect(momentsOf(form, cairo)).toEqual({ startsAt: meeting.startsAt, endsAt: meeting.endsAt });
    expect(form).toMatchObject({ title: meeting.title, groups: meeting.groups, teacher: meeting.teacher });
  });

  it('shows the rule of a series, and sends the same', () => {
    const form = planFormOf({ kind: 'series', meeting: seriesMeeting }, cairo);
    expect(ruleOf(form)).toEqual(seriesMeeting.series?.rule);
    expect(whenOf(form, cairo)).toEqual({ kind: 'weekly', rule: seriesMeeting.series?.rule });
  });

  it('skips dates of the series, and forgets those that it no longer has', () => {
    const form = { ...blank(), repeat: 'weekly' as const, lastDate: '2026-05-05', skippedDates: ['2026-04-28'] };
    expect(datesOf(form)).toEqual(['2026-04-21', '2026-04-28', '2026-05-05']);
    expect(ruleOf(form).skippedDates).toEqual(['2026-04-28']);
    expect(ruleOf({ ...form, weekdays: ['3'] }).skippedDates).toEqual([]);
    expect(datesOf({ ...form, lastDate: '2028-05-05' })).toEqual([]);
    expect(problemsOf({ ...form, skippedDates: datesOf(form) })).toEqual([['skippedDates', en.form.allSkipped]]);
  });

  it('needs a title, a date, a time and a duration that a meeting can have', () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ title: ' ', date: '', start: '', durationMinutes: '4' })).toEqual([
      ['title', en.form.nameRequired],
      ['date', en.form.dateRequired],
      ['start', en.form.startRequired],
      ['durationMinutes', en.form.durationWrong],
    ]);
    expect(problemsOf({ link: 'http://call.test' })).toEqual([['link', en.form.linkWrong]]);
  });

  it('is over once its last meeting has ended', () => {
    const once = { ...blank(), date: '2026-04-21', start: '00:00', durationMinutes: '30' };
    expect(isOver(once, cairo, now)).toBe(true);
    expect(isOver({ ...once, durationMinutes: '31' }, cairo, now)).toBe(false);
    const weekly = { ...once, repeat: 'weekly' as const, date: '2026-04-07', weekdays: ['2'] };
    expect(isOver({ ...weekly, lastDate: '2026-04-21' }, cairo, now)).toBe(true);
    expect(isOver({ ...weekly, lastDate: '2026-04-28' }, cairo, now)).toBe(false);
    expect(isOver({ ...weekly, lastDate: '2026-04-28', skippedDates: ['2026-04-28'] }, cairo, now)).toBe(true);
    expect(isOver({ ...weekly, lastDate: '' }, cairo, now)).toBe(false);
  });

  it('is not over yet on a device whose clock is fast', () => {
    onTestFinished(setDeviceAhead(3 * 24 * 3_600_000));
    const { date } = wallTimeOf(Date.now() - 2 * 24 * 3_600_000, cairo);
    expect(isOver({ ...blank(), date }, cairo)).toBe(false);
  });

  it('reads the minutes of an Arabic keyboard', () => {
    const form = { ...blank(), durationMinutes: '٩٠' };
    expect(problemsOf(form)).toEqual([]);
    expect(whenOf(form, cairo)).toEqual(whenOf({ ...form, durationMinutes: '90' }, cairo));
    expect(ruleOf(form).durationMinutes).toBe(90);
  });

  it('needs weekdays and an end that is not before its start where it is weekly', () => {
    const weekly = { repeat: 'weekly', lastDate: '2026-04-01', weekdays: [] };
    expect(problemsOf(weekly)).toEqual([
      ['lastDate', en.form.lastBeforeFirst],
      ['weekdays', en.form.weekdayRequired],
    ]);
    expect(problemsOf({ ...weekly, repeat: 'once' })).toEqual([]);
  });
});
