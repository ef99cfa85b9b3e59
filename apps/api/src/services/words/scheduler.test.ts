import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeCard, newCard, reviewCard } from './scheduler.ts';

const ratings = ['again', 'hard', 'good', 'easy'] as const;

test('whatever is answered, each button says when the word is due, no button earlier than the one before it', () => {
  const history = fc.array(fc.tuple(fc.constantFrom(...ratings), fc.integer({ min: 0, max: 400 * 24 * 60 })), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(history, (answers) => {
      let now = new Date('2026-01-01T00:00:00.000Z');
      let state = newCard(now);
      for (const [count, [rating, minutes]] of answers.entries()) {
        now = new Date(now.getTime() + minutes * 60_000);
        const { nextDueAt, reviews } = describeCard(state.card, now);
        const due = ratings.map((one) => nextDueAt[one]);
        expect(due.toSorted()).toEqual(due);
        expect(reviews).toBe(count);
        // Stored and read as the database does.
        state = reviewCard(structuredClone(JSON.parse(JSON.stringify(state.card))), rating, now);
        expect(state.dueAt.toISOString()).toBe(nextDueAt[rating]);
        expect(state.dueAt.getTime()).toBeGreaterThan(now.getTime());
      }
    }),
    { numRuns: 60 },
  );
});

test('a word that is remembered each time comes more and more rarely, until one forgets it', () => {
  let now = new Date('2026-01-01T00:00:00.000Z');
  let state = newCard(now);
  const intervalsMs: number[] = [];
  const answer = (rating: (typeof ratings)[number]) => {
    state = reviewCard(state.card, rating, now);
    intervalsMs.push(state.dueAt.getTime() - now.getTime());
    now = state.dueAt;
  };
  for (let round = 0; round < 6; round += 1) answer('good');
  expect(intervalsMs.toSorted((one, other) => one - other)).toEqual(intervalsMs);
  answer('again');
  expect(intervalsMs.at(-1)).toBeLessThan(60 * 60_000);
});
