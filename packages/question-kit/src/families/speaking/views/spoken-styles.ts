import { focusRing, token } from '@rubrica/ui';
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
  & .rb-step-prompt {
    display: contents;
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

/** As wide as the player, whose characters are smaller. */
const playerWidth = 'calc(65ch * 14 / 16)';

/** Comments at the moments of a recording. */
const timedStyles = css`
  & .rb-commented {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[8]};
    max-inline-size: ${playerWidth};
  }
  & .rb-timed-add {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[4]} ${token.space[12]};
  }
  & .rb-timed {
    display: grid;
    gap: ${token.space[4]};
    max-inline-size: ${playerWidth};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & .rb-timed > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    align-items: start;
    gap: 0 ${token.space[8]};
    padding: ${token.space[4]};
    border-radius: ${token.radius.control};
    background: ${token.color.sunken};
  }
  & .rb-timed > li[data-current] {
    box-shadow: inset 3px 0 ${token.color.accent};
  }
  & .rb-timed > li:dir(rtl)[data-current] {
    box-shadow: inset -3px 0 ${token.color.accent};
  }
  & .rb-timed p {
    align-self: center;
    margin: 0;
    padding-block: ${token.space[8]};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  & .rb-timed-at {
    min-inline-size: 64px;
    min-block-size: 44px;
    padding-inline: ${token.space[8]};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.control};
    background: ${token.color.surface};
    color: ${token.color.accentInk};
    font: inherit;
    font-size: ${token.font[14]};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  & .rb-timed-at:hover {
    background: ${token.color.hover};
  }
  & .rb-timed-at:focus-visible {
    ${focusRing}
  }
  & .rb-timed-form {
    display: grid;
    gap: ${token.space[8]};
    padding: ${token.space[4]};
  }
  & .rb-timed-form > .rb-acts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[8]};
  }
`;

export const speakingReviewStyles = css`
  ${spokenStyles}
  ${timedStyles}
  ${componentMarksStyles}
`;
