import { plainText } from '../../../primitives/rich-text/rich-text.ts';
import { countWords } from '../../../primitives/text/words.ts';
import { stemOf } from '../text/draft-parts.ts';
import { onArabicKeyboard } from './arabic-keyboard.ts';
import type { Situation } from './situation.ts';
import type { ByStudent } from './students.ts';

/** A task that is answered with a text of its own. */
interface WritingTask {
  rubric: string;
  modelAnswer?: string | undefined;
  minWords?: number | undefined;
  maxWords?: number | undefined;
}

type Compose = (task: WritingTask, situation: Situation) => string;

/** Where the author has set no length. */
const usualWords = 120;

/** What each student writes. A person marks it; what the table shows is how long it is, and whether anything has to be marked. */
export const composeText: ByStudent<Compose> = {
  perfect: modelText,
  'near-miss': (task) => firstWords(modelText(task), Math.floor(fewest(task) * 0.9)),
  'no-accents': (task) =>
    modelText(task)
      .normalize('NFD')
      .replaceAll(/\p{Mn}/gu, '')
      .normalize('NFC'),
  typos: (task) => modelText(task).replaceAll(/(\p{L}{2})(\p{L})(\p{L})(?=\p{L}{2})/gu, '$1$3$2'),
  empty: () => '',
  guesses: () => 'I do not know.',
  'arabic-keyboard': (task) => onArabicKeyboard(modelText(task)),
  fast: (task) => firstWords(modelText(task), Math.ceil(fewest(task) / 3)),
  copies: (task, { passage }) => (passage === '' ? stemOf(task) : passage).slice(0, 20_000),
  'writes-much': (task) => repeated(modelText(task), (task.maxWords ?? usualWords) * 2),
};

function fewest({ minWords, maxWords }: WritingTask): number {
  return minWords ?? (maxWords === undefined ? usualWords : Math.ceil(maxWords * 0.8));
}

/** The model answer, or the task's own words as often as it takes. */
function modelText(task: WritingTask): string {
  const model = plainText(task.modelAnswer ?? '');
  return model === '' ? repeated(stemOf(task) || 'This is my text about it.', fewest(task)) : model;
}

function repeated(text: string, words: number): string {
  const once = Math.max(countWords(text), 1);
  return firstWords(`${text} `.repeat(Math.min(Math.ceil(words / once), 500)), words);
}

function firstWords(text: string, count: number): string {
  return text.split(/\s+/u).slice(0, Math.max(count, 1)).join(' ').trim();
}
