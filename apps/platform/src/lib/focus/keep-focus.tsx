import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Box = styled.div`
  outline: none;
`;

/**
 * Takes the focus when the control that has it is removed: a button that has done its work, the row of something that is deleted, or a
 * dialog about it. Otherwise the focus would fall to the start of the page, and a screen reader with it.
 */
export function KeepFocus({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(null);
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  });
  return (
    <Box
      ref={box}
      tabIndex={-1}
      onFocus={({ target }) => void (focused.current = target)}
      // React tells of no blur of what it removes itself.
      onBlur={() => void (focused.current = null)}
    >
      {children}
    </Box>
  );
}
