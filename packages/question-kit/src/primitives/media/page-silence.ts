import { useSyncExternalStore, type RefObject } from 'react';

// What sounds on a page while somebody records on it would be in the recording.

/** How many recordings run on this page. */
let running = 0;
/** What somebody tried to play meanwhile. */
let refused: HTMLMediaElement | null = null;
const listeners = new Set<() => void>();

function setRefused(element: HTMLMediaElement | null): void {
  if (refused === element) return;
  refused = element;
  listeners.forEach((listener) => listener());
}

/** Whether an element plays a file. What shows a camera has a stream, and goes on. */
const playsFile = (target: unknown): target is HTMLMediaElement =>
  target instanceof HTMLMediaElement && target.srcObject === null;

/** Pauses whatever plays on this page. A play that is counted can be gone on with, and stays the same play. */
export function pausePage(): void {
  for (const element of document.querySelectorAll<HTMLMediaElement>('audio, video'))
    if (playsFile(element) && !element.paused) element.pause();
}

function refuse({ target }: Event): void {
  if (!playsFile(target)) return;
  target.pause();
  setRefused(target);
}

/** Pauses whatever plays on this page, and lets nothing play until the returned function is called. */
export function keepPageSilent(): () => void {
  pausePage();
  running += 1;
  // Media events do not bubble.
  if (running === 1) document.addEventListener('play', refuse, true);
  let hasEnded = false;
  return () => {
    if (hasEnded) return;
    hasEnded = true;
    running -= 1;
    if (running > 0) return;
    document.removeEventListener('play', refuse, true);
    setRefused(null);
  };
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether somebody tried to play something while a recording runs: any element of the page, or the given one. */
export function useIsPlayRefused(element?: RefObject<HTMLMediaElement | null>): boolean {
  const isRefused = () => refused !== null && (element === undefined || element.current === refused);
  return useSyncExternalStore(subscribe, isRefused, () => false);
}
