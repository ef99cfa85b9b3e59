import { useEffect, useRef } from 'react';
import { type InboxAction, inboxActionOf } from './inbox-key.ts';

/** Moves the focus in the list: from the row that has it, else from the open conversation. */
export function moveInList(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-thread-link]')];
  const focused = rows.findIndex((row) => row === document.activeElement);
  const at = focused === -1 ? rows.findIndex((row) => row.hasAttribute('aria-current')) : focused;
  const next = at === -1 ? rows[0] : rows[at + step];
  next?.focus();
}

/**
 * Opens the next conversation that waits for an answer: below the open one, else from the top. What was answered moves in the
 * list, so that the next row is not what is to be done next.
 *
 * @returns whether one waits in the list
 */
export function openWaiting(): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-thread-link]')];
  const open = rows.findIndex((row) => row.hasAttribute('aria-current'));
  const waits = (row: HTMLElement, at: number) => at !== open && row.hasAttribute('data-waiting');
  const next = rows.find((row, at) => at > open && waits(row, at)) ?? rows.find(waits);
  next?.focus();
  next?.click();
  return next !== undefined;
}

/** Runs what the keys of the inbox do, for as long as the page is there. */
export function useInboxKeys(actions: Partial<Record<InboxAction, () => void>>): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = inboxActionOf(event);
      const run = action && latest.current[action];
      if (!run) return;
      event.preventDefault();
      run();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
