import type { Word } from '@rubrica/api-client/contract';
import { withGap, type GapSentence } from '../../lib/words/selected-text.ts';

/** How well a word can be remembered, in the order of the keys 1 to 4. */
export const ratings = ['again', 'hard', 'good', 'easy'] as const satisfies (keyof Word['nextDueAt'])[];
export type Rating = (typeof ratings)[number];

/** A word that is due within this time is asked again in the same session. */
const againWithinMs = 20 * 60_000;

/** A session of practice: the words that are still to be asked, the current one first. */
export interface PracticeSession {
  queue: readonly Word[];
  /** How many words are done. */
  done: number;
}

/** Begins a session with the words that are due. */
export function beginSession(due: readonly Word[]): PracticeSession {
  return { queue: due, done: 0 };
}

/** Returns the session after its current word was reviewed: asked again at the end if it is due soon, else done. */
export function afterReview({ queue, done }: PracticeSession, reviewed: Word, now: number): PracticeSession {
  const rest = queue.filter(({ _id }) => _id !== reviewed._id);
  const isSoon = new Date(reviewed.dueAt).getTime() - now <= againWithinMs;
  return isSoon ? { queue: [...rest, reviewed], done } : { queue: rest, done: done + 1 };
}

/** How a word is asked: its meaning, or the word in the gap of its sentence. */
export type PracticeCard = { kind: 'meaning'; sentence: GapSentence | null } | { kind: 'gap'; sentence: GapSentence };

/** Asks the meaning of a word first, and then in turns the word in its sentence, if it has one. */
export function cardOf({ form, sentence, reviews, meaning, translation }: Word): PracticeCard {
  const gap = withGap(sentence, form);
  const hasHint = meaning !== '' || translation !== '';
  return gap && (reviews % 2 === 1 || !hasHint) ? { kind: 'gap', sentence: gap } : { kind: 'meaning', sentence: gap };
}

const minuteMs = 60_000;
const units = [
  ['months', 30 * 24 * 60 * minuteMs],
  ['days', 24 * 60 * minuteMs],
  ['hours', 60 * minuteMs],
  ['minutes', minuteMs],
] as const;

/** Returns a time until a word is due in one unit: 3 days, 10 minutes. */
export function intervalOf(
  dueAt: string,
  now: number,
): { unit: 'minutes' | 'hours' | 'days' | 'months'; count: number } {
  const ms = Math.max(0, new Date(dueAt).getTime() - now);
  const [unit, unitMs] = units.find(([, size]) => ms >= size) ?? units[3];
  return { unit, count: Math.max(1, Math.round(ms / unitMs)) };
}
