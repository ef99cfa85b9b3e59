import { lowWindow, token } from '@rubrica/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { pageTitleId } from '../../lib/page/page-title-id.ts';

/** The page behind does not scroll, and keeps no space for a scroll bar. */
const NoPageScroll = createGlobalStyle`
  html {
    overflow: hidden;
    scrollbar-gutter: auto;
  }
`;

const Frame = styled.div`
  position: fixed;
  inset: 0;
  display: grid;
  grid-template: auto auto auto minmax(0, 1fr) auto / minmax(0, 1fr);
  background: ${token.color.bg};

  & > [data-part='below'] {
    display: contents;
  }
  & > header,
  & > * > footer {
    background: ${token.color.surface};
    padding: ${token.space[8]} clamp(12px, 2vw, 24px);
  }
  & > header {
    border-block-end: 1px solid ${token.color.line};
  }
  & > * > footer {
    border-block-start: 1px solid ${token.color.line};
    padding-block-end: max(${token.space[8]}, env(safe-area-inset-bottom));
  }
  & > * > [data-part='notices'] {
    display: grid;
    gap: ${token.space[8]};
    max-block-size: 45dvh;
    overflow: auto;
  }
  & > * > [data-part='notices']:not(:empty) {
    padding: ${token.space[8]} clamp(12px, 2vw, 24px);
  }
  & > * > main {
    min-block-size: 0;
    position: relative;
    outline: none;
  }
  /* The header stays, for the time; the part has all of what scrolls below it, and at least what a question needs. */
  @media ${lowWindow} {
    grid-template-rows: auto minmax(0, 1fr);
    & > [data-part='below'] {
      display: block;
      overflow: auto;
      /* What stands above the first question of a part, the button of its passage, is in sight with it. */
      scroll-padding-block-start: 48px;
    }
    & > * > [data-part='notices'] {
      max-block-size: none;
    }
    & > * > main {
      block-size: 100%;
      min-block-size: 200px;
    }
  }
`;

interface FullWindowLayoutProps {
  header: ReactNode;
  navigation: ReactNode;
  /** Banners above the part. */
  notices?: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** Header, question numbers, the part, and the footer, in the whole window without the shell. */
export function FullWindowLayout({ header, navigation, notices, footer, children }: FullWindowLayoutProps) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    // The button that led here is gone: keyboard users continue from the part.
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Frame>
      <NoPageScroll />
      <header>{header}</header>
      <div data-part="below">
        {navigation}
        <div data-part="notices">{notices}</div>
        <main id="main" tabIndex={-1} ref={main} aria-labelledby={pageTitleId}>
          {children}
        </main>
        <footer>{footer}</footer>
      </div>
    </Frame>
  );
}
