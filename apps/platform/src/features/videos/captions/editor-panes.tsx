import { lowWindow, token } from '@rubrica/ui';
import { styled } from 'styled-components';

/** The picture at the start, the lines at the end; above one another where there is less room. */
export const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  block-size: 100%;
  min-block-size: 0;

  & > [data-part='picture'] {
    display: flex;
    flex-direction: column;
    min-block-size: 0;
    overflow: auto;
    border-inline-end: 1px solid ${token.color.line};
  }
  & > [data-part='lines'] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    min-block-size: 0;
    background: ${token.color.surface};
  }
  & > [data-part='lines'] > ol {
    margin: 0;
    padding: 0;
    overflow: auto;
    overscroll-behavior: contain;
    list-style: none;
    scroll-padding-block: ${token.space[24]};
  }
  & [data-part='empty'] {
    display: grid;
    gap: ${token.space[4]};
    align-content: center;
    max-inline-size: 40ch;
    margin: auto;
    padding: ${token.space[24]};
    color: ${token.color.inkSoft};
    text-align: center;
  }
  & [data-part='empty'] > strong {
    color: ${token.color.ink};
  }
  @media (max-width: 800px) {
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    & > [data-part='picture'] {
      border-inline-end: 0;
      border-block-end: 1px solid ${token.color.line};
      max-block-size: 45dvb;
    }
    & > [data-part='picture'] video {
      max-block-size: 28dvb;
    }
  }
  /* The lines have the window below the picture. */
  @media ${lowWindow} and (max-width: 800px) {
    grid-template-rows: auto 100%;
    overflow: auto;
    & > [data-part='picture'] {
      max-block-size: none;
    }
  }
`;
