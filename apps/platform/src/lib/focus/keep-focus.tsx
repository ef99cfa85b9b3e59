import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useKeepFocus } from './use-keep-focus.ts';

const Box = styled.div`
  outline: none;
`;

/**
 * Takes the focus when the control that has it is removed: a button that has done its work, the row of something that is deleted, or a
 * dialog about it. Otherwise the focus would fall to the start of the page, and a screen reader with it.
 */
export function KeepFocus({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const kept = useKeepFocus(() => box.current?.focus({ preventScroll: true }));
  return (
    <Box ref={box} tabIndex={-1} {...kept}>
      {children}
    </Box>
  );
}
