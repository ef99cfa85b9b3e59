import { useCallback, useState } from 'react';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';

const keyOf = (name: string) => `rubrica-pane/${name}`;

function read(name: string): number | null {
  try {
    const stored = Number(localStorage.getItem(keyOf(name)) ?? Number.NaN);
    return stored > 0 && stored < 1 ? stored : null;
  } catch {
    // A browser that blocks storage throws: the pane then has its first width.
    return null;
  }
}

function write(name: string, fraction: number | null): void {
  try {
    if (fraction === null) localStorage.removeItem(keyOf(name));
    else localStorage.setItem(keyOf(name), fraction.toFixed(4));
  } catch {
    // The width then lasts as long as the page.
  }
}

/**
 * The width of a pane as a fraction of its container, kept on this device under a name.
 * @param name what the pane is called there; `undefined` keeps nothing
 * @returns the fraction, `null` until somebody has chosen one, and a setter; `null` restores the first width
 */
export function useRememberedFraction(
  name: string | undefined,
): [fraction: number | null, setFraction: (fraction: number | null) => void] {
  const [fraction, setFraction] = useState<number | null>(null);
  // After the first render, which has to be the same on a server.
  useIsomorphicLayoutEffect(() => {
    if (name !== undefined) setFraction(read(name));
  }, [name]);
  const change = useCallback(
    (next: number | null) => {
      setFraction(next);
      if (name !== undefined) write(name, next);
    },
    [name],
  );
  return [fraction, change];
}
