import { styled } from 'styled-components';

/**
 * The text layer of pdf.js: transparent text over the drawing, each run at its place and as wide as it is drawn. The rules are
 * those of its own viewer (`pdf_viewer.css`), without what its other layers need.
 */
export const TextStyle = styled.div`
  position: absolute;
  inset-block-start: 0;
  left: 0;
  overflow: clip;
  color-scheme: only light;
  text-align: initial;
  line-height: 1;
  letter-spacing: normal;
  word-spacing: normal;
  text-size-adjust: none;
  forced-color-adjust: none;
  transform-origin: 0 0;
  --scale-round-x: 1px;
  --scale-round-y: 1px;
  --min-font-size: 1;
  --text-scale-factor: calc(var(--total-scale-factor) * var(--min-font-size));
  --min-font-size-inv: calc(1 / var(--min-font-size));

  & :is(span, br) {
    position: absolute;
    color: transparent;
    white-space: pre;
    cursor: text;
    transform-origin: 0% 0%;
  }
  & > :not(.markedContent) {
    --font-height: 0;
    --scale-x: 1;
    --rotate: 0deg;
    font-size: calc(var(--text-scale-factor) * var(--font-height));
    transform: rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv));
  }
  &&& ::selection {
    background: color-mix(in srgb, AccentColor, transparent 55%);
    color: transparent;
  }
  &&& br::selection {
    background: transparent;
  }
`;
