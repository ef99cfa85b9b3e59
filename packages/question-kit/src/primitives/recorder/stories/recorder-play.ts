import { userEvent, within, type fn } from 'storybook/test';
import type { FileRef } from '../../schema/fields.ts';
import { recorderMessages } from '../messages.ts';

/** Messages in a story's language: every story runs in English and in Arabic. */
export const messagesOf = (element: HTMLElement) =>
  element.ownerDocument.documentElement.lang === 'ar' ? recorderMessages.ar : recorderMessages.en;

export const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Clicks a button as soon as it is there. */
export async function press(element: HTMLElement, name: string) {
  await userEvent.click(await within(element).findByRole('button', { name }));
}

/** Records for a time, whether the recorder has already started or not. */
export async function recordFor(element: HTMLElement, ms: number) {
  const messages = messagesOf(element);
  const button = await within(element).findByRole('button', {
    name: (name) => name === messages.recorderRecord || name === messages.recorderStop,
  });
  if (button.getAttribute('aria-label') === messages.recorderRecord) await userEvent.click(button);
  await within(element).findByRole('button', { name: messages.recorderStop });
  await wait(ms);
  await press(element, messages.recorderStop);
}

/** The file last passed to the answer. */
export function lastDeliveredFile(onChange: unknown): FileRef {
  const { calls } = (onChange as ReturnType<typeof fn>).mock;
  return calls.at(-1)?.[0] as FileRef;
}
