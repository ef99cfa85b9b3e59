import { token } from '@rubrica/ui';
import { styled } from 'styled-components';

/** The panes of the editor of a book: its pages, the open spread and what the book is about; one below the other where it is narrow. */
export const EditorPanes = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / 244px minmax(0, 1fr) 300px;
  block-size: 100%;
  & > * {
    min-inline-size: 0;
    min-block-size: 0;
    overflow: auto;
  }
  & > aside {
    padding: ${token.space[12]};
    background: ${token.color.surface};
  }
  & > aside:first-child {
    border-inline-end: 1px solid ${token.color.line};
  }
  & > aside:last-child {
    border-inline-start: 1px solid ${token.color.line};
  }
  & > [data-pane='write'] {
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
    overflow: hidden;
  }
  & [data-part='spread'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
    grid-auto-rows: max-content;
    align-content: start;
    gap: ${token.space[16]};
    min-block-size: 0;
    padding: ${token.space[16]};
    overflow: auto;
  }
  & [data-part='turn'] {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${token.space[12]};
    padding: ${token.space[4]};
    border-block-start: 1px solid ${token.color.line};
    background: ${token.color.surface};
    font-size: ${token.font[14]};
  }
  @media (max-width: 900px) {
    display: block;
    overflow: auto;
    & > *,
    & > [data-pane='write'],
    & [data-part='spread'] {
      overflow: visible;
    }
    & > aside:first-child {
      border-inline-end: 0;
      border-block-end: 1px solid ${token.color.line};
    }
    & > aside:last-child {
      border-inline-start: 0;
      border-block-start: 1px solid ${token.color.line};
    }
    & > aside:first-child ol {
      max-block-size: 30dvb;
      overflow: auto;
    }
  }
`;
