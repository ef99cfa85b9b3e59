import { userEvent, within, type fn } from 'storybook/test';
import type { FileRef } from '../../schema/fields.ts';
import { recorderWords } from '../words.ts';

/** The words that a story is shown in: every story runs in English and in Arabic. */
export const wordsOf = (element: HTMLElement) =>
  element.ownerDocument.documentElement.lang === 'ar' ? recorderWords.ar : recorderWords.en;

export const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Presses a button as soon as it is there. */
export async function pressed(element: HTMLElement, name: string) {
  await userEvent.click(await within(element).findByRole('button', { name }));
}

/** Records for so long, whether the recorder has begun already or not. */
export async function recordFor(element: HTMLElement, ms: number) {
  const words = wordsOf(element);
  const button = await within(element).findByRole('button', {
    name: (name) => name === words.recorderRecord || name === words.recorderStop,
  });
  if (button.getAttribute('aria-label') === words.recorderRecord) await userEvent.click(button);
  await within(element).findByRole('button', { name: words.recorderStop });
  await rest(ms);
  await pressed(element, words.recorderStop);
}

/** The file that the answer was last given. */
export function givenFile(onChange: unknown): FileRef {
  const { calls } = (onChange as ReturnType<typeof fn>).mock;
  return calls.at(-1)?.[0] as FileRef;
}
