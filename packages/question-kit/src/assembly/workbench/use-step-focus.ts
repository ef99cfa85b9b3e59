import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the first element of a dialog's content that can have the focus, each time the dialog goes to another step: the button
 * that had it goes with its step, and what comes next would otherwise lie before the focus.
 */
export function useStepFocus(step: string): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    content.current?.querySelector<HTMLElement>('input, [role="combobox"], a[href], [tabindex]')?.focus();
  }, [step]);
  return content;
}
