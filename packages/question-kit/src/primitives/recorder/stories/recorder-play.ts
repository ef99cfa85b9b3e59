import { userEvent, within, type fn } from 'storybook/test';
import type { FileRef } from '../../schema/fields.ts';
import { recorderMessages } from '../messages.ts';

/** Messages in a story's language: every story runs in English and in Arabic. */
export const messagesOf = (element: HTMLElement) =>
  element.ownerDocument.documentElement.lang === 'ar' ? recorderMessages.ar : recorderMessages.en;

export const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Presses a button as soon as it is there. */
export async function pressed(element: HTMLElement, name: string) {
  await userEvent.click(await within(element).findByRole('button', { name }));
}

/** Records for so long, whether the recorder has begun already or not. */
export async function recordFor(element: HTMLElement, ms: number) {
  const messages = messagesOf(element);
  const button = await within(element).findByRole('button', {
    name: (name) => name === messages.recorderRecord || name === messages.recorderStop,
  });
  if (button.getAttribute('aria-label') === messages.recorderRecord) await userEvent.click(button);
  await within(element).findByRole('button', { name: messages.recorderStop });
  await rest(ms);
  await pressed(element, messages.recorderStop);
}

/** The file that the answer was last given. */
export function givenFile(onChange: unknown): FileRef {
  const { calls } = (onChange as ReturnType<typeof fn>).mock;
  return calls.at(-1)?.[0] as FileRef;
}
