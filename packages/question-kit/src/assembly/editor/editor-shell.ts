import { token } from '@rubrica/ui';
import { styled } from 'styled-components';

/** From this width, in px, the three panes stand beside each other. */
export const wideMinWidthPx = 940;

/** The frame of the editor. Wide: it fills its container and each pane scrolls. Narrow: it is as high as its pane. */
export const Shell = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  background: ${token.color.bg};
  color: ${token.color.ink};
  font-size: ${token.font[14]};
  line-height: 1.5;
  &:lang(ar) {
    line-height: 1.7;
  }
  &[data-wide] {
    block-size: 100%;
    min-block-size: 480px;
    overflow: hidden;
  }
  & > [data-part='panes'] {
    flex: 1;
    min-block-size: 0;
  }
  &[data-wide] > [data-part='panes'] {
    display: grid;
    grid-template-columns: minmax(220px, 17rem) minmax(0, 1.35fr) minmax(300px, 1fr);
  }
`;

/** One of the three panes. */
export const PaneBox = styled.div`
  min-inline-size: 0;
  padding: ${token.space[16]} ${token.space[12]};
  &[data-out] {
    display: none;
  }
  ${Shell}[data-wide] & {
    /* What is placed out of sight stays inside, or it would make the host's page scroll. */
    position: relative;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding-block: ${token.space[16]} ${token.space[64]};
  }
  ${Shell}[data-wide] &:not([data-pane='form']) {
    background: ${token.color.surface};
  }
  ${Shell}[data-wide] &[data-pane='outline'] {
    padding-inline: ${token.space[16]} ${token.space[12]};
    border-inline-end: 1px solid ${token.color.line};
  }
  ${Shell}[data-wide] &[data-pane='form'] {
    padding-inline: ${token.space[24]};
  }
  ${Shell}[data-wide] &[data-pane='preview'] {
    padding-inline: ${token.space[24]};
    border-inline-start: 1px solid ${token.color.line};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;
