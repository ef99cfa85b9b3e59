import type { Word } from '@rubrica/api-client/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterRemoval, afterReview, beginSession, cardOf, intervalOf } from './practice-session.ts';

const now = new Date('2026-03-02T09:00:00.000Z').getTime();
const inMinutes = (minutes: number) => new Date(now + minutes * 60_000).toISOString();

function word(id: number, change: Partial<Word> = {}): Word {
  const dueAt = inMinutes(0);
  return {
    _id: String(id),
    createdAt: dueAt,
    updatedAt: dueAt,
    word: 'go',
    form: 'went',
    language: 'en',
    meaning: 'to move',
    translation: '',
    sentence: 'She went home.',
    source: '',
    dueAt,
    reviews: 0,
    reviewedAt: null,
    nextDueAt: { again: dueAt, hard: dueAt, good: dueAt, easy: dueAt },
    ...change,
  };
}

describe('a session of practice', () => {
  it('asks a word again at its end that is due again soon, and is done with one that is not', () => {
    const first = afterReview(beginSession([word(1), word(2)], now), word(1, { dueAt: inMinutes(1) }), now);
    expect(first.queue.map(({ word: { _id } }) => _id)).toEqual(['2', '1']);
    const second = afterReview(first, word(2, { dueAt: inMinutes(600) }), now);
    expect(second).toMatchObject({ done: 1, queue: [{ word: { _id: '1' } }] });
  });

  it('counts the times of each word from when the server told them', () => {
    const session = beginSession([word(1), word(2)], now);
    const { queue } = afterReview(session, word(1, { dueAt: inMinutes(10) }), now + 9 * 60_000);
    expect(queue).toMatchObject([
      { word: { _id: '2' }, toldAt: now },
      { word: { _id: '1' }, toldAt: now + 9 * 60_000 },
    ]);
  });

  it('goes on without a word that was removed', () => {
    const session = afterRemoval(beginSession([word(1), word(2)], now), '1');
    expect(session).toMatchObject({ done: 0, queue: [{ word: { _id: '2' } }] });
    expect(afterRemoval(session, '2')).toEqual({ queue: [], done: 0 });
  });

  it('loses and doubles no word, whatever is answered', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.array(fc.boolean()), (count, answers) => {
        let session = beginSession(
          Array.from({ length: count }, (_, id) => word(id)),
          now,
        );
        for (const isRemembered of answers) {
          const [current] = session.queue;
          if (!current) break;
          session = afterReview(session, { ...current.word, dueAt: inMinutes(isRemembered ? 900 : 1) }, now);
          expect(session.done + session.queue.length).toBe(count);
          expect(new Set(session.queue.map((asked) => asked.word._id)).size).toBe(session.queue.length);
        }
      }),
    );
  });
});

it('asks for the meaning and for the word in its sentence in turns', () => {
  expect(cardOf(word(1))).toMatchObject({ kind: 'meaning' });
  expect(cardOf(word(1, { reviews: 1 }))).toEqual({
    kind: 'gap',
    sentence: ['She ', 'went', ' home.'],
  });
  expect(cardOf(word(1, { reviews: 1, sentence: '' }))).toEqual({ kind: 'meaning', sentence: null });
  expect(cardOf(word(1, { meaning: '' }))).toMatchObject({ kind: 'gap' });
});

it.each([
  [0.3, 'minutes', 1],
  [10, 'minutes', 10],
  [61, 'hours', 1],
  [60 * 24, 'days', 1],
  [60 * 24 * 3.6, 'days', 4],
  [60 * 24 * 65, 'months', 2],
  [-5, 'minutes', 1],
] as const)('says %s minutes in %s', (minutes, unit, count) => {
  expect(intervalOf(inMinutes(minutes), now)).toEqual({ unit, count });
});
