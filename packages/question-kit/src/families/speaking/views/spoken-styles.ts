import { token } from '@rubrica/ui';
import { css } from 'styled-components';
import { figureStyles } from '../../../primitives/stimulus/figure-styles.ts';
import { componentMarksStyles } from '../../../primitives/review/component-marks-styles.ts';

/** What every view of spoken answers shares: the prompts, the photos, and the recordings beside them. */
export const spokenStyles = css`
  ${figureStyles}
  & .rb-said {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[24]};
    padding: 0;
    list-style: none;
  }
  & .rb-said > li,
  & .rb-step-body:not([hidden]) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[12]};
  }
  & .rb-said + .rb-said {
    gap: ${token.space[12]};
    margin-block-start: ${token.space[24]};
  }
  & .rb-step-name {
    inline-size: fit-content;
    margin: 0;
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
    font-weight: 600;
  }
  & .rb-asked {
    max-inline-size: 42rem;
    margin: 0;
    font-family: ${token.family.serif};
    font-size: ${token.font[18]};
    line-height: 1.6;
    white-space: pre-wrap;
  }
  & .rb-aside {
    color: ${token.color.inkFaint};
    font-size: ${token.font[14]};
  }
  & .rb-said .rb-zoom > img {
    max-block-size: 60dvh;
  }
  /* Leaves room for the recorder, and for what a host has above and below. */
  & .rb-step .rb-zoom > img {
    max-block-size: max(10rem, min(60dvh, 100dvh - 32rem));
  }
`;

export const speakingReviewStyles = css`
  ${spokenStyles}
  ${componentMarksStyles}
`;
