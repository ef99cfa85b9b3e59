import { useState } from 'react';
import { schoolNow } from '../../../lib/school-clock.ts';

/** Returns whether a moment was over as the component was first shown. */
export function useIsOver(moment: string): boolean {
  const [shownAt] = useState(schoolNow);
  return new Date(moment).getTime() <= shownAt;
}
