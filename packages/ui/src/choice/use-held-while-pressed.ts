import { useEffect, useRef, useState } from 'react';

/** How long after its release a press may become a click: on a touch screen it does so a moment later. */
const clickWithinMs = 100;

/**
 * Keeps a value as it was shown when somebody pressed on it, until the press has become a click: options that a reply changes meanwhile
 * would move another one, or none, under the pointer.
 * @returns the value to show, and what to call at the press
 */
export function useHeldWhilePressed<Value>(value: Value): [shown: Value, hold: () => void] {
  const [held, setHeld] = useState<{ value: Value } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHeld = held !== null;
  useEffect(() => {
    if (!isHeld) return undefined;
    const release = () => {
      timer.current = setTimeout(() => setHeld(null), clickWithinMs);
    };
    const ends = ['pointerup', 'pointercancel'] as const;
    for (const end of ends) window.addEventListener(end, release, true);
    return () => {
      clearTimeout(timer.current);
      for (const end of ends) window.removeEventListener(end, release, true);
    };
  }, [isHeld]);
  const shown = held ? held.value : value;
  const hold = () => {
    // One more press, while the one before is becoming a click.
    clearTimeout(timer.current);
    setHeld({ value: shown });
  };
  return [shown, hold];
}
