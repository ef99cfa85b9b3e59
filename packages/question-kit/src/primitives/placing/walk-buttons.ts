import type { KeyboardEvent } from 'react';

/** Arrow keys, Home and End move the focus between the buttons that match `selector`, in reading direction. */
export function walkButtons(event: KeyboardEvent<HTMLElement>, selector: string): void {
  const buttons = [...(event.currentTarget.closest('.rb-placing')?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const currentIndex = buttons.indexOf(event.currentTarget);
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
  const steps: Record<string, number> = {
    [forward]: currentIndex + 1,
    [backward]: currentIndex - 1,
    ArrowDown: currentIndex + 1,
    ArrowUp: currentIndex - 1,
    Home: 0,
    End: buttons.length - 1,
  };
  const next = buttons[steps[event.key] ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
