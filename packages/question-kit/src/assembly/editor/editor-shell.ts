import { lowWindow, token } from '@rubrica/ui';
import { styled } from 'styled-components';

/** From this width, in px, the three panes stand beside each other: the form has 450 px then. */
export const wideMinWidthPx = 1000;

/**
 * The frame of the editor: it fills its container, or the window where the container has no height, and each pane scrolls
 * below the bar. Narrow, one pane is seen at a time.
 */
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
  block-size: 100%;
  max-block-size: 100dvb;
  overflow: hidden;
  & > [data-part='panes'] {
    flex: 1;
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    min-block-size: 0;
  }
  /* What stands above the panes scrolls away. */
  @media ${lowWindow} {
    overflow: auto;
    & > [data-part='panes'] {
      flex: none;
      block-size: 100%;
    }
  }
`;

/** One of the three panes. */
export const PaneBox = styled.div`
  /* What is placed out of sight stays inside, or it would make the host's page scroll. */
  position: relative;
  min-inline-size: 0;
  overflow-y: auto;
  --pane-inset: ${token.space[12]};
  --pane-top: ${token.space[16]};
  padding: var(--pane-top) var(--pane-inset) ${token.space[64]};
  /* A host's tabs have the padding as their place: what stays in sight in a pane stays below its padding, and so below them. */
  &[data-pane='preview']:has(> div > [role='tablist']) {
    --pane-top: calc(${token.density.control} + 1px);
  }
  /* What follows the field that gets the focus is in sight too: a new question begins with its first field. */
  &[data-pane='form'] {
    scroll-padding-block: ${token.space[16]} 30%;
  }
  &[data-out] {
    display: none;
  }
  ${Shell}[data-wide] &:not([data-pane='form']) {
    background: ${token.color.surface};
  }
  ${Shell}[data-wide] &[data-pane='outline'] {
    padding-inline: ${token.space[16]} ${token.space[12]};
  }
  @media (min-width: 1000px) {
    &:is([data-pane='form'], [data-pane='preview']) {
      --pane-inset: ${token.space[24]};
    }
  }
  @media (max-width: 1100px) {
    ${Shell}[data-wide] &:is([data-pane='form'], [data-pane='preview']) {
      --pane-inset: ${token.space[16]};
      /* Marks stand beside the fields of the form. */
      &[data-pane='form'] {
        padding-inline-end: ${token.space[24]};
      }
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;
