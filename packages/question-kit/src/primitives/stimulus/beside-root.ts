import { focusRing, token } from '@rubrica/ui';
import { styled } from 'styled-components';

/** Its container is the root of the surrounding view; `$minWidth` is the width from which they are side by side. */
export const BesideRoot = styled.div<{ $minWidth: string }>`
  & .rb-source-bar {
    display: flex;
    align-items: center;
    justify-content: space-between;
    inline-size: 100%;
    min-block-size: 48px;
    padding-inline: ${token.space[16]};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.card};
    background: ${token.color.surface};
    color: ${token.color.ink};
    font-weight: 600;
    text-align: start;
    cursor: pointer;
  }
  & .rb-source-bar:focus-visible {
    position: relative;
    z-index: 1;
    ${focusRing}
  }
  & .rb-source-bar::after {
    content: '';
    inline-size: 9px;
    block-size: 9px;
    margin-block-start: -4px;
    border-block-end: 2px solid currentcolor;
    border-inline-end: 2px solid currentcolor;
    rotate: 45deg;
    transition: rotate 140ms;
  }
  & .rb-source-bar:dir(rtl)::after {
    rotate: -45deg;
  }
  & .rb-source-bar[aria-expanded='true'] {
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
  & .rb-source-bar[aria-expanded='true']::after {
    margin-block-start: 4px;
    rotate: 225deg;
  }
  & .rb-source-bar[aria-expanded='true']:dir(rtl)::after {
    rotate: 135deg;
  }
  @container (inline-size < ${(p) => p.$minWidth}) {
    &[data-layout='source'] > .rb-beside {
      position: sticky;
      inset-block-start: 0;
      z-index: 2;
      padding-block: ${token.space[8]};
      background: ${token.color.bg};
    }
    /* Zero height instead of display: none, which would lose the scroll position. */
    &[data-layout='source'] .rb-source {
      visibility: hidden;
      max-block-size: 0;
      overflow: hidden;
    }
    &[data-layout='source'] .rb-source[data-open] {
      visibility: visible;
      max-block-size: min(60dvh, 40rem);
      overflow-y: auto;
      overscroll-behavior: contain;
      padding-inline: ${token.space[16]};
      border: 1px solid ${token.color.line};
      border-block-start: 0;
      border-end-start-radius: ${token.radius.card};
      border-end-end-radius: ${token.radius.card};
      background: ${token.color.surface};
      box-shadow: ${token.shadow.float};
    }
  }
  @container (inline-size >= ${(p) => p.$minWidth}) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${token.space[32]};
    align-items: start;
    & > .rb-beside {
      position: sticky;
      inset-block-start: ${token.space[16]};
    }
    & .rb-source-bar {
      display: none;
    }
    &[data-layout='source'] .rb-source {
      max-block-size: calc(100dvh - ${token.space[32]});
      overflow-y: auto;
      overscroll-behavior: contain;
      padding-inline: ${token.space[24]};
      border: 1px solid ${token.color.line};
      border-radius: ${token.radius.card};
      background: ${token.color.surface};
    }
    &[data-layout='photo'] .rb-figure {
      max-inline-size: none;
    }
  }
  /* A marker's page has a bar of its own that stays. */
  [data-marker] &[data-layout='source'] > .rb-beside {
    position: static;
  }
  @media (prefers-reduced-motion: reduce) {
    & .rb-source-bar::after {
      transition: none;
    }
  }
`;
