import { lowWindow, token } from '@rubrica/ui';
import { ChevronLeft } from 'lucide-react';
import { use, useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useMessages } from '../i18n.ts';
import { useCommonMessages } from '../messages/common.ts';
import { breadcrumbTexts, type Breadcrumb } from './breadcrumbs.tsx';
import { FillWindow } from './fill-window.tsx';
import { pageTitleId } from './page-title-id.ts';
import { ToolsPlace } from './tools-place.ts';

const Frame = styled.div`
  display: grid;
  grid-template: auto auto minmax(0, 1fr) / minmax(0, 1fr);
  min-block-size: 0;
  background: ${token.color.bg};

  & > header {
    display: flex;
    align-items: center;
    gap: ${token.space[12]};
    min-block-size: 48px;
    padding: 2px ${token.space[12]};
    border-block-end: 1px solid ${token.color.line};
    background: ${token.color.surface};
    font-size: ${token.font[14]};
  }
  & > header > nav > a {
    display: flex;
    flex: none;
    align-items: center;
    gap: ${token.space[4]};
    min-inline-size: 44px;
    min-block-size: 44px;
    color: ${token.color.inkSoft};
    text-decoration: none;
  }
  & > header > nav {
    flex: none;
  }
  & > header > nav > a:hover {
    color: ${token.color.ink};
  }
  & > header > nav > a > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
  }
  & > header > nav > a > bdi,
  & > header h1 {
    max-inline-size: 28ch;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > header > div:nth-child(2) {
    flex: 1 1 auto;
    display: flex;
    align-items: baseline;
    gap: 0 ${token.space[12]};
    min-inline-size: 0;
  }
  /* A button of the usual height does not touch the edges of the bar. */
  & > header > :nth-child(n + 3) {
    margin-block: 2px;
  }
  & > header h1 {
    font-size: ${token.font[16]};
    font-weight: 650;
    line-height: 1.3;
  }
  & > header p {
    min-inline-size: 0;
    overflow: hidden;
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > header > [data-part='tools'] {
    display: contents;
  }
  & > [data-part='notices'] {
    display: grid;
    gap: ${token.space[8]};
    max-block-size: 40dvb;
    overflow: auto;
  }
  & > [data-part='notices']:not(:empty) {
    padding: ${token.space[8]} ${token.space[12]};
  }
  & > [data-part='content'] {
    min-block-size: 0;
  }
  @media (max-width: 900px) {
    & > header > nav > a > bdi {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      clip-path: inset(50%);
    }
    & > header p {
      display: none;
    }
  }
  @media (max-width: 600px) {
    & > header {
      flex-wrap: wrap;
      justify-content: end;
      gap: 0 ${token.space[4]};
      padding-inline: ${token.space[4]} ${token.space[8]};
    }
    /* Whose work it is can be read: where the actions leave less room than for a name, they stand below it. */
    & > header > div:nth-child(2) {
      flex-basis: 7rem;
      flex-wrap: wrap;
    }
    & > header > button {
      min-inline-size: 0;
      padding-inline: ${token.space[12]};
    }
  }
  /* The bar and the banners scroll away, and the panes have the window. */
  @media ${lowWindow} {
    grid-template-rows: auto auto 100dvb;
    & > [data-part='notices'] {
      max-block-size: none;
    }
  }
`;

interface WorkspacePageProps {
  title: string;
  /** BCP 47; that of the interface when absent. */
  titleLanguage?: string;
  /** A few words after the title, where there is room. */
  lead?: ReactNode;
  /** What became of the work, after the title; below it where there is no room. */
  status?: ReactNode;
  /** The page above this one. */
  parent: Breadcrumb;
  /** Status and actions at the end of the bar. */
  actions?: ReactNode;
  /** Banners below the bar. */
  notices?: ReactNode;
  /** Fills what is left of the window; its panes scroll by themselves. */
  children: ReactNode;
}

/**
 * A page that fills the window below a single bar, for work in several panes; in a low window the panes alone fill it. The bar has the
 * shell's tools. Sets the document's title.
 */
export function WorkspacePage(props: WorkspacePageProps) {
  const { title, titleLanguage, lead, status, parent, actions, notices, children } = props;
  const { brand } = useCommonMessages();
  const { label } = useMessages(breadcrumbTexts);
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
  return (
    <Frame data-part="workspace">
      <FillWindow />
      <header>
        <nav aria-label={label}>
          <Link to={parent.to}>
            <ChevronLeft aria-hidden="true" data-mirror="" />
            <bdi>{parent.label}</bdi>
          </Link>
        </nav>
        <div>
          {/* By its own direction, so that the ellipsis is at the end of the name. */}
          <h1 id={pageTitleId} dir="auto" lang={titleLanguage}>
            {title}
          </h1>
          {lead && <p>{lead}</p>}
          {status}
        </div>
        {actions}
        <div ref={use(ToolsPlace)} data-part="tools" />
      </header>
      <div data-part="notices">{notices}</div>
      <div data-part="content">{children}</div>
    </Frame>
  );
}
