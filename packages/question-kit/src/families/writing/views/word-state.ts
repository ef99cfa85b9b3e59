import type { WritingMessages } from './messages.ts';

/** Whether a text has the requested number of words. */
export type WordState = 'free' | 'short' | 'enough' | 'long';

interface WordLimits {
  minWords?: number | undefined;
  maxWords?: number | undefined;
}

/** Whether a text of so many words is too short or too long. */
export function wordState(count: number, { minWords, maxWords }: WordLimits): WordState {
  if (minWords !== undefined && count < minWords) return 'short';
  if (maxWords !== undefined && count > maxWords) return 'long';
  return minWords === undefined ? 'free' : 'enough';
}

/** The requested length as a text; empty where there is none. */
export function wordTask({ minWords, maxWords }: WordLimits, messages: WritingMessages): string {
  if (minWords !== undefined && maxWords !== undefined) return messages.wordsBetween(minWords, maxWords);
  if (minWords !== undefined) return messages.wordsAtLeast(minWords);
  return maxWords === undefined ? '' : messages.wordsAtMost(maxWords);
}

/** A note on the length of the text so far. */
export function wordNote(count: number, limits: WordLimits, messages: WritingMessages): string {
  switch (wordState(count, limits)) {
    case 'short':
      return messages.wordsToGo((limits.minWords ?? 0) - count);
    case 'long':
      return messages.wordsOver(count - (limits.maxWords ?? 0));
    case 'enough':
      return messages.wordsReached;
    case 'free':
      return '';
  }
}
