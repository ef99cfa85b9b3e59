import { focusRing, lowWindow, token } from '@rubrica/ui';
import { css } from 'styled-components';
import { placingStyles } from '../../primitives/placing/styles.ts';
import { gapTextStyles } from './gap-text-styles.ts';

export const fillInBlanksAnswerStyles = css`
  & .rb-gaptext {
    max-inline-size: 65ch;
    font-size: ${token.font[18]};
    line-height: 3;
    white-space: pre-wrap;
  }
  ${gapTextStyles}
  ${placingStyles}
  & .rb-gap {
    position: relative;
    display: inline-block;
    max-inline-size: 100%;
    line-height: 1.5;
  }
  & :is(.rb-gap, .rb-slot)[data-n]::before {
    content: attr(data-n) / '';
    color: ${token.color.inkFaint};
    font-size: ${token.font[13]};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & .rb-gap[data-n]::before {
    position: absolute;
    inset-inline-start: 10px;
    inset-block-start: 50%;
    translate: 0 -50%;
    pointer-events: none;
  }
  & .rb-gap > input {
    inline-size: 16ch;
    max-inline-size: 100%;
    block-size: 44px;
    padding-block: 0;
    padding-inline: 12px;
    border: 1px solid ${token.color.lineStrong};
    border-radius: ${token.radius.control};
    background: ${token.color.surface};
    color: ${token.color.ink};
    font-size: inherit;
    vertical-align: middle;
  }
  & .rb-gap[data-n] > input {
    padding-inline-start: 34px;
  }
  & .rb-gap > input:focus-visible {
    ${focusRing}
    border-color: ${token.color.focus};
  }
  & .rb-gap > input:read-only {
    background: ${token.color.sunken};
    border-color: ${token.color.line};
  }
  & .rb-bank {
    margin-block-end: ${token.space[16]};
  }
  /* A gap that has the focus is never beneath the words. */
  & .rb-slot {
    scroll-margin-block: calc(min(40dvh, 50cqb) + ${token.space[8]}) ${token.space[8]};
  }
  @media ${lowWindow} {
    & .rb-bank {
      position: static;
      max-block-size: none;
    }
    & .rb-slot {
      scroll-margin-block-start: ${token.space[8]};
    }
  }
`;
