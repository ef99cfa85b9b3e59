import { useEffect, useLayoutEffect, useRef } from 'react';
import { isUntouchedPaper, type WorkbenchState } from './workbench-state.ts';

/**
 * Gives a paper in which nothing has been written the language of the interface, when it is opened and when the interface changes. What
 * its designer chooses for it after that stays.
 */
export function useLanguageOfUntouched(
  workbench: WorkbenchState | null,
  language: string,
  change: (make: (workbench: WorkbenchState) => WorkbenchState) => void,
): void {
  const latest = useRef(workbench);
  useLayoutEffect(() => {
    latest.current = workbench;
  }, [workbench]);
  const paperId = workbench?.paper.id;
  useEffect(() => {
    const opened = latest.current;
    // A change is saved, and other tabs hear of it.
    if (opened?.paper.id !== paperId || !opened || !isUntouchedPaper(opened) || opened.paper.language === language)
      return;
    change((now) => ({ ...now, paper: { ...now.paper, language } }));
  }, [paperId, language, change]);
}
