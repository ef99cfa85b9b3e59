import { useState } from 'react';

/** Returns whether a moment was over as the component was first shown. */
export function useIsOver(moment: string): boolean {
  const [shownAt] = useState(() => Date.now());
  return new Date(moment).getTime() <= shownAt;
}
