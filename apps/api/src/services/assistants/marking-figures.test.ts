import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  componentMeans,
  enoughData,
  lastActors,
  markedLately,
  markingAgreement,
  type MarkSave,
  markingTimes,
  medianOf,
} from './marking-figures.ts';

const [own, other] = ['own', 'other'];
const submittedAt = new Date('2026-11-01T08:00:00Z');
const after = (hours: number) => new Date(submittedAt.getTime() + hours * 3_600_000);
const save = (answer: number, change: Partial<MarkSave> = {}): MarkSave => ({
  answer: `answer-${answer}`,
  attempt: `attempt-${answer}`,
  actor: own,
  at: after(2),
  submittedAt,
  markBefore: null,
  mark: 5,
  maximum: 10,
  ...change,
});
const many = Array.from({ length: enoughData }, (_, index) => index);

test('a median lies between the middle values, and half of them on either side', () => {
  expect([medianOf([]), medianOf([3]), medianOf([9, 1]), medianOf([5, 100, 1])]).toEqual([null, 3, 5, 5]);
  const values = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1 });
  fc.assert(
    fc.property(values, (list) => {
      const median = medianOf(list) ?? 0;
      const half = list.length / 2;
      expect(list.filter((value) => value < median).length).toBeLessThanOrEqual(half);
      expect(list.filter((value) => value > median).length).toBeLessThanOrEqual(half);
    }),
  );
});

describe('the time to mark', () => {
  test('is that of the first save of an answer after its submission', () => {
    const saves = many.flatMap((index) => [
      save(index, { at: after(index + 1) }),
      save(index, { at: after(500) }),
      // Marks of an earlier submission, which was returned since.
      save(index, { at: after(-3) }),
      save(index, { at: after(0.1), actor: other }),
    ]);
    expect(markingTimes(saves, own)).toEqual({ medianHours: 10.5, timed: 20 });
  });

  test('is not given of fewer than twenty answers', () => {
    expect(
      markingTimes(
        many.slice(1).map((index) => save(index)),
        own,
      ),
    ).toEqual({ medianHours: null, timed: 19 });
  });
});

test('attempts of the last 30 days count once each', () => {
  const now = after(40 * 24);
  const saves = [save(1), save(2, { at: after(39 * 24) }), save(2, { at: now }), save(3, { at: now, actor: other })];
  expect(markedLately(saves, own, now)).toBe(1);
});

test('of much that somebody marked, the answers of others are read as well, each by whoever saved it last', () => {
  const saves = [
    ...many.map((index) => save(index, { at: after(100 - index) })),
    // Saved by `own` since.
    save(3, { actor: other, at: after(50) }),
    ...many.map((index) => save(100 + index, { actor: other, at: after(40 - index) })),
  ];
  expect([...lastActors(saves, own, 2)]).toEqual([
    ['answer-0', own],
    ['answer-1', own],
    ['answer-100', other],
    ['answer-101', other],
  ]);
});

/** First by `other` with `before`, then by `own` with `mark`. */
const twice = (answer: number, before: number, mark: number) => [
  save(answer, { actor: other, at: after(1), mark, markBefore: 0 }),
  save(answer, { at: after(2), mark, markBefore: before }),
];

describe('agreement', () => {
  test('compares what each person left an answer with: within a tenth of the maximum is the same', () => {
    const saves = many.flatMap((index) => twice(index, index < 15 ? 6 : 8, 5));
    expect(markingAgreement(saves, own)).toEqual({ count: 20, percent: 75 });
    expect(markingAgreement(saves, other)).toEqual({ count: 20, percent: 75 });
  });

  test('counts a save that changes nothing as the same mark', () => {
    const unchanged = many.flatMap((index) => [save(index, { actor: other, at: after(1) }), save(index)]);
    expect(markingAgreement(unchanged, own)).toEqual({ count: 20, percent: 100 });
  });

  test('is of work that two people marked alone', () => {
    expect(
      markingAgreement(
        many.map((index) => save(index)),
        own,
      ),
    ).toEqual({ count: 0, percent: null });
    expect(markingAgreement(twice(1, 5, 5), own)).toEqual({ count: 1, percent: null });
  });
});

test('figures are rounded by the page alone', () => {
  const saves = many.flatMap((index) => twice(index, index < 7 ? 5 : 8, 5)).concat(twice(20, 8, 5));
  expect(markingAgreement(saves, own).percent).toBeCloseTo(100 / 3, 9);
  const marks = many.map(() => ({ component: 'content' as const, maximum: 3, actor: own, mark: 1 }));
  expect(componentMeans(marks, own)[0]?.percent).toBeCloseTo(100 / 3, 9);
  const times = many.map((index) => save(index, { at: after(4 / 3) }));
  expect(markingTimes(times, own).medianHours).toBeCloseTo(4 / 3, 6);
});

test('means by component stand beside those of the others, with the counts, and without data are null', () => {
  const mark = { component: 'content' as const, maximum: 4 };
  const marks = [
    ...many.map((index) => ({ ...mark, actor: own, mark: index % 2 === 0 ? 4 : 2 })),
    ...many.slice(1).map(() => ({ ...mark, actor: other, mark: 1 })),
    { ...mark, component: 'communication' as const, actor: own, mark: 3 },
    { ...mark, component: 'language' as const, actor: other, mark: 3 },
  ];
  expect(componentMeans(marks, own)).toEqual([
    { component: 'content', count: 20, percent: 75, othersCount: 19, othersPercent: null },
    { component: 'communication', count: 1, percent: null, othersCount: 0, othersPercent: null },
  ]);
});
