import type { WritingMessages } from './messages-en.ts';

/** How a text stands to the words asked for. */
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

/** What is asked, in words; empty where nothing is. */
export function wordTask({ minWords, maxWords }: WordLimits, messages: WritingMessages): string {
  if (minWords !== undefined && maxWords !== undefined) return messages.wordsBetween(minWords, maxWords);
  if (minWords !== undefined) return messages.wordsAtLeast(minWords);
  return maxWords === undefined ? '' : messages.wordsAtMost(maxWords);
}

/** How far the text is, kindly. */
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
