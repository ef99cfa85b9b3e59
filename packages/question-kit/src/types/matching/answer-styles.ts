import { focusRing, token } from '@rubrica/ui';
import { css } from 'styled-components';
import { placingStyles } from '../../primitives/placing/styles.ts';

export const matchingAnswerStyles = css`
  ${placingStyles}
  & .rb-match {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[12]} ${token.space[16]};
  }
  & .rb-match > .rb-hint {
    grid-column: 1 / -1;
    font-size: ${token.font[14]};
  }
  & .rb-pairs {
    display: grid;
    gap: ${token.space[8]};
    list-style: none;
  }
  & .rb-pair {
    display: grid;
    gap: ${token.space[8]};
    padding: ${token.space[8]};
    padding-inline-start: 14px;
    border: 1px solid ${token.color.line};
    border-radius: 8px;
    background: ${token.color.surface};
  }
  & .rb-left {
    align-self: center;
    overflow-wrap: anywhere;
  }
  & .rb-place {
    position: relative;
    display: grid;
    min-inline-size: 0;
  }
  & .rb-place > .rb-slot {
    inline-size: 100%;
    min-inline-size: 0;
    padding-inline: 12px;
  }
  & .rb-place > .rb-slot:not(:last-child) {
    padding-inline-end: 48px;
  }
  & .rb-slot[aria-disabled] {
    cursor: default;
  }
  & .rb-choose {
    color: ${token.color.inkFaint};
    font-size: ${token.font[14]};
  }
  & .rb-clear {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    inline-size: 44px;
    display: grid;
    place-items: center;
    border: 0;
    border-radius: ${token.radius.control};
    background: none;
    color: ${token.color.accentInk};
    cursor: pointer;
  }
  & .rb-clear:focus-visible {
    ${focusRing}
  }
  & .rb-clear::before {
    content: '';
    inline-size: 12px;
    block-size: 12px;
    background: currentcolor;
    opacity: 0.75;
    clip-path: polygon(
      12% 0,
      50% 38%,
      88% 0,
      100% 12%,
      62% 50%,
      100% 88%,
      88% 100%,
      50% 62%,
      12% 100%,
      0 88%,
      38% 50%,
      0 12%
    );
  }
  & .rb-clear:hover::before {
    opacity: 1;
  }
  /* Below the pairs the choices stay within reach of a thumb; a place that has the focus is never beneath them. */
  & .rb-match .rb-slot {
    scroll-margin-block: ${token.space[8]} 30dvh;
  }
  & .rb-match > .rb-bank:not([data-still]) {
    inset-block: auto 0;
    max-block-size: 26dvh;
    padding: ${token.space[8]};
  }
  @container (inline-size >= 28rem) {
    & .rb-pair {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      gap: ${token.space[12]};
    }
  }
  @container (inline-size >= 44rem) {
    & .rb-match {
      grid-template-columns: minmax(0, 1fr) minmax(12rem, 15rem);
      align-items: start;
    }
    & .rb-match > .rb-bank:not([data-still]) {
      inset-block: ${token.space[8]} auto;
      max-block-size: calc(100dvh - ${token.space[48]});
    }
    & .rb-match > .rb-bank {
      flex-direction: column;
      flex-wrap: nowrap;
    }
    & .rb-match > .rb-bank > .rb-card {
      flex: none;
    }
    & .rb-match .rb-slot {
      scroll-margin-block-end: ${token.space[8]};
    }
  }
`;
