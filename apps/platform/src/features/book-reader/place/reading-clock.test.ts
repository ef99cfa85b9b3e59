import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createReadingClock, idleAfterMs } from './reading-clock.ts';

function clockAt(start = 1000) {
  let nowMs = start;
  const clock = createReadingClock(() => nowMs);
  return { clock, pass: (ms: number) => void (nowMs += ms) };
}

test('time counts while the book is in sight', () => {
  const { clock, pass } = clockAt();
  pass(60_000);
  clock.show();
  pass(12_400);
  expect(clock.take()).toBe(12);
  clock.hide();
  pass(60_000);
  clock.show();
  pass(700);
  // With what was left before.
  expect(clock.take()).toBe(1);
});

test('a book that lies open does not count for ever', () => {
  const { clock, pass } = clockAt();
  clock.show();
  pass(10 * idleAfterMs);
  expect(clock.take()).toBe(idleAfterMs / 1000);
  clock.touch();
  pass(5000);
  expect(clock.take()).toBe(5);
});

test('however often it is asked, no second counts twice and none is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(4000)), (passes) => {
      const { clock, pass } = clockAt();
      clock.show();
      let taken = 0;
      for (const ms of passes) {
        pass(ms);
        clock.touch();
        taken += clock.take();
      }
      expect(taken).toBe(Math.floor(passes.reduce((sum, ms) => sum + ms, 0) / 1000));
    }),
  );
});
