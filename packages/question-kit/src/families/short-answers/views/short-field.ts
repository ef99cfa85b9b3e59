import type { KeyboardEvent } from 'react';

/** What every typed field of a block has in common. Nothing helps with the spelling: that is asked as well. */
export const typedField = {
  maxLength: 2000,
  autoCapitalize: 'off',
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
  dir: 'auto',
} as const;

/** Enter moves to the next field; it must not submit a host's form. */
export function toNextField(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const next = Number(event.currentTarget.dataset['field']) + 1;
  event.currentTarget.closest('[data-fields]')?.querySelector<HTMLElement>(`[data-field="${next}"]`)?.focus();
}
