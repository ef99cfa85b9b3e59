import { token } from '@rubrica/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { createGlobalStyle, styled } from 'styled-components';

/** The page behind does not scroll, nor keep room for a bar that would. */
const StillPage = createGlobalStyle`
  html {
    overflow: hidden;
    scrollbar-gutter: auto;
  }
`;

const Frame = styled.div`
  position: fixed;
  inset: 0;
  display: grid;
  grid-template: auto auto minmax(0, 1fr) auto / minmax(0, 1fr);
  background: ${token.color.bg};

  & > header,
  & > footer {
    background: ${token.color.surface};
    padding: ${token.space[8]} clamp(12px, 2vw, 24px);
  }
  & > header {
    border-block-end: 1px solid ${token.color.line};
  }
  & > footer {
    border-block-start: 1px solid ${token.color.line};
    padding-block-end: max(${token.space[8]}, env(safe-area-inset-bottom));
  }
  & > main {
    min-block-size: 0;
    position: relative;
    outline: none;
  }
`;

interface RoomProps {
  header: ReactNode;
  rail: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** Header, rail of questions, the work, and the way through the parts: nothing else is in sight. */
export function Room({ header, rail, footer, children }: RoomProps) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    // The button that led here is gone: whoever uses the keyboard goes on from the work.
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Frame>
      <StillPage />
      <header>{header}</header>
      {rail}
      <main id="main" tabIndex={-1} ref={main}>
        {children}
      </main>
      <footer>{footer}</footer>
    </Frame>
  );
}
