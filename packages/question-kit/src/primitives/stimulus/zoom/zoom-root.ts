import { focusRing, token, visuallyHidden } from '@rubrica/ui';
import { styled } from 'styled-components';

/** The pane, the picture in it, and the tools below. */
export const ZoomRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  &[data-full] {
    grid-template-rows: minmax(0, 1fr) auto;
    block-size: 100%;
    gap: 0;
  }
  & > .rb-pane {
    position: relative;
    overflow: hidden;
    aspect-ratio: 4 / 3;
    inline-size: 100%;
    max-block-size: 70dvh;
    border-radius: ${token.radius.card};
    background: ${token.color.sunken};
    cursor: zoom-in;
    /* One finger scrolls the page until the picture is zoomed; two fingers zoom. */
    touch-action: pan-x pan-y;
  }
  &[data-full] > .rb-pane {
    aspect-ratio: auto;
    max-block-size: none;
    block-size: 100%;
    border-radius: 0;
    touch-action: none;
  }
  & > .rb-pane[data-near] {
    cursor: grab;
    touch-action: none;
  }
  & > .rb-pane[data-near]:active {
    cursor: grabbing;
  }
  & > .rb-pane:focus-visible {
    ${focusRing}
  }
  &[data-full] > .rb-pane:focus-visible {
    outline-offset: -4px;
  }
  & > .rb-pane > img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
    transition: transform 160ms ease-out;
    user-select: none;
  }
  & > .rb-pane > img[data-held] {
    transition: none;
  }
  & > .rb-tools {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${token.space[4]};
  }
  &[data-full] > .rb-tools {
    padding: ${token.space[8]};
    border-block-start: 1px solid ${token.color.line};
    background: ${token.color.surface};
  }
  & > .rb-tools > output {
    min-inline-size: 5ch;
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  & > .rb-tools > button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-inline-size: 44px;
    block-size: 44px;
    border: 0;
    border-radius: ${token.radius.control};
    background: none;
    color: ${token.color.inkSoft};
    cursor: pointer;
  }
  & > .rb-tools > button:hover:enabled {
    background: ${token.color.hover};
    color: ${token.color.ink};
  }
  & > .rb-tools > button:focus-visible {
    ${focusRing}
  }
  & > .rb-tools > button:disabled {
    opacity: 0.4;
    cursor: default;
  }
  & > .rb-tools > button > svg {
    inline-size: 20px;
    block-size: 20px;
  }
  & > .rb-tools > button:last-child {
    margin-inline-start: auto;
  }
  & > .rb-tools::before {
    content: '';
    inline-size: 44px;
    margin-inline-end: auto;
  }
  & > .rb-sr {
    ${visuallyHidden}
  }
  @media (prefers-reduced-motion: reduce) {
    & > .rb-pane > img {
      transition: none;
    }
  }
`;
