import { token } from '@rubrica/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) clamp(300px, 30vw, 400px);
  block-size: 100%;
  min-block-size: 0;
  & > div,
  & > aside {
    min-block-size: 0;
    overflow: auto;
  }
  & > div {
    display: grid;
    align-content: start;
    justify-items: center;
    gap: ${token.space[12]};
    padding: ${token.space[16]};
  }
  /* As wide as the picture can be with its bar and the time line in the window. */
  & > div > * {
    inline-size: 100%;
    max-inline-size: max(420px, calc((100dvb - 290px) * 16 / 9));
  }
  & > aside {
    padding: ${token.space[16]};
    border-inline-start: 1px solid ${token.color.line};
    background: ${token.color.surface};
  }
  @media (max-width: 900px) {
    display: block;
    overflow: auto;
    & > div,
    & > aside {
      overflow: visible;
      padding: ${token.space[12]};
    }
    & > div > * {
      max-inline-size: none;
    }
    & > aside {
      border-inline-start: 0;
      border-block-start: 1px solid ${token.color.line};
    }
  }
`;

interface AuthorLayoutProps {
  /** The video, and what belongs to its time. */
  watch: ReactNode;
  side: ReactNode;
  sideLabel: string;
}

/** The video with a list beside it, each scrolling by itself; below each other where it is narrow. */
export function AuthorLayout({ watch, side, sideLabel }: AuthorLayoutProps) {
  return (
    <Frame>
      <div>{watch}</div>
      <aside aria-label={sideLabel}>{side}</aside>
    </Frame>
  );
}
