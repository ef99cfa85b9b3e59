import { useCallback, useState } from 'react';
import { textScales } from '../../../lib/storage/preferences.ts';

const storedScale = 'rubrica-book-text-scale';

function readScale(): number {
  const scale = Number(localStorage.getItem(storedScale));
  return textScales.find((known) => known === scale) ?? 1;
}

/** How large the text of books is on this device, beside the size of all texts. */
export function useBookTextScale() {
  const [scale, setScale] = useState(readScale);
  const step = useCallback((by: 1 | -1) => {
    setScale((before) => {
      const at = textScales.findIndex((known) => known === before);
      const next = textScales[at + by] ?? before;
      try {
        localStorage.setItem(storedScale, String(next));
      } catch {
        // Without room the choice lasts as long as the page.
      }
      return next;
    });
  }, []);
  return { scale, step };
}
