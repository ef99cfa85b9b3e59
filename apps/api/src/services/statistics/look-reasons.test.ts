import { describe, expect, it } from 'vitest';
import { lookReasons } from './look-reasons.ts';

type Item = Parameters<typeof lookReasons>[0];

const option = (isKey: boolean, all: number, upper = all, lower = all) => ({
  id: String(isKey),
  text: '',
  isKey,
  count: 30 * all,
  shares: { all, upper, lower },
});

/** The reasons for an item that works but for these changes. */
const reasonsFor = (change: Partial<Item>) =>
  lookReasons({
    facility: 0.6,
    standardDeviation: 0.5,
    discrimination: 0.4,
    intendedWeight: 0.1,
    effectiveWeight: 0.11,
    chance: 0.25,
    options: [option(true, 0.6, 0.9, 0.3), option(false, 0.4, 0.1, 0.7)],
    ...change,
  });

describe('why to look at an item', () => {
  it('is nothing for one that works', () => {
    expect(reasonsFor({})).toEqual([]);
  });

  it('says which way a weight is off, and nothing of it where all marks are equal', () => {
    expect(reasonsFor({ effectiveWeight: 0.21 })).toEqual(['weight-above-intended']);
    expect(reasonsFor({ effectiveWeight: 0.04 })).toEqual(['weight-below-intended']);
    expect(reasonsFor({ effectiveWeight: 0, standardDeviation: 0, facility: 1, discrimination: null })).toEqual([
      'too-easy',
    ]);
  });

  it('names a key that may be wrong once, without what follows from it', () => {
    const options = [option(true, 0.2, 0.1, 0.3), option(false, 0.8, 0.9, 0.7)];
    expect(reasonsFor({ facility: 0.22, discrimination: -0.3, options })).toEqual(['key-possibly-wrong']);
  });

  it('says of a wrong typed answer that the upper third prefers it', () => {
    const options = [option(true, 0.3, 0.4, 0.2), option(false, 0.5, 0.6, 0.5)];
    expect(reasonsFor({ facility: 0.3, chance: null, options })).toEqual(['distractor-beats-key']);
  });
});
