import type { KeyboardEvent } from 'react';

/** Arrow keys, Home and End lead from a button to the others that match, in the direction the text is read. */
export function walkButtons(event: KeyboardEvent<HTMLElement>, selector: string): void {
  const buttons = [...(event.currentTarget.closest('.rb-placing')?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const at = buttons.indexOf(event.currentTarget);
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
  const steps: Record<string, number> = {
    [forward]: at + 1,
    [backward]: at - 1,
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: buttons.length - 1,
  };
  const next = buttons[steps[event.key] ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
