import { lowWindow, token } from '@rubrica/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Frame = styled.div`
  block-size: 100%;
  display: grid;
  grid-template-columns: minmax(0, 1fr) clamp(320px, 30vw, 420px);
  min-block-size: 0;

  & > [data-part='watch'] {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: ${token.space[8]};
    min-block-size: 0;
    padding: ${token.space[16]};
    overflow: auto;
  }
  /* As wide as the picture can be with its bar and the row below it in the window. */
  & > [data-part='watch'] > * {
    flex: none;
    inline-size: 100%;
    max-inline-size: max(480px, calc((100dvh - 230px) * 16 / 9));
  }
  & > [data-part='watch'] > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[4]} ${token.space[8]};
  }
  & > [data-part='side'] {
    display: flex;
    flex-direction: column;
    min-block-size: 0;
    padding: ${token.space[8]} ${token.space[16]} 0;
    border-inline-start: 1px solid ${token.color.line};
    background: ${token.color.surface};
  }
  & > [data-part='side'] > div {
    flex: 1;
    display: flex;
    flex-direction: column;
    min-block-size: 0;
  }
  & > [data-part='side'] > div > [role='tabpanel'] {
    flex: 1;
    min-block-size: 0;
    padding-block: ${token.space[8]};
    overflow: auto;
  }
  & > [data-part='side'] > div > [role='tabpanel'][hidden] {
    display: none;
  }
  @media (max-width: 900px) {
    display: flex;
    flex-direction: column;
    & > [data-part='watch'] {
      flex: none;
      gap: 0;
      padding: 0;
      max-block-size: 100%;
    }
    & > [data-part='watch'] > * {
      max-inline-size: none;
    }
    & > [data-part='watch'] > [role='group'] {
      border-inline: 0;
      border-block-start: 0;
      border-radius: 0;
    }
    & > [data-part='watch'] > [data-part='actions'] {
      padding-inline: ${token.space[8]};
    }
    & > [data-part='side'] {
      flex: 1;
      padding-block-start: 0;
      border-inline-start: 0;
      border-block-start: 1px solid ${token.color.line};
    }
    /* A question takes the window on a phone; what stands beside the picture comes back with it. */
    &[data-asks] > [data-part='watch'] {
      flex: 1;
      overflow: hidden;
    }
    &[data-asks] > [data-part='watch'] > [role='group'] {
      flex: 1 1 auto;
      min-block-size: 0;
    }
    &[data-asks] > [data-part='watch'] > [data-part='actions'],
    &[data-asks] > [data-part='side'] {
      display: none;
    }
  }
  /* The picture with its bar, and below it what else there is, have the window one after the other. */
  @media ${lowWindow} and (max-width: 900px) {
    &:not([data-asks]) {
      overflow: auto;
    }
    &:not([data-asks]) > [data-part='watch'] {
      max-block-size: none;
    }
    &:not([data-asks]) > [data-part='watch'] > [role='group'] {
      max-inline-size: max(240px, calc((100dvb - 60px) * 16 / 9));
    }
    & > [data-part='side'] {
      flex: none;
      block-size: 100%;
    }
  }
`;

interface LectureLayoutProps {
  player: ReactNode;
  /** Below the picture. */
  actions?: ReactNode;
  /** Beside the picture, below it where the window is narrow. */
  side: ReactNode;
  sideLabel: string;
  /** Whether a question stands in the picture. */
  asks: boolean;
}

/** A lecture with what stands beside it, in one window without scrolling the page. */
export function LectureLayout({ player, actions, side, sideLabel, asks }: LectureLayoutProps) {
  return (
    <Frame data-asks={asks || undefined}>
      <div data-part="watch">
        {player}
        {actions && <div data-part="actions">{actions}</div>}
      </div>
      <aside data-part="side" aria-label={sideLabel}>
        {side}
      </aside>
    </Frame>
  );
}
