import { Heading } from '@rubrica/ui';
import { useEffect, useRef } from 'react';

/** The heading of a step. It has the focus when the step has replaced another, so that a screen reader reads on from there. */
export function StepHeading({ children, takesFocus = true }: { children: string; takesFocus?: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={box} tabIndex={-1} style={{ outline: 'none' }}>
      <Heading level={2}>{children}</Heading>
    </div>
  );
}
