import { describe, expect, it } from 'vitest';
import { firstSteps, goTo, isHidden, nextOpen, withinItems } from './steps.ts';

const items = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const has =
  (...ids: string[]) =>
  (id: string) =>
    ids.includes(id);

describe('prompts one after another', () => {
  it('begin at the first and show no later one', () => {
    expect(firstSteps(items, has())).toMatchObject({ current: 0, furthest: 0 });
  });

  it('go on after a reload where no recording is, and keep what was answered beyond it in sight', () => {
    expect(firstSteps(items, has('a', 'b'))).toMatchObject({ current: 2, furthest: 2 });
    expect(firstSteps(items, has('a', 'c'))).toMatchObject({ current: 1, furthest: 2 });
    expect(firstSteps(items, has('a', 'b', 'c', 'd'))).toMatchObject({ current: 3, furthest: 3 });
  });

  it('lead on past what is answered, and nowhere after the last', () => {
    const back = goTo(firstSteps(items, has('a', 'c')), 1);
    expect(nextOpen(items, back, has('a', 'b', 'c'))).toBe(3);
    expect(nextOpen(items, goTo(back, 3), has('a', 'b', 'c'))).toBeUndefined();
    expect(goTo(back, 0)).toMatchObject({ current: 0, furthest: 2 });
  });

  it('are hidden until they are started only where there is time to prepare', () => {
    const steps = firstSteps(items, has());
    expect(isHidden({ id: 'a' }, steps, false)).toBe(false);
    expect(isHidden({ id: 'a', prepSeconds: 30 }, steps, false)).toBe(true);
    expect(isHidden({ id: 'a', prepSeconds: 30 }, steps, true)).toBe(false);
    expect(isHidden({ id: 'a', prepSeconds: 30 }, { ...steps, started: new Set('a') }, false)).toBe(false);
  });

  it('stay among those that are there when an author adds or removes some', () => {
    expect(withinItems(firstSteps([], has()), 2)).toMatchObject({ current: 0, furthest: 0 });
    expect(withinItems(firstSteps(items, has('a', 'b', 'c')), 2)).toMatchObject({ current: 1, furthest: 1 });
    const steps = firstSteps(items, has('a'));
    expect(withinItems(steps, 4)).toBe(steps);
  });
});
