import type { Word, WordId } from '@rubrica/api-client/contract';
import { dividedAt } from '../../lib/words/selected-text.ts';

/** How well a word can be remembered, in the order of the keys 1 to 4. */
export const ratings = ['again', 'hard', 'good', 'easy'] as const satisfies (keyof Word['nextDueAt'])[];
export type Rating = (typeof ratings)[number];

/** A word that is due within this time is asked again in the same session. */
const againWithinMs = 20 * 60_000;

/** A word that is asked. */
export interface AskedWord {
  word: Word;
  /** When the server told the word. From then on the times are counted until which it is due, and not from when it is asked. */
  toldAt: number;
}

/** A session of practice: the words that are still to be asked, the current one first. */
export interface PracticeSession {
  queue: readonly AskedWord[];
  /** How many words are done. */
  done: number;
}

/** Begins a session with the words that are due, as the server has told them. */
export function beginSession(due: readonly Word[], toldAt: number): PracticeSession {
  return { queue: due.map((word) => ({ word, toldAt })), done: 0 };
}

/** Returns the session after its current word was reviewed: asked again at the end if it is due soon, else done. */
export function afterReview({ queue, done }: PracticeSession, reviewed: Word, now: number): PracticeSession {
  const rest = queue.filter(({ word }) => word._id !== reviewed._id);
  const isSoon = new Date(reviewed.dueAt).getTime() - now <= againWithinMs;
  return isSoon ? { queue: [...rest, { word: reviewed, toldAt: now }], done } : { queue: rest, done: done + 1 };
}

/** Returns the session without a word that was removed meanwhile. It counts as if it had not been due. */
export function afterRemoval({ queue, done }: PracticeSession, id: WordId): PracticeSession {
  return { queue: queue.filter(({ word }) => word._id !== id), done };
}

/** How a word is asked: its meaning, or the word in the gaps of its sentence, which is divided at the word. */
export type PracticeCard =
  | { kind: 'meaning'; sentence: readonly string[] | null }
  | { kind: 'gap'; sentence: readonly string[] };

/** Asks the meaning of a word first, and then in turns the word in its sentence, if it has one. */
export function cardOf({ form, sentence, reviews, meaning, translation }: Word): PracticeCard {
  const parts = dividedAt(sentence, form);
  const hasHint = meaning !== '' || translation !== '';
  return parts && (reviews % 2 === 1 || !hasHint)
    ? { kind: 'gap', sentence: parts }
    : { kind: 'meaning', sentence: parts };
}

const minuteMs = 60_000;
const units = [
  ['months', 30 * 24 * 60 * minuteMs],
  ['days', 24 * 60 * minuteMs],
  ['hours', 60 * minuteMs],
  ['minutes', minuteMs],
] as const;

/** Returns the time from a moment until a word is due in one unit: 3 days, 10 minutes. */
export function intervalOf(
  dueAt: string,
  from: number,
): { unit: 'minutes' | 'hours' | 'days' | 'months'; count: number } {
  const ms = Math.max(0, new Date(dueAt).getTime() - from);
  const [unit, unitMs] = units.find(([, size]) => ms >= size) ?? units[3];
  return { unit, count: Math.max(1, Math.round(ms / unitMs)) };
}
