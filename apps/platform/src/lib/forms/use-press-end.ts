import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that resolves once no pointer is pressed. What moves between press and release gets no click. */
export function usePressEnd(): () => Promise<void> {
  const press = useRef<PromiseWithResolvers<void> | null>(null);
  useEffect(() => {
    const begin = () => {
      press.current ??= Promise.withResolvers();
    };
    const end = () => {
      const ended = press.current;
      press.current = null;
      // The click comes right after the release.
      setTimeout(() => ended?.resolve());
    };
    const events = [
      ['pointerdown', begin],
      ['pointerup', end],
      ['pointercancel', end],
      ['dragend', end],
    ] as const;
    for (const [name, handle] of events) document.addEventListener(name, handle, true);
    // Released outside the window.
    addEventListener('blur', end);
    return () => {
      for (const [name, handle] of events) document.removeEventListener(name, handle, true);
      removeEventListener('blur', end);
      end();
    };
  }, []);
  return useCallback(async () => press.current?.promise, []);
}
