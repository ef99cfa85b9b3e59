import { focusRing, token } from '@rubrica/ui';
import { css } from 'styled-components';

/** A picture that can be enlarged, wherever it stands. */
export const figureStyles = css`
  & .rb-figure {
    max-inline-size: 65ch;
  }
  & .rb-zoom {
    display: block;
    padding: 0;
    text-align: start;
    border: 0;
    border-radius: ${token.radius.card};
    background: none;
    cursor: zoom-in;
  }
  /* As large as its replacement, to avoid a layout shift. */
  & .rb-figure[data-closely] {
    inline-size: 100%;
  }
  & .rb-figure[data-closely] > .rb-zoom,
  & .rb-figure[data-closely] > .rb-zoom > img {
    inline-size: 100%;
  }
  & .rb-figure[data-closely] > .rb-zoom > img {
    aspect-ratio: 4 / 3;
    background: ${token.color.sunken};
    object-fit: contain;
  }
  & .rb-zoom:focus-visible {
    ${focusRing}
  }
  & .rb-zoom > img {
    border-radius: inherit;
    max-block-size: 70dvh;
  }
  & .rb-zoom > .rb-tool {
    margin-block-start: ${token.space[4]};
  }
`;
