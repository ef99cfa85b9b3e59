import { lowWindow, SkipLink, token } from '@rubrica/ui';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { styled } from 'styled-components';
import { Brand } from '../../lib/brand/brand.tsx';
import { useMessages } from '../../lib/i18n.ts';
import { useMediaQuery } from '../../lib/media-query.ts';
import { PageSkeleton } from '../../lib/page/page-skeleton.tsx';
import { ToolsPlace } from '../../lib/page/tools-place.ts';
import { shownSession } from '../../lib/session-ended.ts';
import { pageTitleId } from '../../lib/page/page-title-id.ts';
import { AccountButton } from './account-button.tsx';
import { BellButton } from './bell-button.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { Notices } from './notices.tsx';
import type { NavigationSection } from './navigation.ts';
import { SideNav } from './side-nav.tsx';
import { useMovingTools } from './use-moving-tools.ts';

const Frame = styled.div<{ $wide: boolean }>`
  display: grid;
  grid-template: ${(p) =>
    p.$wide ? `'side main' 1fr / 248px minmax(0, 1fr)` : `'top' auto 'main' 1fr 'bar' auto / minmax(0, 1fr)`};
  min-block-size: 100dvb;

  & > main {
    grid-area: main;
    min-inline-size: 0;
    outline: none;
  }
  & > [data-part='side'] {
    grid-area: side;
    position: sticky;
    inset-block-start: 0;
    display: grid;
    grid-template-rows: auto 1fr auto;
    block-size: 100dvb;
    border-inline-end: 1px solid ${token.color.line};
    background: ${token.color.surface};
  }
  & > [data-part='side'] > div:first-child {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding-block: ${token.space[16]} ${token.space[8]};
    padding-inline: ${token.space[24]} ${token.space[12]};
  }
  & > [data-part='side'] > div:nth-child(2) {
    padding: ${token.space[8]} ${token.space[12]} ${token.space[16]};
    overflow-y: auto;
  }
  & > [data-part='side'] > div:last-child {
    padding: ${token.space[8]} ${token.space[12]};
    border-block-start: 1px solid ${token.color.line};
  }
  & > [data-part='top'] {
    grid-area: top;
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: ${token.space[4]} ${token.space[16]};
    border-block-end: 1px solid ${token.color.line};
    background: ${token.color.surface};
  }
  & > [data-part='side'] > div:first-child > div,
  & > [data-part='top'] > div {
    display: flex;
    align-items: center;
    gap: ${token.space[4]};
  }
  & [data-part='tools'] {
    display: contents;
  }
  & > [data-part='bar'] {
    grid-area: bar;
    position: sticky;
    inset-block-end: 0;
    z-index: ${token.layer.sticky};
  }
  /* What gets the focus is not below the bar. */
  html:has(& > [data-part='bar']) {
    scroll-padding-block-end: calc(66px + env(safe-area-inset-bottom));
  }
  @media ${lowWindow} {
    & > [data-part='bar'] {
      position: static;
    }
  }
`;

/**
 * Moves the focus to the content when the page changes, and scrolls a new page to its top, as a page load does. The first page
 * and changes within a page are left alone.
 */
function useFocusOnChange() {
  const main = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  const kind = useNavigationType();
  const query = new URLSearchParams(search);
  // A task's result and the check before it are pages of their own, at the task's address.
  const page = [pathname, query.get('result'), query.get('check')].join(' ');
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    main.current?.focus({ preventScroll: true });
    if (kind !== NavigationType.Pop) scrollTo(0, 0);
  }, [page, kind]);
  return main;
}

interface ShellProps {
  home: string;
  sections: readonly NavigationSection[];
  /** What stands beside the bell, or in the bar of a page that fills the window; it loads by itself. */
  tools?: ReactNode;
}

/** The layout of a role's pages: navigation at the side or the bottom, the account button, notices and the page itself. */
export function Shell({ home, sections, tools }: ShellProps) {
  const m = useMessages({ en, ar });
  const wide = useMediaQuery('(min-width: 900px)');
  const main = useFocusOnChange();
  const session = shownSession();
  const { movedTools, toHeader, toPage } = useMovingTools(tools);
  // A single item needs no bar: the brand at the top links to the same page.
  const hasBottomBar = sections.flatMap(({ items }) => items).length > 1;
  if (!session) return null;
  const area = `/${session.role}`;

  return (
    <>
      <SkipLink target="main" />
      {movedTools}
      <Frame $wide={wide}>
        {wide ? (
          <header data-part="side">
            <div>
              <Brand to={home} />
              <div>
                <span data-part="tools" ref={toHeader} />
                <BellButton area={area} />
              </div>
            </div>
            <div>
              <SideNav sections={sections} label={m.mainNavigation} />
            </div>
            <div>
              <AccountButton session={session} />
            </div>
          </header>
        ) : (
          <header data-part="top">
            <Brand to={home} />
            <div>
              <span data-part="tools" ref={toHeader} />
              <BellButton area={area} compact />
              <AccountButton session={session} compact />
            </div>
          </header>
        )}
        <main id="main" tabIndex={-1} ref={main} aria-labelledby={pageTitleId}>
          <Notices session={session} />
          <ToolsPlace value={toPage}>
            <Suspense fallback={<PageSkeleton />}>
              <Outlet />
            </Suspense>
          </ToolsPlace>
        </main>
        {!wide && hasBottomBar && (
          <div data-part="bar">
            <BottomBar sections={sections} />
          </div>
        )}
      </Frame>
    </>
  );
}
