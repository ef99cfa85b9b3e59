import { Heading, token } from '@rubrica/ui';
import { useEffect, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useCommonMessages } from '../messages/common.ts';
import { Breadcrumbs, type Breadcrumb } from './breadcrumbs.tsx';
import { pageTitleId } from './page-title-id.ts';

interface PageProps {
  title: string;
  /** A sentence under the title. */
  lead?: ReactNode;
  /** The pages above this one, where it is two levels down. */
  breadcrumbs?: readonly Breadcrumb[];
  /** The page's one primary action. */
  action?: ReactNode;
  /** `reading` keeps lines short; `wide` leaves room for tables; `full` uses the whole width. */
  width?: 'reading' | 'normal' | 'wide' | 'full';
  children?: ReactNode;
}

const widths = { reading: '720px', normal: '1040px', wide: '1320px', full: 'none' };

const Frame = styled.div<{ $width: string }>`
  inline-size: 100%;
  max-inline-size: ${(p) => p.$width};
  margin-inline: auto;
  padding: ${token.space[32]} clamp(16px, 3vw, 40px) ${token.space[48]};

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[12]} ${token.space[24]};
    margin-block-end: ${token.space[24]};
  }
  & > header > div:first-child {
    flex: 1 1 320px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > header p {
    margin-block-start: ${token.space[4]};
    max-inline-size: 65ch;
    color: ${token.color.inkSoft};
  }
  @media (max-width: 600px) {
    padding-block: ${token.space[16]} ${token.space[32]};
    & > header {
      margin-block-end: ${token.space[16]};
    }
  }
`;

/** A page inside the shell: breadcrumbs, title, one primary action and the content. Sets the document's title. */
export function Page({ title, lead, breadcrumbs, action, width = 'normal', children }: PageProps) {
  const { brand } = useCommonMessages();
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
  return (
    <Frame $width={widths[width]}>
      {breadcrumbs && <Breadcrumbs items={breadcrumbs} current={title} />}
      <header>
        <div>
          <Heading level={1} id={pageTitleId}>
            <bdi>{title}</bdi>
          </Heading>
          {lead && <p>{lead}</p>}
        </div>
        {action}
      </header>
      {children}
    </Frame>
  );
}
