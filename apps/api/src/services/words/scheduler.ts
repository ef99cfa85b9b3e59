import type { Word } from '@rubrica/api-client/contract';
import { type Card, createEmptyCard, fsrs, type Grade, Rating, State } from 'ts-fsrs';
import { z } from 'zod';

/** How well a word was remembered. */
export type WordRating = keyof Word['nextDueAt'];

const gradeOf: Readonly<Record<WordRating, Grade>> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

/** Without chance in its intervals, so that what a button says is what it does. */
const scheduler = fsrs({ enable_fuzz: false });

/** A card as it is stored: JSON has no dates. */
const storedCardSchema = z.object({
  due: z.coerce.date(),
  stability: z.number(),
  difficulty: z.number(),
  elapsed_days: z.number(),
  scheduled_days: z.number(),
  learning_steps: z.number(),
  reps: z.number().int(),
  lapses: z.number().int(),
  state: z.enum(State),
  last_review: z.coerce.date().nullish(),
});

type StoredCard = Record<string, unknown>;

const store = (card: Card): StoredCard => ({ ...card });

/** Returns the card of a word that was never practised: it is due at once. */
export function newCard(now: Date): { card: StoredCard; dueAt: Date } {
  const card = createEmptyCard(now);
  return { card: store(card), dueAt: card.due };
}

/** Returns a card after a review, and when it is due next. */
export function reviewCard(stored: StoredCard, rating: WordRating, now: Date): { card: StoredCard; dueAt: Date } {
  const { card } = scheduler.next(readCard(stored), now, gradeOf[rating]);
  return { card: store(card), dueAt: card.due };
}

/** Returns how often a card was reviewed and when, and when it would be due after each rating given now. */
export function describeCard(stored: StoredCard, now: Date): Pick<Word, 'reviews' | 'reviewedAt' | 'nextDueAt'> {
  const card = readCard(stored);
  const preview = scheduler.repeat(card, now);
  const dueAfter = (rating: WordRating) => preview[gradeOf[rating]].card.due.toISOString();
  return {
    reviews: card.reps,
    reviewedAt: card.last_review?.toISOString() ?? null,
    nextDueAt: { again: dueAfter('again'), hard: dueAfter('hard'), good: dueAfter('good'), easy: dueAfter('easy') },
  };
}

function readCard(stored: StoredCard): Card {
  const { last_review, ...card } = storedCardSchema.parse(stored);
  return last_review ? { ...card, last_review } : card;
}
